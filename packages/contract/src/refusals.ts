import type { SayDay } from './kit/days/day-text.ts'
import { indonesianDay } from './kit/days/indonesian-day.ts'

/**
 * Every expected no: status and the Indonesian sentence a person can act on (R15). Placeholders in
 * single braces are filled from the facts. The sentence is also the translation key.
 */
export const REFUSALS = {
  PERMINTAAN_TIDAK_SAH: { status: 400, text: 'Permintaan tidak dapat dibaca: {bidang}' },
  TIDAK_LENGKAP: { status: 400, text: 'Periksa isian yang ditandai' },
  KUNCI_DIPERLUKAN: { status: 400, text: 'Permintaan ini harus membawa Idempotency-Key (UUID)' },
  TOKEN_TIDAK_SAH: { status: 401, text: 'Sesi Anda sudah berakhir, silahkan masuk lagi' },
  LOGIN_SALAH: { status: 401, text: 'User id atau Password yang anda masukan salah' },
  SANDI_SALAH: { status: 401, text: 'Incorrect username or password' },
  SANDI_KEDALUWARSA: {
    status: 401,
    text: 'Password sementara sudah tidak berlaku, minta yang baru kepada pengelola user',
  },
  TANPA_HAK: { status: 403, text: 'Anda tidak punya hak untuk ini' },
  TANGGAL_TERKUNCI: {
    status: 403,
    text: 'Tanggal sebelum {tgl} terkunci untuk level {level}, cari dengan nomor lengkap atau minta supervisor',
  },
  MODULE_OFF: { status: 403, text: 'Modul {modul} tidak aktif di toko ini' },
  GANTI_SANDI: { status: 403, text: 'Ganti password sementara Anda dahulu' },
  USER_DI_ATAS: {
    status: 403,
    text: 'Anda tidak boleh mengatur user {user_id} dengan level {level}',
  },
  HAK_BUKAN_MILIK: {
    status: 403,
    text: 'Anda tidak dapat memberi hak yang tidak Anda miliki: {layar}',
  },
  TOKO_BUKAN_HAK: { status: 403, text: 'Anda tidak boleh bekerja untuk toko {kode_toko}' },
  SERVER_TOKO_LAIN: {
    status: 403,
    text: 'Server ini hanya melayani {kode_toko}. Masuk di alamat toko Anda sendiri',
  },
  TIDAK_DITEMUKAN: { status: 404, text: 'Data Tidak Ditemukan' },
  BARANG_TIDAK_ADA: { status: 404, text: 'Barcode {kode_barcode} tidak ditemukan' },
  SEDANG_DIPAKAI: { status: 409, text: 'User ID ini sedang dipakai' },
  DELETED: { status: 409, text: 'DELETED: {kode} pernah dihapus' },
  SUDAH_ADA: { status: 409, text: 'Kode {kode} sudah dipakai' },
  MASIH_DIPAKAI: { status: 409, text: '{kode} masih dipakai oleh {oleh}' },
  BERUBAH: { status: 409, text: 'Data sudah diubah orang lain, muat ulang dahulu' },
  TELEPON_DIPAKAI: { status: 409, text: 'Telepon ini sudah milik {nama} di buku pelanggan' },
  BARANG_SUDAH_TERJUAL: {
    status: 409,
    text: 'Barang {kode_barcode} sudah terjual dengan faktur {no_faktur_jual} oleh {user_id}',
  },
  BARANG_TIDAK_TERSEDIA: {
    status: 409,
    text: 'Barang {kode_barcode} tidak tersedia, statusnya {status}',
  },
  BARANG_DIPERIKSA: {
    status: 409,
    text: 'Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}',
  },
  BARANG_BERUBAH: {
    status: 409,
    text: 'Barang {kode_barcode} baru saja berubah di tempat lain, muat ulang dahulu',
  },
  TOKO_SUDAH_TUTUP: {
    status: 409,
    text: 'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan',
  },
  TOKO_BELUM_BUKA: { status: 409, text: 'Belum ada hari yang dibuka di toko ini' },
  SUDAH_BATAL: { status: 409, text: 'Faktur {nomor} sudah dibatalkan' },
  SIBUK: { status: 409, text: 'Sedang ada transaksi lain yang belum selesai, silahkan coba lagi' },
  DIRI_SENDIRI: { status: 422, text: 'Ini tidak dapat dilakukan pada user Anda sendiri' },
  OWN_TERAKHIR: {
    status: 422,
    text: '{user_id} pemilik terakhir yang aktif di kantor pusat, tunjuk pemilik lain dahulu',
  },
  NOTA_TERTAHAN_PENUH: {
    status: 422,
    text: 'Sudah {maks} nota ditahan di toko ini, ambil atau hapus yang lama dahulu',
  },
  SANDI_CONTOH: {
    status: 403,
    text: 'Password contoh hanya diterima di komputer server itu sendiri. Ganti dahulu di sana',
  },
  KUNCI_BEDA: {
    status: 422,
    text: 'Kunci permintaan ini sudah dipakai untuk isi yang lain',
  },
  TOTAL_BERUBAH: {
    status: 422,
    text: 'Total berubah dari {total_dilihat} menjadi {total_sekarang}, periksa dahulu',
  },
  HARGA_BELUM_ADA: {
    status: 422,
    text: 'Harga emas untuk {kode_kadar} belum ada di papan harga',
  },
  HARGA_BELI_LEBIH: {
    status: 422,
    text: 'Harga beli {kode_kadar} tidak boleh melebihi harga jual',
  },
  PAPAN_SUDAH_BERLAKU: {
    status: 409,
    text: 'Papan harga ini sudah atau segera berlaku, tidak dapat ditarik lagi',
  },
  PAPAN_SUDAH_DITARIK: { status: 409, text: 'Papan harga ini sudah ditarik oleh {user_id}' },
  /** Asked before it is done: the same command with `tanda` in `dipastikan` says yes. */
  HARGA_EMAS_MELONJAK: {
    status: 422,
    text: 'Harga emas {kadar} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Baris lain di atas batas: {lagi}.',
  },
  BERAT_TIDAK_WAJAR: {
    status: 422,
    text: 'Berat {nama} {berat} g, di atas batas {batas} g. Barang lain di atas batas: {lagi}.',
  },
  MODAL_TIDAK_WAJAR: {
    status: 422,
    text: 'Modal {nama} Rp {modal} per gram, harga jual emas Rp {papan}. Barang lain yang jauh berbeda: {lagi}.',
  },
  BAKI_KATEGORI: {
    status: 422,
    text: 'Baki {kode_baki} untuk kategori {kategori_baki}, sedangkan {nama} termasuk {kategori}. Barang lain dari kategori lain: {lagi}.',
  },
  HARGA_BERUBAH_JAUH: {
    status: 422,
    text: '{label} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Isian lain di atas batas: {lagi}.',
  },
  PER_GRAM_TIDAK_WAJAR: {
    status: 422,
    text: '{label} Rp {baru} per gram, di atas harga jual emas tertinggi Rp {papan}. Isian lain di atas batas: {lagi}.',
  },
  PEMBAYARAN_KURANG: { status: 422, text: 'Pembayaran kurang {kurang}' },
  PEMBAYARAN_LEBIH: {
    status: 422,
    text: 'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}',
  },
  PEMBAYARAN_KOSONG: { status: 422, text: 'Pilih sedikitnya satu cara pembayaran' },
  BERLIAN_NONAKTIF: {
    status: 422,
    text: 'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini',
  },
  PAJAK_BELUM_ADA: {
    status: 422,
    text: 'Tarif pajak kelas {kelas} belum ada, isi dulu di Parameter Pajak',
  },
  DISKON_MELEBIHI: { status: 422, text: 'Potongan tidak boleh melebihi total' },
  BARCODE_GANDA: { status: 422, text: 'Barcode {kode_barcode} ada dua kali' },
  KERANJANG_KOSONG: { status: 422, text: 'Belum ada barang di nota' },
  RUJUKAN_TIDAK_ADA: { status: 422, text: '{label} {kode} tidak ada' },
  BAKI_DIHAPUS: {
    status: 422,
    text: 'Baki {kode_baki} sudah dihapus, aktifkan dulu di Master Baki',
  },
  BAKI_PENUH: {
    status: 422,
    text: 'Baki {kode_baki} hanya muat {kapasitas} barang, akan berisi {jumlah}',
  },
  BAKI_SAMA: { status: 422, text: 'Barang {kode_barcode} sudah ada di baki {kode_baki}' },
  BAKI_KOSONG: { status: 422, text: 'Baki {kode_baki} tidak berisi barang' },
  SUDAH_DISORTIR: {
    status: 409,
    text: 'Barang {kode_barcode} sudah disortir oleh {user_id} dengan nomor {nomor}, muat ulang daftarnya',
  },
  BELUM_DISORTIR: {
    status: 422,
    text: 'Barang {kode_barcode} belum disortir, sortir dahulu di Sortir Pembelian',
  },
  TEMPAT_SAMA: {
    status: 422,
    text: 'Barang {kode_barcode} sudah menunggu di tempat {tujuan}',
  },
  BATCH_BERUBAH: {
    status: 409,
    text: 'Kiriman ke tukang ini baru saja berubah di tempat lain, muat ulang dahulu',
  },
  SUSUT_BERUBAH: {
    status: 409,
    text: 'Susut ini sudah divalidasi orang lain, muat ulang dahulu',
  },
  PENANGGUNG_SALAH: {
    status: 422,
    text: 'Susut ini belum dapat divalidasi, periksa isian yang ditandai',
  },
  BATCH_SELESAI: { status: 422, text: 'Kiriman {no_kirim} sudah selesai' },
  BARANG_BUKAN_BATCH: {
    status: 422,
    text: 'Barang {kode_barcode} tidak sedang dikirim dengan nomor {no_kirim}',
  },
  ABU_LEBIH: {
    status: 422,
    text: 'Abu {abu} g lebih berat dari kirimannya, {berat} g',
  },
  LANTAK_BERUBAH: {
    status: 409,
    text: 'Lantak ini baru saja berubah di tempat lain, muat ulang dahulu',
  },
  LANTAK_KELUAR: { status: 409, text: 'Lantak {no_lebur} sudah {status}' },
  KOLAM_BERUBAH: {
    status: 409,
    text: 'Rosok ini sebagian sudah dilebur atau diurungkan orang lain, muat ulang dahulu',
  },
  KOLAM_KURANG: {
    status: 422,
    text: 'Berat {kode_kadar} tidak boleh melebihi stok {stok} g',
  },
  BAHAN_GANDA: { status: 422, text: 'Bahan {kode_kadar} ada dua kali' },
  TIDAK_DI_TUKANG: { status: 422, text: 'Barang {kode_barcode} tidak sedang di tukang' },
  ONGKOS_TUKANG: {
    status: 422,
    text: 'Ongkos tukang Rp {ongkos} lebih dari {persen} % modal barangnya.',
  },
  TUKANG_TIDAK_AKTIF: { status: 422, text: 'Tukang {kode_tukang} tidak aktif' },
  TUKANG_LAIN_KERJA: {
    status: 422,
    text: 'Tukang {kode_tukang} tidak mengerjakan {proses}, pilih tukang lain',
  },
  TANGGAL_JANJI: { status: 422, text: 'Tanggal janji {tgl_janji} sebelum hari ini, {tgl}' },
  DOKUMEN_BERGERAK: {
    status: 409,
    text: 'Barang {kode_barcode} sudah berpindah atau diubah sesudah {nomor}, dokumen ini tidak dapat dibatalkan',
  },
  /** As the specification has it where there is nothing to weigh (doc2 §8). */
  TIMBANG_KOSONG: { status: 404, text: 'Data Tidak Tersedia' },
  TIMBANG_SUDAH: {
    status: 409,
    text: 'Baki {kode_baki} sudah ditimbang oleh {user_id}, mulai timbang lagi bila perlu',
  },
  TERA_HABIS: {
    status: 422,
    text: 'Tera timbangan {kode_timbangan} tidak berlaku ({tera}), pakai timbangan lain',
  },
  GAMBAR_WAJIB: { status: 422, text: 'Gambar wajib ada sebelum barang dijual di marketplace' },
  BARCODE_HABIS: { status: 422, text: 'Nomor barcode toko ini sudah habis terpakai' },
  KADAR_NOL: { status: 422, text: 'Kadar tidak boleh 0' },
  KADAR_LEBIH: { status: 422, text: 'Kadar tidak boleh lebih dari {maks}' },
  BUKAN_HARI_INI: {
    status: 422,
    text: 'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama',
  },
  HUTANG_TIDAK_AKTIF: {
    status: 409,
    text: 'Hutang {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}',
  },
  HUTANG_BERUBAH: {
    status: 409,
    text: 'Hutang {nomor} baru saja berubah di tempat lain, muat ulang dahulu',
  },
  BON_BERUBAH: {
    status: 409,
    text: '{nomor} baru saja berubah di tempat lain, muat ulang dahulu',
  },
  BON_SELESAI: { status: 409, text: '{nomor} sudah {status}, saldonya tidak dapat dipakai' },
  /** What came after it must be undone before: by a sale, or by a later document. */
  BON_TERPAKAI: {
    status: 409,
    text: 'Sesudah {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu',
  },
  NOTA_TIDAK_DIKENAL: { status: 404, text: 'Nota {nomor} tidak ditemukan atau sudah dibatalkan' },
  SUDAH_DILAPORKAN: {
    status: 409,
    text: 'Transaksi {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}',
  },
  TUGAS_GUGUR: {
    status: 422,
    text: 'Transaksi orang ini tanggal {tgl} tidak lagi mencapai batas lapor',
  },
  NOTA_SUDAH_DIBELI: {
    status: 409,
    text: 'Barang {kode_barcode} dari nota {no_faktur_jual} sudah dibeli kembali dengan {oleh_nomor}',
  },
  BAGIAN_TUKAR_TAMBAH: {
    status: 422,
    text: '{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya',
  },
  JANJI_TERLEWAT: {
    status: 422,
    text: 'Janji tukar {kode_barcode} sampai {sampai} sudah lewat, isi tanggal mulai {tgl}',
  },
  ATURAN_BELI_BELUM_ADA: {
    status: 422,
    text: 'Belum ada aturan beli untuk barang ini, minta pusat melengkapi Parameter Aturan Beli',
  },
  DITOLAK_ATURAN: { status: 422, text: 'Barang ini tidak dibeli, aturan {aturan}: {alasan}' },
  HARGA_BELI_BELUM_ADA: {
    status: 422,
    text: 'Harga beli untuk {kode_kadar} belum ada, isi papan harga dahulu',
  },
  IDENTITAS_JUMLAH: {
    status: 422,
    text: 'Identitas pelanggan harus diisi: transaksinya hari ini {jumlah}, di semua toko',
  },
  IDENTITAS_WAJIB: { status: 422, text: 'Identitas penjual harus diisi: {sebab}' },
  BAKI_BLN_BELUM_ADA: {
    status: 422,
    text: 'Belum ada baki di gudang BLN, tambahkan di Master Baki dahulu',
  },
  BUKAN_BAKI_BELI: { status: 422, text: 'Baki {kode_baki} bukan baki untuk {tujuan}' },
  BUKAN_URIPAN: {
    status: 422,
    text: '{nama_barang} tidak utuh, hanya barang utuh boleh langsung ke baki',
  },
  SALDO_AWAL_SUDAH_ADA: {
    status: 409,
    text: 'Saldo awal ini sudah dimuat dengan {nomor} oleh {user_id}, batalkan dahulu bila salah',
  },
  SALDO_AWAL_TERLAMBAT: {
    status: 409,
    text: 'Toko sudah bertransaksi dengan {nomor}, saldo awal ini hanya sebelum transaksi pertama',
  },
  SALDO_AWAL_TERPAKAI: {
    status: 409,
    text: '{nomor} dari saldo awal ini sudah dipakai, saldo awal tidak dapat dibatalkan lagi',
  },
  BARANG_SUDAH_BERGERAK: {
    status: 409,
    text: 'Barang {kode_barcode} sudah berpindah atau diubah, pembelian ini tidak dapat dibatalkan',
  },
  HALAMAN_LAMA: {
    status: 409,
    text: 'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Nota tetap ada.',
  },
  LAYAR_LAMA: {
    status: 409,
    text: 'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Isian tetap ada.',
  },
  AJUAN_BERUBAH: {
    status: 409,
    text: 'Ajuan {nomor} baru saja berubah di tempat lain, muat ulang dahulu',
  },
  AJUAN_SELESAI: { status: 409, text: 'Ajuan {nomor} sudah {status} oleh {user_id}' },
  AJUAN_SENDIRI: {
    status: 422,
    text: 'Ajuan {nomor} Anda buat sendiri, orang lain yang menyetujui atau menolaknya',
  },
  AJUAN_ORANG_LAIN: {
    status: 422,
    text: 'Ajuan {nomor} hanya dapat ditarik oleh {user_id}, yang mengajukannya',
  },
  JURNAL_TIDAK_SEIMBANG: {
    status: 422,
    text: 'Jurnal tidak seimbang: debit dan kredit berbeda Rp {rupiah}, emas berbeda {emas} g',
  },
  JURNAL_DIBALIK: { status: 409, text: 'Jurnal {nomor} sudah dibalik dengan {oleh_nomor}' },
  JURNAL_HARI_INI: {
    status: 422,
    text: 'Jurnal {nomor} masih hari ini: batalkan saja, jurnal balik untuk hari sesudahnya',
  },
  PERIODE_BERUBAH: {
    status: 409,
    text: 'Bulan ini baru saja ditutup atau dibuka di tempat lain, muat ulang dahulu',
  },
  PERIODE_SUDAH_TUTUP: { status: 409, text: 'Bulan {bulan} sudah ditutup oleh {user_id}' },
  PERIODE_SUDAH_BUKA: { status: 409, text: 'Bulan {bulan} sudah dibuka lagi oleh {user_id}' },
  PERIODE_BELUM_BOLEH: { status: 422, text: 'Bulan {bulan} belum dapat ditutup: {sebab}' },
  PERIODE_BUKAN_TERAKHIR: {
    status: 422,
    text: 'Buka bulan {bulan} dahulu, bulan dibuka dari yang terakhir',
  },
  KUPON_TIDAK_ADA: { status: 422, text: 'Kupon {kode_kupon} tidak ada' },
  KUPON_TIDAK_BERLAKU: {
    status: 422,
    text: 'Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}',
  },
  KUPON_MINIMAL: {
    status: 422,
    text: 'Kupon {kode_kupon} untuk belanja mulai {minimal}, nota ini {total}',
  },
  KUPON_HABIS: {
    status: 409,
    text: 'Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai',
  },
  KUPON_PEMBELI: {
    status: 422,
    text: 'Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu',
  },
  KUPON_TERPAKAI: {
    status: 409,
    text: 'Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}',
  },
  KUPON_BERUBAH: {
    status: 409,
    text: 'Kupon di nota ini baru saja berubah di tempat lain, simpan sekali lagi',
  },
  REKENING_SAMA: { status: 422, text: 'Rekening Tidak Boleh Sama' },
  MUTASI_BEDA_JENIS: {
    status: 422,
    text: 'Uang CASH hanya pindah ke bank, dan uang bank hanya pindah ke CASH',
  },
  TUJUAN_TOKO_INI: { status: 422, text: 'Uang dikirim ke toko lain, bukan ke toko ini sendiri' },
  UANG_TIDAK_ADA: { status: 404, text: 'No Terima Tidak Ditemukan' },
  UANG_SUDAH_DITERIMA: {
    status: 409,
    text: 'Uang {nomor} sudah diterima dengan {oleh_nomor} oleh {user_id}',
  },
  UANG_DIBATALKAN: { status: 409, text: 'Uang {nomor} sudah dibatalkan oleh {asal}' },
  UANG_DITAHAN: {
    status: 409,
    text: '{asal} sedang membatalkan uang {nomor}, coba lagi sebentar',
  },
  KODE_TANPA_AKUN: {
    status: 422,
    text: 'Kode transaksi {kode} belum punya nomor akun, lengkapi di Master Kode Transaksi',
  },
  SALDO_KURANG: { status: 422, text: 'Saldo {nomor} tinggal {saldo}, kurang {kurang}' },
  KURANG_MELEBIHI_TUNAI: {
    status: 422,
    text: 'Nota {nomor} dibayar tunai {tunai}, yang kurang tidak dapat lebih dari itu',
  },
  KURANG_HARI_LAIN: {
    status: 422,
    text: 'Nota {nomor} dari {tgl}: kurang bayar hanya untuk nota hari ini, yang lebih lama lewat Jurnal Umum',
  },
  KURANG_NAMA_LAIN: { status: 422, text: 'Nota {nomor} atas nama {nama}, bukan orang lain' },
  KURANG_SUDAH_ADA: {
    status: 409,
    text: 'Nota {nomor} sudah punya kurang bayar {no_kurang_bayar}',
  },
  BAYAR_MELEBIHI_SISA: { status: 422, text: 'Sisa {nomor} hanya {sisa}' },
  ADA_KURANG_BAYAR: {
    status: 409,
    text: 'Nota {nomor} punya kurang bayar {no_kurang_bayar}, batalkan itu dahulu',
  },
  NITKU_KOSONG: {
    status: 422,
    text: 'NITKU toko ini belum diisi, lengkapi di Setting Toko dahulu',
  },
  NITKU_BEDA: {
    status: 422,
    text: 'NPWP toko {npwp} tidak cocok dengan NITKU {nitku}, samakan di Setting Toko',
  },
  EFAKTUR_KOSONG: { status: 422, text: 'Tidak ada nota untuk berkas ini' },
  EFAKTUR_BELUM_LENGKAP: {
    status: 422,
    text: '{jumlah} nota belum lengkap: lengkapi dahulu, atau unduh tanpa nota itu',
  },
  IZIN_GADAI_KOSONG: {
    status: 422,
    text: 'Izin usaha gadai toko ini belum diisi, lengkapi di Setting Toko dahulu',
  },
  IZIN_GADAI_HABIS: {
    status: 422,
    text: 'Izin usaha gadai toko ini habis tanggal {tgl}, perbarui di Setting Toko dahulu',
  },
  MELEBIHI_PLAFOND: {
    status: 422,
    text: 'Pinjaman {jumlah} melebihi plafond {plafond}',
  },
  PINJAMAN_TERLALU_KECIL: {
    status: 422,
    text: 'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}',
  },
  PINJAMAN_TIDAK_DILAYANI: {
    status: 422,
    text: 'Pinjaman {jumlah} tidak dilayani, tidak ada Parameter Bunga Hutang untuk jumlah itu',
  },
  KONDISI_TIDAK_DITERIMA: {
    status: 422,
    text: 'Barang dengan kondisi {kondisi} tidak diterima sebagai jaminan',
  },
  BELUM_JATUH_TEMPO: {
    status: 422,
    text: 'Hutang {nomor} baru boleh dilelang setelah {tgl}',
  },
  BELUM_DIBERITAHU: {
    status: 422,
    text: 'Beri tahu pelanggan dahulu: belum ada pemberitahuan setelah jatuh tempo {tgl}',
  },
  TANPA_KELEBIHAN: { status: 422, text: 'Lelang {nomor} tidak punya kelebihan untuk dibayar' },
  TIDAK_BISA_BATAL: {
    status: 422,
    text: '{nomor} tidak punya dokumen yang dapat dibatalkan di sini',
  },
  DOKUMEN_BUKAN_HARI_INI: {
    status: 422,
    text: 'Dokumen {nomor} tanggal {tgl} tidak dapat dibatalkan, hanya di hari yang sama',
  },
  IZIN_ORANG_LAIN: {
    status: 422,
    text: 'Yang ini disetujui orang lain, bukan yang menulisnya',
  },
  LANTAK_LEBIH: {
    status: 422,
    text: 'Lantak {berat} g lebih berat dari bahannya, {bahan} g',
  },
  PERIKSA_SENDIRI: {
    status: 422,
    text: 'Dokumen {nomor} Anda buat sendiri, pemeriksaan harus oleh orang lain',
  },
  SUDAH_DIPERIKSA: { status: 409, text: 'Dokumen {nomor} sudah diperiksa oleh {user_id}' },
  SANDI_LAMA_SALAH: { status: 422, text: 'Password lama salah' },
  SANDI_LEMAH: { status: 422, text: 'Password baru sedikitnya 8 huruf dan tidak mudah ditebak' },
  BUTUH_OTORISASI: { status: 422, text: 'Perlu otorisasi supervisor: {kategori}' },
  OTORISASI_TIDAK_SAH: {
    status: 422,
    text: 'Otorisasi tidak berlaku untuk perintah ini, minta otorisasi baru',
  },
  BUKAN_PENYETUJU: { status: 403, text: 'Hanya SPV atau OWN toko ini yang dapat menyetujui' },
  BUKAN_PEMILIK: { status: 403, text: 'Ini hanya dapat disetujui oleh OWN' },
  SIDIK_TIDAK_TERDAFTAR: { status: 404, text: 'Username Tidak Tidak Terdaftar' },
  SIDIK_TANPA_ALAT: { status: 409, text: 'Belum ada alat sidik jari yang dipasang di toko ini' },
  SIDIK_SEDANG_DITUNGGU: {
    status: 409,
    text: 'Sidik jari {user_id} sedang ditunggu di layar lain, coba lagi sebentar',
  },
  SIDIK_TIDAK_SAH: { status: 422, text: 'Silahkan Coba Lagi' },
  ALAT_DITOLAK: { status: 401, text: 'Alat sidik jari ini tidak dikenal, pasang lagi' },
  KODE_PASANG_SALAH: {
    status: 422,
    text: 'Kode pasang salah atau sudah tidak berlaku, buat kode baru di Setting Toko',
  },
  /** Its money is in the bank: the document that paid it out must be undone before. */
  SUDAH_CAIR: {
    status: 409,
    text: 'Pembayaran {nomor} sudah dicairkan dengan {no_cair}, batalkan {no_cair} dahulu',
  },
  PEMBAYARAN_BERUBAH: {
    status: 409,
    text: 'Pembayaran {nomor} baru saja berubah di tempat lain, muat ulang dahulu',
  },
  PIUTANG_TIDAK_TERBUKA: {
    status: 422,
    text: 'Pembayaran {nomor} bukan piutang yang terbuka dari {penerbit}',
  },
  BELUM_COCOK: {
    status: 422,
    text: 'Pembayaran {nomor} belum dicocokkan dengan slip atau mutasi',
  },
  CAIR_LEBIH: {
    status: 422,
    text: 'Uang masuk Rp {bank} lebih dari nilai slip Rp {nilai}, periksa pilihan atau jumlahnya',
  },
  CAIR_PERLU_CATATAN: {
    status: 422,
    text: 'MDR Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya',
  },
  GESEK_KREDIT: {
    status: 422,
    text: 'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)',
  },
  SLIP_SUDAH: {
    status: 409,
    text: 'Slip ini sudah dipakai di {nomor}: bank, kartu dan kode persetujuan yang sama',
  },
  SLIP_DUA_KALI: {
    status: 422,
    text: 'Dua pembayaran dengan slip yang sama: bank, kartu dan kode persetujuan yang sama',
  },
  GESEK_LEBIH: { status: 422, text: 'Tunai Rp {tunai} lebih dari yang digesek Rp {jumlah}' },
  GESEK_PERLU_CATATAN: {
    status: 422,
    text: 'Biaya Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya',
  },
  LACI_KURANG: { status: 422, text: 'Uang di laci {laci} tidak cukup untuk tunai Rp {tunai}' },
  TUNAI_PECAHAN: {
    status: 422,
    text: 'Tunai Rp {tunai} tidak ada pecahannya: pakai kelipatan Rp {kelipatan}, atau cara bayar lain',
  },
  KORAN_SUDAH_COCOK: {
    status: 409,
    text: '{apa} sudah dicocokkan oleh {user_id} pada {pada}',
  },
  KORAN_SUDAH_LEPAS: {
    status: 409,
    text: 'Kecocokan ini sudah dilepas oleh {user_id} pada {pada}',
  },
  KORAN_BEDA: {
    status: 422,
    text: 'Baris bank Rp {bank} dan baris buku Rp {buku} tidak sama jumlahnya',
  },
  KORAN_DIBATALKAN: { status: 422, text: '{nomor} sudah dibatalkan dengan {no_batal}' },
  TGL_MUTASI_BELUM: { status: 422, text: 'Tanggal mutasi {tgl} belum tiba' },
  HITUNGAN_KURANG: { status: 422, text: 'Laci {laci} belum dihitung' },
  SELISIH_KAS: {
    status: 422,
    text: 'Hitungan laci {laci} berbeda dari buku melebihi toleransi toko, hitung lagi atau tulis sebabnya dan minta otorisasi',
  },
  SELISIH_MESIN: {
    status: 422,
    text: 'Slip {mesin} berbeda dari dokumen hari ini, baca lagi slipnya atau tulis sebabnya',
  },
  SLIP_MESIN_KURANG: {
    status: 422,
    text: 'Total slip {mesin} belum diketik, ketik atau tulis sebabnya',
  },
  MASIH_ADA_YANG_TERBUKA: { status: 422, text: 'Masih ada yang belum selesai: {apa}' },
  TEMPLAT_SALAH: { status: 422, text: 'Kertas belum dapat disimpan: {sebab}' },
  BERKAS_DITOLAK: { status: 422, text: 'Berkas ditolak: {alasan}' },
  LAPORAN_TERLALU_BESAR: {
    status: 422,
    text: 'Laporan lebih dari {maks} baris, persempit tanggal atau simpan sebagai Excel atau CSV',
  },
  BARIS_SALAH: { status: 422, text: 'Ada {jumlah} baris yang salah, tidak ada yang disimpan' },
  NOMOR_KARTU: {
    status: 422,
    text: 'Jangan menulis nomor kartu di {bidang}, cukup 4 angka terakhir',
  },
  TIDAK_BISA_BUKA: {
    status: 422,
    text: 'Toko hanya dapat dibuka lagi di hari yang sama, selama hari berikutnya belum dipakai',
  },
  TIDAK_SEIMBANG: { status: 422, text: 'Jurnal tidak seimbang, tidak ada yang disimpan' },
  AKUN_BELUM_DIPETAKAN: {
    status: 422,
    text: 'Akun {jenis_akun} untuk {trx} {type} belum diatur di Parameter Akun',
  },
  TERLALU_SERING: {
    status: 429,
    text: 'Terlalu banyak percobaan, tunggu {detik} detik lalu coba lagi',
  },
  CARI_LAMA_HABIS: {
    status: 429,
    text: 'Anda sudah mencari {batas} nota lama hari ini: minta supervisor',
  },
  NOTA_LAIN_HABIS: {
    status: 429,
    text: 'Anda sudah melihat {batas} nota toko lain dalam satu jam: tunggu {menit} menit atau minta supervisor mencarinya',
  },
  EKSPOR_BERJALAN: { status: 409, text: 'Ekspor Anda yang lain masih berjalan' },
  WA_TIDAK_TERDAFTAR: { status: 422, text: 'No Wa Tidak Terdaftar' },
  LAYANAN_BELUM: { status: 422, text: 'Server {layanan} belum di setting' },
  GROSIR_BELUM: { status: 422, text: 'Server Bacnkend grosir belum di setting' },
  DISK_PENUH: {
    status: 503,
    text: 'Disk server penuh, belum ada yang tersimpan. Beri tahu pengelola server, lalu ulangi',
  },
  SEDANG_PENUH: { status: 503, text: 'Server sedang sibuk, silahkan coba lagi sebentar' },
} as const satisfies Record<string, { status: number; text: string }>

