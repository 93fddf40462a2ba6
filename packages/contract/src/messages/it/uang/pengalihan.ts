/** Money moved from one deposit to another, in Italian. */
export const pengalihan: Readonly<Record<string, string>> = {
  'Alihkan saldo': 'Trasferisci il saldo',
  'Dari titipan': 'Dal deposito',
  'Isi jumlah yang dialihkan.': "Inserisci l'importo da trasferire.",
  'Jumlah dialihkan': 'Importo da trasferire',
  'Ke titipan': 'Al deposito',
  'Nomor, nama, atau telepon': 'Numero, nome o telefono',
  'Pengalihan Saldo Uang': 'Trasferimento di saldo',
  'Pilih titipan asal.': 'Scegli il deposito di partenza.',
  'Pilih titipan lain': 'Scegli un altro deposito',
  'Pilih titipan tujuan.': 'Scegli il deposito di arrivo.',
  'Saldo asal menjadi {dari}, tujuan menjadi {ke}.':
    "L'origine diventa {dari}, la destinazione {ke}.",
  'Saldo dialihkan': 'Saldo trasferito',
  'Saldo {nomor}': 'Saldo di {nomor}',
  'Uang dari satu titipan terbuka ke titipan lain, dengan persetujuan.':
    'Denaro da un deposito aperto a un altro, con approvazione.',
  '{nomor} tidak terbuka lagi.': '{nomor} non è più aperto.',
}
