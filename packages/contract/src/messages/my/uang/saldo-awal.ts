/** Texts of what a shop begins with. */
export const saldoAwal: Readonly<Record<string, string>> = {
  Banyaknya: 'Bilangan',
  'Batal pinjaman awal': 'Batal pinjaman awal',
  'Batal saldo awal': 'Batal baki awal',
  'Batal titipan awal': 'Batal simpanan awal',
  'Belum dimuat': 'Belum dimuat',
  'Berat Bersih': 'Berat Bersih',
  'Berat Kotor': 'Berat Kasar',
  'Berat {berat} g, biasanya paling banyak {batas} g':
    'Berat {berat} g, biasanya paling banyak {batas} g',
  'Bunga % per 30 Hari': 'Faedah % setiap 30 Hari',
  'Bunga Awal %': 'Faedah Awal %',
  'Cetak label {dari}–{sampai}': 'Cetak label {dari}–{sampai}',
  'Denda % per 30 Hari': 'Denda % setiap 30 Hari',
  'Hanya untuk metode BERTINGKAT': 'Hanya untuk kaedah BERTINGKAT',
  'Hari Pertama Dihitung': 'Hari Pertama Dikira',
  'Hari Tenggang': 'Hari Tangguh',
  'Harus diisi untuk metode BERTINGKAT': 'Mesti diisi untuk kaedah BERTINGKAT',
  'Isi laci atau nomor rekening, salah satu': 'Isi laci atau nombor akaun, salah satu',
  'Isi toko pada hari pertamanya. Tiap jenis dimuat sekali dari satu berkas, sebelum transaksi pertamanya: semua baris, atau tidak sama sekali.':
    'Isi kedai pada hari pertamanya. Setiap jenis dimuat sekali daripada satu fail, sebelum transaksi pertamanya: semua baris, atau tiada langsung.',
  'Jangka Hari': 'Tempoh Hari',
  'Jenis Identitas': 'Jenis Pengenalan',
  'Jenis tidak dikenal': 'Jenis tidak dikenali',
  'Jumlah Barang': 'Bilangan Barang',
  'Jumlah Hutang': 'Jumlah Pinjaman',
  'Jumlah terlalu besar': 'Jumlah terlalu besar',
  'KTP, SIM atau PASPOR': 'KTP, SIM atau PASPOR',
  'Kas dan bank': 'Tunai dan bank',
  'Lebih besar dari taksiran jaminannya': 'Lebih besar daripada taksiran cagarannya',
  'Lihat jurnal': 'Lihat jurnal',
  'Lokasi Simpan': 'Lokasi Simpanan',
  'Modal Rp {modal} per gram, harga emas Rp {papan}':
    'Modal Rp {modal} segram, harga emas Rp {papan}',
  'Muat {apa}': 'Muat {apa}',
  Muat: 'Muat',
  'Nama Jaminan': 'Nama Cagaran',
  'Nama Pelanggan': 'Nama Pelanggan',
  'No Faktur Pajak': 'No Invois Cukai',
  'No Identitas': 'No Pengenalan',
  'No Surat Lama': 'No Surat Lama',
  'No Titipan Lama': 'No Simpanan Lama',
  Pemasok: 'Pembekal',
  'Pinjaman awal': 'Pinjaman awal',
  'Saldo Awal': 'Baki Awal',
  'Saldo awal ini sudah dimuat dengan {nomor} oleh {user_id}, batalkan dahulu bila salah':
    'Baki awal ini sudah dimuat dengan {nomor} oleh {user_id}, batalkan dahulu jika salah',
  'Satu baris satu barang: baki, berat, group, modal, dan faktur pajaknya bila ada.':
    'Satu baris satu barang: dulang, berat, kumpulan, modal, dan invois cukainya jika ada.',
  'Satu baris satu jaminan; baris dengan nomor surat yang sama adalah satu pinjaman. Bunga dihitung sejak tanggal hutangnya.':
    'Satu baris satu cagaran; baris dengan nombor surat yang sama ialah satu pinjaman. Faedah dikira sejak tarikh pinjamannya.',
  'Satu baris satu laci atau satu rekening, dengan uang yang ada di sana.':
    'Satu baris satu laci atau satu akaun, dengan wang yang ada di sana.',
  'Satu baris satu titipan pelanggan yang masih terbuka.':
    'Satu baris satu simpanan pelanggan yang masih terbuka.',
  'Semua isi berkas ini hilang lagi dari toko, lalu berkas yang benar dapat dimuat.':
    'Semua isi fail ini hilang semula dari kedai, kemudian fail yang betul boleh dimuat.',
  'Stok barang': 'Stok barang',
  'Sudah dimuat': 'Sudah dimuat',
  'Tanggal sesudah hari bisnis yang buka': 'Tarikh selepas hari perniagaan yang dibuka',
  Tempat: 'Tempat',
  'Tgl Faktur Pajak': 'Tarikh Invois Cukai',
  'Tgl Hutang': 'Tarikh Pinjaman',
  'Tidak boleh lebih dari bunga per 30 hari': 'Tidak boleh melebihi faedah setiap 30 hari',
  'Tidak dimuat': 'Tidak dimuat',
  'Titipan awal': 'Simpanan awal',
  'Titipan uang': 'Simpanan wang',
  'Toko Mulai': 'Kedai Bermula',
  'Toko sudah bertransaksi dengan {nomor}, saldo awal ini hanya sebelum transaksi pertama':
    'Kedai sudah bertransaksi dengan {nomor}, baki awal ini hanya sebelum transaksi pertama',
  'Toko sudah bertransaksi dengan {nomor}: saldo awal jenis ini tidak dapat dimuat lagi.':
    'Kedai sudah bertransaksi dengan {nomor}: baki awal jenis ini tidak dapat dimuat lagi.',
  'YA atau TIDAK': 'YA atau TIDAK',
  '{apa} dimuat, {nomor}': '{apa} dimuat, {nomor}',
  '{jumlah} hal yang tidak biasa, periksa sebelum dimuat':
    '{jumlah} perkara luar biasa, semak sebelum dimuat',
  '{jumlah} pinjaman': '{jumlah} pinjaman',
  '{jumlah} tempat': '{jumlah} tempat',
  '{jumlah} titipan': '{jumlah} simpanan',
  '{nomor} dari saldo awal ini sudah dipakai, saldo awal tidak dapat dibatalkan lagi':
    '{nomor} daripada baki awal ini sudah digunakan, baki awal tidak dapat dibatalkan lagi',
}
