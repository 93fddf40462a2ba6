/** Expected refusals and other words of the contract, in English. */
export const refusals: Readonly<Record<string, string>> = {
  'Password contoh hanya diterima di komputer server itu sendiri. Ganti dahulu di sana':
    'The sample password is taken at the server’s own machine only. Change it there first',
  'Sudah {maks} nota ditahan di toko ini, ambil atau hapus yang lama dahulu':
    '{maks} notas are on hold at this store already, take up or remove old ones first',
  'Nota ini terlalu besar untuk ditahan': 'This nota is too large to be put on hold',
  'Baki {kode_baki} untuk kategori {kategori_baki}, sedangkan {nama} termasuk {kategori}. Barang lain dari kategori lain: {lagi}.':
    'Tray {kode_baki} is for category {kategori_baki}, and {nama} is of {kategori}. Other pieces of another category: {lagi}.',
  'Ada tanda yang tidak dapat ditulis': 'It holds a character that cannot be written',
  'Perintah tidak dikenal': 'The command is not known',
  'Alamat menunjuk server lain: kuncinya dihapus, ketik lagi':
    'The address is that of another server: its key was removed, type it again',
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
  'Server ini hanya melayani {kode_toko}. Masuk di alamat toko Anda sendiri':
    'This server only serves {kode_toko}. Log in at the address of your own store',
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
  'Kondisi pinjaman': 'Pledge condition',
  'Plafond hutang untuk kadar': 'Loan ceiling for purity',
  'Hutang {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}':
    'Loan {nomor} was already {status} by {oleh_nomor}, written by {user_id}',
  'Hutang {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Loan {nomor} has just changed elsewhere, reload first',
  'Izin usaha gadai toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'The pawn licence of this store is not filled in, complete it in Store settings first',
  'Izin usaha gadai toko ini habis tanggal {tgl}, perbarui di Setting Toko dahulu':
    'The pawn licence of this store ended on {tgl}, renew it in Store settings first',
  'Pinjaman {jumlah} melebihi plafond {plafond}':
    'The loan of {jumlah} exceeds the ceiling of {plafond}',
  'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}':
    'The loan of {jumlah} is below the smallest loan of {minimal}',
  'Pinjaman {jumlah} tidak dilayani, tidak ada Parameter Bunga Hutang untuk jumlah itu':
    'A loan of {jumlah} is not given, there is no interest parameter for that amount',
  'Barang dengan kondisi {kondisi} tidak diterima sebagai jaminan':
    'Goods in condition {kondisi} are not taken as a pledge',
  'Hutang {nomor} baru boleh dilelang setelah {tgl}':
    'Loan {nomor} may only be auctioned after {tgl}',
  'Beri tahu pelanggan dahulu: belum ada pemberitahuan setelah jatuh tempo {tgl}':
    'Tell the customer first: there is no notice since it fell due on {tgl}',
  'Lelang {nomor} tidak punya kelebihan untuk dibayar': 'Auction {nomor} has no surplus to pay',
  '{nomor} tidak punya dokumen yang dapat dibatalkan di sini':
    '{nomor} has no document that can be cancelled here',
  'Sesudah {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu':
    '{oleh_nomor} came after {nomor}, cancel {oleh_nomor} first',
  'Dokumen {nomor} tanggal {tgl} tidak dapat dibatalkan, hanya di hari yang sama':
    'Document {nomor} of {tgl} cannot be cancelled, only the same day',
  'Dokumen {nomor} Anda buat sendiri, pemeriksaan harus oleh orang lain':
    'You wrote document {nomor} yourself, somebody else must check it',
  'Dokumen {nomor} sudah diperiksa oleh {user_id}':
    'Document {nomor} was already checked by {user_id}',
  'Barang jaminan itu tidak ada': 'That pledged piece does not exist',
  'Sedikitnya satu barang tetap dijaminkan': 'At least one piece must stay in pledge',
  ditebus: 'redeemed',
  diperpanjang: 'renewed',
  dilelang: 'auctioned',
  'dilelang dan kelebihannya dibayar': 'auctioned and its surplus paid',
  dibatalkan: 'cancelled',
  'Tarif pajak kelas {kelas} belum ada, isi dulu di Parameter Pajak':
    'There is no tax rate for class {kelas} yet, fill it in under Parameter Pajak first',
  'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini':
    'Diamond piece {kode_barcode} cannot be sold, the Berlian module is off in this store',
  'Harga emas {kadar} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Baris lain di atas batas: {lagi}.':
    'The gold price of {kadar} changes by {persen}%, from Rp {lama} to Rp {baru}. Other lines beyond the limit: {lagi}.',
  'Berat {nama} {berat} g, di atas batas {batas} g. Barang lain di atas batas: {lagi}.':
    '{nama} weighs {berat} g, above the limit of {batas} g. Other pieces above it: {lagi}.',
  '{label} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Isian lain di atas batas: {lagi}.':
    '{label} changes by {persen}%, from Rp {lama} to Rp {baru}. Other fields beyond the limit: {lagi}.',
  '{label} Rp {baru} per gram, di atas harga jual emas tertinggi Rp {papan}. Isian lain di atas batas: {lagi}.':
    '{label} Rp {baru} per gram, above the highest selling price of gold, Rp {papan}. Other fields beyond the limit: {lagi}.',
  'Modal {nama} Rp {modal} per gram, harga jual emas Rp {papan}. Barang lain yang jauh berbeda: {lagi}.':
    '{nama} costs Rp {modal} per gram, gold sells at Rp {papan}. Other pieces far from it: {lagi}.',
  'Ini hanya dapat disetujui oleh OWN': 'Only OWN may approve this',
  'Hitungan laci {laci} berbeda dari buku melebihi toleransi toko, hitung lagi atau tulis sebabnya dan minta otorisasi':
    "The count of drawer {laci} differs from the books by more than the store's tolerance, count again or write the cause and ask for approval",
  'Gambar wajib ada sebelum barang dijual di marketplace':
    'A picture is required before a piece is sold on a marketplace',
  'Slip {mesin} berbeda dari dokumen hari ini, baca lagi slipnya atau tulis sebabnya':
    'Slip {mesin} differs from the documents of the day, read it again or write the cause',
  'Total slip {mesin} belum diketik, ketik atau tulis sebabnya':
    'The total of slip {mesin} has not been typed, type it or write the cause',
  'Nota {nomor} dibayar tunai {tunai}, yang kurang tidak dapat lebih dari itu':
    'Receipt {nomor} was paid {tunai} in cash, no more can have been short',
  'Nota {nomor} sudah punya kurang bayar {no_kurang_bayar}':
    'Receipt {nomor} has short payment {no_kurang_bayar} already',
  'Sisa {nomor} hanya {sisa}': 'Only {sisa} is left of {nomor}',
  'Nota {nomor} punya kurang bayar {no_kurang_bayar}, batalkan itu dahulu':
    'Receipt {nomor} has short payment {no_kurang_bayar}, cancel that first',
  'Anda sudah mencari {batas} nota lama hari ini: minta supervisor':
    'You have looked for {batas} old receipts today: ask a supervisor',
  'Disk server penuh, belum ada yang tersimpan. Beri tahu pengelola server, lalu ulangi':
    'The disk of the server is full, nothing was saved. Tell who runs the server, then try again',
  'Anda sudah melihat {batas} nota toko lain dalam satu jam: tunggu {menit} menit atau minta supervisor mencarinya':
    'You have looked at {batas} notas of other stores within an hour: wait {menit} minutes or ask a supervisor to look',
}
