/** Expected refusals and other words of the contract, in English. */
export const refusals: Readonly<Record<string, string>> = {
  'Baki {kode_baki} sudah dihapus, aktifkan dulu di Master Baki':
    'Tray {kode_baki} was deleted, reactivate it in Trays first',
  'Permintaan tidak dapat dibaca: {bidang}': 'The request cannot be read: {bidang}',
  'Periksa isian yang ditandai': 'Check the marked fields',
  'Permintaan ini harus membawa Idempotency-Key (UUID)':
    'This request must carry an Idempotency-Key (UUID)',
  'Sesi Anda sudah berakhir, silahkan masuk lagi': 'Your session has ended, please log in again',
  'User id atau Password yang anda masukan salah': 'The user id or password is wrong',
  'Incorrect username or password': 'Incorrect username or password',
  'Anda tidak punya hak untuk ini': 'You do not have the right to do this',
  'Modul {modul} tidak aktif di toko ini': 'Module {modul} is off in this store',
  'Anda tidak boleh bekerja untuk toko {kode_toko}': 'You may not work for store {kode_toko}',
  'Data Tidak Ditemukan': 'Data not found',
  'DELETED: {kode} pernah dihapus': 'DELETED: {kode} was deleted before',
  'Kode {kode} sudah dipakai': 'Code {kode} is already in use',
  '{kode} masih dipakai oleh {oleh}': '{kode} is still used by {oleh}',
  'Data sudah diubah orang lain, muat ulang dahulu': 'Someone else has changed this, reload first',
  'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan':
    '{user_id} has closed the store for {tgl}. The transaction is not saved',
  'Faktur {nomor} sudah dibatalkan': 'Invoice {nomor} is already cancelled',
  'Sedang ada transaksi lain yang belum selesai, silahkan coba lagi':
    'Another transaction is not finished yet, please try again',
  'Kunci permintaan ini sudah dipakai untuk isi yang lain':
    'The key of this request was used for another body',
  'Total berubah dari {total_dilihat} menjadi {total_sekarang}, periksa dahulu':
    'The total changed from {total_dilihat} to {total_sekarang}, please check',
  'Harga emas untuk {kode_kadar} belum ada di papan harga':
    'The board has no gold price for {kode_kadar} yet',
  'Pembayaran kurang {kurang}': 'The payment is short by {kurang}',
  'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}':
    'Payment other than cash exceeds the balance by {lebih}',
  'Pilih sedikitnya satu cara pembayaran': 'Choose at least one way to pay',
  'Belum ada barang di nota': 'There is no piece on the nota yet',
  '{label} {kode} tidak ada': '{label} {kode} does not exist',
  'Kadar tidak boleh 0': 'Purity cannot be 0',
  'Kadar tidak boleh lebih dari {maks}': 'Purity cannot exceed {maks}',
  'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'The sale of {tgl} cannot be cancelled, only the same day',
  'Password lama salah': 'The old password is wrong',
  'Password baru sedikitnya 8 huruf dan tidak mudah ditebak':
    'The new password needs at least 8 characters and must not be easy to guess',
  'Perlu otorisasi supervisor: {kategori}': 'A supervisor must approve: {kategori}',
  'Otorisasi tidak berlaku untuk perintah ini, minta otorisasi baru':
    'The approval does not hold for this command, ask for a new one',
  'Hanya SPV atau OWN toko ini yang dapat menyetujui':
    'Only an SPV or OWN of this store may approve',
  'Masih ada yang belum selesai: {apa}': 'Something is still open: {apa}',
  'Jangan menulis nomor kartu di {bidang}, cukup 4 angka terakhir':
    'Do not write a card number in {bidang}, the last 4 digits are enough',
  'Toko hanya dapat dibuka lagi di hari yang sama, selama hari berikutnya belum dipakai':
    'The store can be reopened only the same day, while the next day is unused',
  'Jurnal tidak seimbang, tidak ada yang disimpan':
    'The journal does not balance, nothing was saved',
  'Akun {jenis_akun} untuk {trx} {type} belum diatur di Parameter Akun':
    'Account {jenis_akun} for {trx} {type} is not set in Parameter Akun',
  'Terlalu banyak percobaan, tunggu {detik} detik lalu coba lagi':
    'Too many tries, wait {detik} seconds and try again',
  'Server sedang sibuk, silahkan coba lagi sebentar':
    'The server is busy, please try again in a moment',
  'Jumlah harus lebih dari 0': 'The amount must be more than 0',
  'Kirim barang antar cabang': 'Shipping between branches',
}
