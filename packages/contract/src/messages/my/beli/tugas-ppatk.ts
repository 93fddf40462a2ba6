/** What is to be reported to PPATK: its report, its documents, the first screen, in Malay. */
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
  'Sedikitnya 3 huruf': 'Sekurang-kurangnya 3 huruf',
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
  'Transaksi {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    'Transaksi {nomor} sudah dilaporkan dengan nombor {no_laporan} oleh {user_id}',
  'Transaksi orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    'Transaksi orang ini pada {tgl} tidak lagi mencapai had laporan',
  'Sebelum transaksinya': 'Sebelum transaksinya',
  'Identitas pelanggan harus diisi: transaksinya hari ini {jumlah}, di semua toko':
    'Identiti pelanggan perlu diisi: transaksinya hari ini {jumlah}, di semua kedai',
  'Isi identitas pembeli (F3): mulai Rp 100 juta sehari.':
    'Isi identiti pembeli (F3): mulai Rp 100 juta sehari.',
  'Isi identitas: mulai Rp 100 juta sehari.': 'Isi identiti: mulai Rp 100 juta sehari.',
}
