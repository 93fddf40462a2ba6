/** Expected refusals and other words of the contract, in Malay. */
export const refusals: Readonly<Record<string, string>> = {
  'Baki {kode_baki} sudah dihapus, aktifkan dulu di Master Baki':
    'Dulang {kode_baki} telah dipadam, aktifkan dahulu di Induk Dulang',
  'Permintaan tidak dapat dibaca: {bidang}': 'Permintaan tidak dapat dibaca: {bidang}',
  'Periksa isian yang ditandai': 'Semak ruangan yang ditanda',
  'Permintaan ini harus membawa Idempotency-Key (UUID)':
    'Permintaan ini mesti membawa Idempotency-Key (UUID)',
  'Sesi Anda sudah berakhir, silahkan masuk lagi': 'Sesi anda sudah tamat, sila log masuk semula',
  'User id atau Password yang anda masukan salah': 'ID pengguna atau kata laluan salah',
  'Incorrect username or password': 'Nama pengguna atau kata laluan salah',
  'Anda tidak punya hak untuk ini': 'Anda tiada hak untuk ini',
  'Modul {modul} tidak aktif di toko ini': 'Modul {modul} tidak aktif di kedai ini',
  'Anda tidak boleh bekerja untuk toko {kode_toko}':
    'Anda tidak boleh bekerja untuk kedai {kode_toko}',
  'Data Tidak Ditemukan': 'Data tidak dijumpai',
  'DELETED: {kode} pernah dihapus': 'DELETED: {kode} pernah dipadam',
  'Kode {kode} sudah dipakai': 'Kod {kode} sudah digunakan',
  '{kode} masih dipakai oleh {oleh}': '{kode} masih digunakan oleh {oleh}',
  'Data sudah diubah orang lain, muat ulang dahulu':
    'Data sudah diubah orang lain, muat semula dahulu',
  'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan':
    'Kedai sudah ditutup oleh {user_id} untuk tarikh {tgl}. Transaksi belum disimpan',
  'Faktur {nomor} sudah dibatalkan': 'Faktur {nomor} sudah dibatalkan',
  'Sedang ada transaksi lain yang belum selesai, silahkan coba lagi':
    'Ada transaksi lain yang belum selesai, sila cuba lagi',
  'Kunci permintaan ini sudah dipakai untuk isi yang lain':
    'Kunci permintaan ini sudah digunakan untuk isi yang lain',
  'Total berubah dari {total_dilihat} menjadi {total_sekarang}, periksa dahulu':
    'Jumlah berubah dari {total_dilihat} kepada {total_sekarang}, semak dahulu',
  'Harga emas untuk {kode_kadar} belum ada di papan harga':
    'Harga emas untuk {kode_kadar} belum ada di papan harga',
  'Pembayaran kurang {kurang}': 'Bayaran kurang {kurang}',
  'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}':
    'Bayaran bukan tunai melebihi baki sebanyak {lebih}',
  'Pilih sedikitnya satu cara pembayaran': 'Pilih sekurang-kurangnya satu cara bayaran',
  'Belum ada barang di nota': 'Belum ada barang dalam nota',
  '{label} {kode} tidak ada': '{label} {kode} tidak wujud',
  'Kadar tidak boleh 0': 'Ketulenan tidak boleh 0',
  'Kadar tidak boleh lebih dari {maks}': 'Ketulenan tidak boleh melebihi {maks}',
  'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'Jualan {tgl} tidak boleh dibatalkan, hanya pada hari yang sama',
  'Password lama salah': 'Kata laluan lama salah',
  'Password baru sedikitnya 8 huruf dan tidak mudah ditebak':
    'Kata laluan baharu sekurang-kurangnya 8 aksara dan tidak mudah diteka',
  'Perlu otorisasi supervisor: {kategori}': 'Perlu kebenaran penyelia: {kategori}',
  'Otorisasi tidak berlaku untuk perintah ini, minta otorisasi baru':
    'Kebenaran tidak sah untuk arahan ini, minta yang baharu',
  'Hanya SPV atau OWN toko ini yang dapat menyetujui':
    'Hanya SPV atau OWN kedai ini boleh meluluskan',
  'Masih ada yang belum selesai: {apa}': 'Masih ada yang belum selesai: {apa}',
  'Jangan menulis nomor kartu di {bidang}, cukup 4 angka terakhir':
    'Jangan tulis nombor kad dalam {bidang}, cukup 4 angka terakhir',
  'Toko hanya dapat dibuka lagi di hari yang sama, selama hari berikutnya belum dipakai':
    'Kedai hanya boleh dibuka semula pada hari yang sama, selagi hari berikutnya belum digunakan',
  'Jurnal tidak seimbang, tidak ada yang disimpan': 'Jurnal tidak seimbang, tiada yang disimpan',
  'Akun {jenis_akun} untuk {trx} {type} belum diatur di Parameter Akun':
    'Akaun {jenis_akun} untuk {trx} {type} belum ditetapkan di Parameter Akun',
  'Terlalu banyak percobaan, tunggu {detik} detik lalu coba lagi':
    'Terlalu banyak percubaan, tunggu {detik} saat dan cuba lagi',
  'Server sedang sibuk, silahkan coba lagi sebentar':
    'Pelayan sedang sibuk, sila cuba sebentar lagi',
  'Jumlah harus lebih dari 0': 'Jumlah mesti lebih daripada 0',
  'Kirim barang antar cabang': 'Penghantaran antara cawangan',
}
