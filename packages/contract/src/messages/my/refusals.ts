/** Expected refusals and other words of the contract, in Malay. */
export const refusals: Readonly<Record<string, string>> = {
  'Password contoh hanya diterima di komputer server itu sendiri. Ganti dahulu di sana':
    'Kata laluan contoh hanya diterima di komputer pelayan itu sendiri. Tukar dahulu di sana',
  'Sudah {maks} nota ditahan di toko ini, ambil atau hapus yang lama dahulu':
    'Sudah {maks} nota ditahan di kedai ini, ambil atau padam yang lama dahulu',
  'Nota ini terlalu besar untuk ditahan': 'Nota ini terlalu besar untuk ditahan',
  'Baki {kode_baki} untuk kategori {kategori_baki}, sedangkan {nama} termasuk {kategori}. Barang lain dari kategori lain: {lagi}.':
    'Dulang {kode_baki} untuk kategori {kategori_baki}, manakala {nama} tergolong {kategori}. Barang lain daripada kategori lain: {lagi}.',
  'Ada tanda yang tidak dapat ditulis': 'Ada tanda yang tidak boleh ditulis',
  'Perintah tidak dikenal': 'Perintah tidak dikenali',
  'Alamat menunjuk server lain: kuncinya dihapus, ketik lagi':
    'Alamat menunjuk pelayan lain: kuncinya dipadam, taip semula',
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
  'Server ini hanya melayani {kode_toko}. Masuk di alamat toko Anda sendiri':
    'Pelayan ini hanya untuk {kode_toko}. Log masuk di alamat kedai anda sendiri',
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
  'Kondisi pinjaman': 'Keadaan cagaran',
  'Plafond hutang untuk kadar': 'Had pinjaman untuk ketulenan',
  'Hutang {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}':
    'Pinjaman {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}',
  'Hutang {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Pinjaman {nomor} baru berubah di tempat lain, muat semula dahulu',
  'Izin usaha gadai toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'Lesen pajak gadai kedai ini belum diisi, lengkapkan di Tetapan Kedai dahulu',
  'Izin usaha gadai toko ini habis tanggal {tgl}, perbarui di Setting Toko dahulu':
    'Lesen pajak gadai kedai ini tamat pada {tgl}, perbaharui di Tetapan Kedai dahulu',
  'Pinjaman {jumlah} melebihi plafond {plafond}': 'Pinjaman {jumlah} melebihi had {plafond}',
  'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}':
    'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}',
  'Pinjaman {jumlah} tidak dilayani, tidak ada Parameter Bunga Hutang untuk jumlah itu':
    'Pinjaman {jumlah} tidak dilayan, tiada Parameter Faedah untuk jumlah itu',
  'Barang dengan kondisi {kondisi} tidak diterima sebagai jaminan':
    'Barang berkeadaan {kondisi} tidak diterima sebagai cagaran',
  'Hutang {nomor} baru boleh dilelang setelah {tgl}':
    'Pinjaman {nomor} hanya boleh dilelong selepas {tgl}',
  'Beri tahu pelanggan dahulu: belum ada pemberitahuan setelah jatuh tempo {tgl}':
    'Maklumkan pelanggan dahulu: belum ada pemberitahuan selepas tarikh matang {tgl}',
  'Lelang {nomor} tidak punya kelebihan untuk dibayar':
    'Lelong {nomor} tiada lebihan untuk dibayar',
  '{nomor} tidak punya dokumen yang dapat dibatalkan di sini':
    '{nomor} tiada dokumen yang boleh dibatalkan di sini',
  'Sesudah {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu':
    'Selepas {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu',
  'Dokumen {nomor} tanggal {tgl} tidak dapat dibatalkan, hanya di hari yang sama':
    'Dokumen {nomor} bertarikh {tgl} tidak boleh dibatalkan, hanya pada hari yang sama',
  'Dokumen {nomor} Anda buat sendiri, pemeriksaan harus oleh orang lain':
    'Dokumen {nomor} dibuat oleh anda sendiri, semakan mesti oleh orang lain',
  'Dokumen {nomor} sudah diperiksa oleh {user_id}': 'Dokumen {nomor} sudah disemak oleh {user_id}',
  'Barang jaminan itu tidak ada': 'Barang cagaran itu tiada',
  'Sedikitnya satu barang tetap dijaminkan': 'Sekurang-kurangnya satu barang kekal dicagarkan',
  ditebus: 'ditebus',
  diperpanjang: 'disambung',
  dilelang: 'dilelong',
  'dilelang dan kelebihannya dibayar': 'dilelong dan lebihannya dibayar',
  dibatalkan: 'dibatalkan',
  'Tarif pajak kelas {kelas} belum ada, isi dulu di Parameter Pajak':
    'Kadar cukai kelas {kelas} belum ada, isi dahulu di Parameter Pajak',
  'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini':
    'Barang berlian {kode_barcode} tidak boleh dijual, modul Berlian tidak aktif di kedai ini',
  'Harga emas {kadar} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Baris lain di atas batas: {lagi}.':
    'Harga emas {kadar} berubah {persen}%, daripada Rp {lama} kepada Rp {baru}. Baris lain melebihi had: {lagi}.',
  'Berat {nama} {berat} g, di atas batas {batas} g. Barang lain di atas batas: {lagi}.':
    'Berat {nama} {berat} g, melebihi had {batas} g. Barang lain melebihi had: {lagi}.',
  '{label} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Isian lain di atas batas: {lagi}.':
    '{label} berubah {persen}%, daripada Rp {lama} kepada Rp {baru}. Medan lain melebihi had: {lagi}.',
  '{label} Rp {baru} per gram, di atas harga jual emas tertinggi Rp {papan}. Isian lain di atas batas: {lagi}.':
    '{label} Rp {baru} segram, melebihi harga jual emas tertinggi Rp {papan}. Medan lain melebihi had: {lagi}.',
  'Modal {nama} Rp {modal} per gram, harga jual emas Rp {papan}. Barang lain yang jauh berbeda: {lagi}.':
    'Modal {nama} Rp {modal} segram, harga jual emas Rp {papan}. Barang lain yang jauh berbeza: {lagi}.',
  'Ini hanya dapat disetujui oleh OWN': 'Hanya OWN boleh meluluskan ini',
  'Hitungan laci {laci} berbeda dari buku melebihi toleransi toko, hitung lagi atau tulis sebabnya dan minta otorisasi':
    'Kiraan laci {laci} berbeza daripada buku melebihi had kedai, kira semula atau tulis sebabnya dan minta kebenaran',
  'Gambar wajib ada sebelum barang dijual di marketplace':
    'Gambar wajib ada sebelum barang dijual di marketplace',
  'Slip {mesin} berbeda dari dokumen hari ini, baca lagi slipnya atau tulis sebabnya':
    'Slip {mesin} berbeza daripada dokumen hari ini, baca semula slipnya atau tulis sebabnya',
  'Total slip {mesin} belum diketik, ketik atau tulis sebabnya':
    'Jumlah slip {mesin} belum ditaip, taip atau tulis sebabnya',
  'Nota {nomor} dibayar tunai {tunai}, yang kurang tidak dapat lebih dari itu':
    'Nota {nomor} dibayar tunai {tunai}, kekurangan tidak boleh lebih',
  'Nota {nomor} sudah punya kurang bayar {no_kurang_bayar}':
    'Nota {nomor} sudah ada kurang bayar {no_kurang_bayar}',
  'Sisa {nomor} hanya {sisa}': 'Baki {nomor} hanya {sisa}',
  'Nota {nomor} punya kurang bayar {no_kurang_bayar}, batalkan itu dahulu':
    'Nota {nomor} ada kurang bayar {no_kurang_bayar}, batalkan itu dahulu',
  'Anda sudah mencari {batas} nota lama hari ini: minta supervisor':
    'Anda sudah mencari {batas} nota lama hari ini: minta penyelia',
  'Disk server penuh, belum ada yang tersimpan. Beri tahu pengelola server, lalu ulangi':
    'Cakera pelayan penuh, belum ada yang disimpan. Beritahu pengurus pelayan, kemudian ulangi',
  'Anda sudah melihat {batas} nota toko lain dalam satu jam: tunggu {menit} menit atau minta supervisor mencarinya':
    'Anda sudah melihat {batas} nota kedai lain dalam satu jam: tunggu {menit} minit atau minta penyelia mencarinya',
}
