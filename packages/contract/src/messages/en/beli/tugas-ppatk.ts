/** What is to be reported to PPATK: its report, the purchase, the first screen, in English. */
export const tugasPpatk: Readonly<Record<string, string>> = {
  'Laporan Transaksi Besar': 'Large Transactions Report',
  'Belum dilaporkan': 'Not reported yet',
  'Sudah dilaporkan': 'Reported',
  Gugur: 'No longer due',
  'Wajib dilaporkan': 'To be reported',
  'Mendekati batas lapor': 'Near the reporting sum',
  'Jumlah sehari': 'Sum of the day',
  Tingkat: 'Level',
  'Batas lapor': 'Report by',
  'Nomor laporan': 'Report number',
  'Tanggal laporan': 'Date of the report',
  'Pembelian {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    'Purchase {nomor} was already reported under number {no_laporan} by {user_id}',
  'Pembelian dari orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    'What was bought of this person on {tgl} no longer reaches the reporting sum',
  'Sedikitnya 3 huruf': 'At least 3 characters',
  'Sebelum pembeliannya': 'Before the purchase',
  'Tanggal itu belum tiba': 'That day has not come yet',
  'Transaksi besar belum dilaporkan: {jumlah}': 'Large transactions not reported yet: {jumlah}',
  'Laporan PPATK': 'Report to PPATK',
  'paling lambat {tgl}': 'by {tgl} at the latest',
  '{jumlah} sehari, di semua toko': '{jumlah} that day, over all shops',
  'nomor {no_laporan}, {tgl}, oleh {user_id}': 'number {no_laporan}, {tgl}, by {user_id}',
  'Catat laporan PPATK': 'Keep the report to PPATK',
  'Laporan PPATK {nomor} dicatat': 'Report of {nomor} to PPATK kept',
  'Ini hanya mencatat nomornya: laporannya sendiri dibuat di goAML.':
    'This only keeps its number: the report itself is made in goAML.',
}
