/** Trays on the scale, in Malay. */
export const timbangBaki: Readonly<Record<string, string>> = {
  'Timbang Baki': 'Timbang Dulang',
  'Baris timbangan': 'Baris penimbang',
  'Belum ditimbang hari ini ({jumlah}): {baki}': 'Belum ditimbang hari ini ({jumlah}): {baki}',
  'Laporan Timbang Baki': 'Laporan Timbang Dulang',
  'Timbang Baki Tersdia': 'Sedia menimbang dulang',
  'Mohon Untuk Pilih Kode Gudang': 'Sila pilih kod gudang',
  'Berat buku': 'Berat buku',
  'Isi berubah': 'Isi berubah',
  Toleransi: 'Toleransi',
  'Alasan sedikitnya 5 huruf': 'Sebab sekurang-kurangnya 5 huruf',
  Bersihkan: 'Kosongkan',
  'Bersihkan daftar': 'Kosongkan senarai',
  'Bersihkan daftar hari ini? Yang sudah ditimbang tetap ada di laporan.':
    'Kosongkan senarai hari ini? Yang sudah ditimbang kekal dalam laporan.',
  'Belum ditimbang': 'Belum ditimbang',
  'Daftar hari ini': 'Senarai hari ini',
  'Baki yang ditimbang': 'Dulang yang ditimbang',
  'Pindai atau pilih baki, lalu baca timbangan.':
    'Imbas atau pilih dulang, kemudian baca penimbang.',
  'Ditimbang saat buka dan tutup: barang yang tertukar terlihat di sini.':
    'Ditimbang semasa buka dan tutup: barang yang ditukar kelihatan di sini.',
  'Pindai baki, atau berat dari timbangan': 'Imbas dulang, atau berat dari penimbang',
  'Baki {kode} tidak dikenal': 'Dulang {kode} tidak dikenali',
  'Mulai timbang': 'Mula menimbang',
  'Simpan berat': 'Simpan berat',
  'Simpan alasan': 'Simpan sebab',
  'Isi baki berubah saat ditimbang': 'Isi dulang berubah semasa ditimbang',
  'Selisih sama dengan berat barang ini, cari dahulu:':
    'Beza sama dengan berat barang ini, cari dahulu:',
  'Baki belum ditimbang': 'Dulang belum ditimbang',
  'Baki {kode_baki} sudah ditimbang oleh {user_id}, mulai timbang lagi bila perlu':
    'Dulang {kode_baki} sudah ditimbang oleh {user_id}, mula semula jika perlu',
  'Berat label satu barang (mg)': 'Berat satu label (mg)',
  'Ditambahkan untuk setiap barang di baki saat baki ditimbang.':
    'Ditambah bagi setiap barang dalam dulang semasa ditimbang.',
  'Toleransi timbang baki (mg)': 'Toleransi timbang dulang (mg)',
  'Baki yang selisihnya sampai sekian tetap cocok, berapa pun isinya.':
    'Dulang yang bezanya sehingga nilai ini tetap sepadan, berapa pun isinya.',
  'Toleransi timbang baki per barang (mg)': 'Toleransi timbang dulang setiap barang (mg)',
  'Dikalikan jumlah barang di baki; yang lebih besar dari kedua toleransi yang dipakai.':
    'Didarab bilangan barang; toleransi yang lebih besar digunakan.',
  'Timbang baki sebelum tutup toko': 'Timbang dulang sebelum tutup kedai',
  'Baki berisi yang belum ditimbang hari itu disebut saat tutup toko.':
    'Dulang berisi yang belum ditimbang hari itu disebut semasa tutup kedai.',
  'Tidak disebut': 'Tidak disebut',
  Diingatkan: 'Diingatkan',
  'Disebut sebagai yang masih terbuka': 'Disebut sebagai yang masih terbuka',
}
