/** What is to be reported to PPATK: its report, its documents, the first screen, in English. */
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
  'Sedikitnya 3 huruf': 'At least 3 characters',
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
  'Transaksi {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    'Transaction {nomor} was already reported under number {no_laporan} by {user_id}',
  'Transaksi orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    "This person's transactions on {tgl} no longer reach the reporting sum",
  'Sebelum transaksinya': 'Before the transaction',
  'Identitas pelanggan harus diisi: transaksinya hari ini {jumlah}, di semua toko':
    "The customer's identity is needed: transactions of {jumlah} today, over all shops",
  'Isi identitas pembeli (F3): mulai Rp 100 juta sehari.':
    "Fill in the buyer's identity (F3): from Rp 100 million a day.",
  'Isi identitas: mulai Rp 100 juta sehari.': 'Fill in the identity: from Rp 100 million a day.',
}
