/** Checks of documents about customers' money, in Italian. */
export const validasi: Readonly<Record<string, string>> = {
  'Cocokkan slip dengan uangnya. Dokumen sendiri diperiksa orang lain.':
    'Confronta la ricevuta con il denaro. I tuoi documenti li verifica un altro.',
  'Dokumen titipan belum divalidasi': 'Documenti di deposito non ancora verificati',
  'Masuk ke titipan': 'Al deposito',
  'Validasi Titipan': 'Verifica depositi',
}