export type RefusalCode = keyof typeof REFUSALS

/** What the ledger says no with to a document, as far as the document has such parts. */
export const OF_THE_LEDGER = [
  'TOKO_SUDAH_TUTUP',
  'BARANG_BERUBAH',
  'HUTANG_BERUBAH',
  'BON_BERUBAH',
  'AJUAN_BERUBAH',
  'KUPON_BERUBAH',
  'PERIODE_BERUBAH',
  'BATCH_BERUBAH',
  'SUSUT_BERUBAH',
  'LANTAK_BERUBAH',
  'KOLAM_BERUBAH',
  'SUDAH_CAIR',
  'PEMBAYARAN_BERUBAH',
  'SUDAH_BATAL',
  'OTORISASI_TIDAK_SAH',
  'TIDAK_SEIMBANG',
  'LACI_KURANG',
  'TUNAI_PECAHAN',
  'BAKI_PENUH',
  'IDENTITAS_JUMLAH',
  'SLIP_SUDAH',
  'SLIP_DUA_KALI',
] as const satisfies readonly RefusalCode[]
export type Facts = Readonly<Record<string, string | number>>

/** An expected no. Thrown by commands, answered as problem details; never logged as a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: Facts
  /** Field → Indonesian sentence, for forms. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Field → what was given there, where it came in a file that is not in view. */
  readonly given: Readonly<Record<string, string>> | undefined

  constructor(
    code: RefusalCode,
    facts: Facts,
    fields?: Readonly<Record<string, string>>,
    given?: Readonly<Record<string, string>>,
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
    this.fields = fields
    this.given = given
  }
}

/** Refuses: throws a `Refusal`. Typed `never` so that callers narrow after it. */
export function refuse(
  code: RefusalCode,
  facts: Facts = {},
  fields?: Readonly<Record<string, string>>,
  given?: Readonly<Record<string, string>>,
): never {
  throw new Refusal(code, facts, fields, given)
}

/** A last sentence that counts how many others there are. */
const OTHERS = /(?<=[.\u3002])[^.\u3002]*\{lagi\}[.\u3002]$/u

/**
 * Fills `{placeholders}` of a template from facts; unknown ones stay visible. A last sentence about
 * others (`{lagi}`) is left out where there are none. Days among the facts are told as people read
 * them, by `t` in the reader's language.
 */
export function fillText(template: string, facts: Facts, t?: SayDay): string {
  const told = facts.lagi === 0 ? template.replace(OTHERS, '') : template
  return told.replace(/\{(\w+)\}/g, (whole, name: string) =>
    indonesianDay(String(facts[name] ?? whole), t),
  )
}
