/** Reports of money, in Italian. */
export const laporanUang: Readonly<Record<string, string>> = {
  'Laporan Kas': 'Registro di cassa',
  'Laporan Bank': 'Registro delle banche',
  'Laporan Mutasi Uang': 'Report dei trasferimenti di denaro',
  'Laporan Biaya': 'Report delle spese',
  'Laporan Kirim Uang Pusat': 'Report del denaro inviato alla sede',
  'Laporan Terima Uang': 'Report del denaro ricevuto',
  'Pengeluaran bukan biaya': 'Uscite che non sono costi',
  'Penerimaan lain': 'Altri incassi',
  'Per dokumen': 'Per documento',
  'Per kategori': 'Per categoria',
  'Nama kategori': 'Nome categoria',
  'Diterima pada': 'Ricevuto il',
  Dibukukan: 'Contabilizzato',
  'Nomor terima': 'Numero di ricezione',
}
