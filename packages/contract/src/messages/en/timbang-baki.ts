/** Trays on the scale, in English. */
export const timbangBaki: Readonly<Record<string, string>> = {
  'Timbang Baki': 'Weigh Trays',
  'Baris timbangan': 'Line of the scale',
  'Belum ditimbang hari ini ({jumlah}): {baki}': 'Not weighed today ({jumlah}): {baki}',
  'Laporan Timbang Baki': 'Tray Weighing Report',
  'Timbang Baki Tersdia': 'Ready to weigh a tray',
  'Mohon Untuk Pilih Kode Gudang': 'Please choose a store room',
  'Berat buku': 'Book weight',
  'Isi berubah': 'Content changed',
  Toleransi: 'Tolerance',
  'Alasan sedikitnya 5 huruf': 'The reason needs at least 5 letters',
  Bersihkan: 'Clear',
  'Bersihkan daftar': 'Clear the list',
  'Bersihkan daftar hari ini? Yang sudah ditimbang tetap ada di laporan.':
    'Clear today’s list? What was weighed stays in the report.',
  'Belum ditimbang': 'Not weighed yet',
  'Daftar hari ini': 'Today’s list',
  'Baki yang ditimbang': 'Weighed trays',
  'Pindai atau pilih baki, lalu baca timbangan.': 'Scan or choose a tray, then read the scale.',
  'Ditimbang saat buka dan tutup: barang yang tertukar terlihat di sini.':
    'Weighed at opening and closing: a piece that was swapped shows here.',
  'Pindai baki, atau berat dari timbangan': 'Scan a tray, or a weight from the scale',
  'Baki {kode} tidak dikenal': 'Tray {kode} is not known',
  'Mulai timbang': 'Start weighing',
  'Simpan berat': 'Save the weight',
  'Simpan alasan': 'Save the reason',
  'Isi baki berubah saat ditimbang': 'The content of the tray changed while it was weighed',
  'Selisih sama dengan berat barang ini, cari dahulu:':
    'The difference equals the weight of these pieces, look for them first:',
  'Baki belum ditimbang': 'Trays not weighed',
  'Baki {kode_baki} sudah ditimbang oleh {user_id}, mulai timbang lagi bila perlu':
    'Tray {kode_baki} was already weighed by {user_id}, start again if needed',
  'Berat label satu barang (mg)': 'Weight of one label (mg)',
  'Ditambahkan untuk setiap barang di baki saat baki ditimbang.':
    'Added for each piece in the tray when the tray is weighed.',
  'Toleransi timbang baki (mg)': 'Tolerance of a weighed tray (mg)',
  'Baki yang selisihnya sampai sekian tetap cocok, berapa pun isinya.':
    'A tray that is off by up to this still agrees, however much is in it.',
  'Toleransi timbang baki per barang (mg)': 'Tolerance of a weighed tray for each piece (mg)',
  'Dikalikan jumlah barang di baki; yang lebih besar dari kedua toleransi yang dipakai.':
    'Times the pieces in the tray; the larger of the two tolerances counts.',
  'Timbang baki sebelum tutup toko': 'Weigh trays before closing',
  'Baki berisi yang belum ditimbang hari itu disebut saat tutup toko.':
    'Trays with pieces that were not weighed that day are named at closing.',
  'Tidak disebut': 'Not named',
  Diingatkan: 'Reminded',
  'Disebut sebagai yang masih terbuka': 'Named as still open',
}
