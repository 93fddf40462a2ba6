/** Home: gold and money, what is wrong, first steps, in Malay. */
export const beranda: Readonly<Record<string, string>> = {
  'Harga emas belum diperbarui sejak {tgl}': 'Harga emas belum dikemas kini sejak {tgl}',
  'Selisih saat tutup toko {toko} {tgl}': 'Perbezaan semasa tutup kedai {toko} {tgl}',
  'Emas di baki': 'Emas dalam dulang',
  'Margin {tgl}': 'Margin {tgl}',
  'Per {tgl}': 'Setakat {tgl}',
  'Barang terjual, tanpa PPN dan modalnya': 'Barang terjual, tanpa PPN dan modalnya',
  'Emas dan uang per toko': 'Emas dan wang ikut kedai',
  'Langkah awal': 'Langkah pertama',
  'Langkah awal: {selesai} dari {jumlah} selesai':
    'Langkah pertama: {selesai} daripada {jumlah} selesai',
  'Sembunyikan daftar ini': 'Sembunyikan senarai ini',
  'Nama dan alamat toko': 'Nama dan alamat kedai',
  'Tercetak di setiap nota.': 'Dicetak pada setiap nota.',
  'Harga emas hari ini': 'Harga emas hari ini',
  'Tanpa harga emas barang gram tidak dapat dijual.':
    'Tanpa harga emas barang gram tidak boleh dijual.',
  'Orang yang menjual': 'Orang yang menjual',
  'Setiap nota menyebut sales-nya.': 'Setiap nota menyebut jurujualnya.',
  'Tempat barang di etalase; beberapa sudah ada.': 'Tempat barang di pameran; beberapa sudah ada.',
  'Rekening bank toko': 'Akaun bank kedai',
  'Untuk transfer, kartu dan QRIS.': 'Untuk pindahan, kad dan QRIS.',
  'Barang, uang, pinjaman dan titipan yang sudah ada, lewat Excel.':
    'Barang, wang, pinjaman dan simpanan yang sudah ada, melalui Excel.',
  'Barang pertama': 'Barang pertama',
  'Satu per satu, atau lewat Saldo Awal.': 'Satu demi satu, atau melalui Baki Awal.',
  'User untuk kasir dan supervisor': 'Pengguna untuk juruwang dan penyelia',
  'Setiap orang masuk dengan user sendiri.': 'Setiap orang masuk dengan pengguna sendiri.',
  'Cadangan data': 'Sandaran data',
  'Dibuat tiap malam bila BACKUP_DIR dipasang, atau dengan npm run backup.':
    'Dibuat setiap malam jika BACKUP_DIR ditetapkan, atau dengan npm run backup.',
  'Penjualan pertama': 'Jualan pertama',
  'Pindai barangnya, terima uangnya, simpan dengan F10.':
    'Imbas barang, terima wang, simpan dengan F10.',
  'Harga jual per gram di {jumlah} toko': 'Harga jual segram di {jumlah} kedai',
  'Per baris': 'Mengikut baris',
  'Saldo per tempat': 'Baki setiap tempat',
  'Saldo Akhir': 'Baki Akhir',
  'Selisih saat tutup toko, {jumlah} kali': 'Perbezaan semasa tutup kedai, {jumlah} kali',
  'Setelah hutang emas': 'Selepas hutang emas',
  'di baki': 'dalam dulang',
}
