/** What is to be reported to PPATK: its report, the purchase, the first screen, in Malay. */
export const tugasPpatk: Readonly<Record<string, string>> = {
  'Laporan Transaksi Besar': 'Laporan Transaksi Besar',
  'Belum dilaporkan': 'Belum dilaporkan',
  'Sudah dilaporkan': 'Sudah dilaporkan',
  Gugur: 'Tidak lagi perlu',
  'Wajib dilaporkan': 'Wajib dilaporkan',
  'Mendekati batas lapor': 'Hampir had laporan',
  'Jumlah sehari': 'Jumlah sehari',
  Tingkat: 'Peringkat',
  'Batas lapor': 'Lapor sebelum',
  'Nomor laporan': 'Nombor laporan',
  'Tanggal laporan': 'Tarikh laporan',
  'Pembelian {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    'Belian {nomor} sudah dilaporkan dengan nombor {no_laporan} oleh {user_id}',
  'Pembelian dari orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    'Belian daripada orang ini pada {tgl} tidak lagi mencapai had laporan',
  'Sedikitnya 3 huruf': 'Sekurang-kurangnya 3 huruf',
  'Sebelum pembeliannya': 'Sebelum beliannya',
  'Tanggal itu belum tiba': 'Tarikh itu belum tiba',
  'Transaksi besar belum dilaporkan: {jumlah}': 'Transaksi besar belum dilaporkan: {jumlah}',
  'Laporan PPATK': 'Laporan PPATK',
  'paling lambat {tgl}': 'selewat-lewatnya {tgl}',
  '{jumlah} sehari, di semua toko': '{jumlah} sehari, di semua kedai',
  'nomor {no_laporan}, {tgl}, oleh {user_id}': 'nombor {no_laporan}, {tgl}, oleh {user_id}',
  'Catat laporan PPATK': 'Catat laporan PPATK',
  'Laporan PPATK {nomor} dicatat': 'Laporan PPATK {nomor} dicatat',
  'Ini hanya mencatat nomornya: laporannya sendiri dibuat di goAML.':
    'Ini hanya mencatat nombornya: laporannya dibuat di goAML.',
}
