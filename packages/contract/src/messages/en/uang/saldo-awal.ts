/** Texts of what a shop begins with. */
export const saldoAwal: Readonly<Record<string, string>> = {
  Banyaknya: 'Number',
  'Batal pinjaman awal': 'Opening loan cancelled',
  'Batal saldo awal': 'Opening balances cancelled',
  'Batal titipan awal': 'Opening deposit cancelled',
  'Belum dimuat': 'Not loaded yet',
  'Berat Bersih': 'Net Weight',
  'Berat Kotor': 'Gross Weight',
  'Berat {berat} g, biasanya paling banyak {batas} g':
    'Weight {berat} g, usually at most {batas} g',
  'Bunga % per 30 Hari': 'Interest % per 30 Days',
  'Bunga Awal %': 'First Interest %',
  'Cetak label {dari}–{sampai}': 'Print labels {dari}–{sampai}',
  'Denda % per 30 Hari': 'Penalty % per 30 Days',
  'Hanya untuk metode BERTINGKAT': 'Only for the method BERTINGKAT',
  'Hari Pertama Dihitung': 'First Day Counts',
  'Hari Tenggang': 'Days of Grace',
  'Harus diisi untuk metode BERTINGKAT': 'Needed for the method BERTINGKAT',
  'Isi laci atau nomor rekening, salah satu': 'Fill in a drawer or an account number, one of them',
  'Isi toko pada hari pertamanya. Tiap jenis dimuat sekali dari satu berkas, sebelum transaksi pertamanya: semua baris, atau tidak sama sekali.':
    'What the shop has on its first day. Each kind is loaded once from one file, before its first transaction: all rows, or none at all.',
  'Jangka Hari': 'Term in Days',
  'Jenis Identitas': 'Kind of Identity Card',
  'Jenis tidak dikenal': 'Unknown kind',
  'Jumlah Barang': 'Number of Pieces',
  'Jumlah Hutang': 'Amount Lent',
  'Jumlah terlalu besar': 'The amount is too large',
  'KTP, SIM atau PASPOR': 'KTP, SIM or PASPOR',
  'Kas dan bank': 'Cash and bank',
  'Lebih besar dari taksiran jaminannya': 'More than its pledge is worth',
  'Lihat jurnal': 'Show journal',
  'Lokasi Simpan': 'Where It Lies',
  'Modal Rp {modal} per gram, harga emas Rp {papan}':
    'Cost Rp {modal} per gram, price of gold Rp {papan}',
  'Muat {apa}': 'Load {apa}',
  Muat: 'Load',
  'Nama Jaminan': 'Pledge',
  'Nama Pelanggan': 'Customer’s Name',
  'No Faktur Pajak': 'Tax Invoice No.',
  'No Identitas': 'Identity Number',
  'No Surat Lama': 'Old Letter No.',
  'No Titipan Lama': 'Old Deposit No.',
  Pemasok: 'Supplier',
  'Pinjaman awal': 'Opening loan',
  'Saldo Awal': 'Opening Balances',
  'Saldo awal ini sudah dimuat dengan {nomor} oleh {user_id}, batalkan dahulu bila salah':
    'These opening balances were loaded with {nomor} by {user_id}; cancel them first if they are wrong',
  'Satu baris satu barang: baki, berat, group, modal, dan faktur pajaknya bila ada.':
    'One row is one piece: tray, weight, group, cost, and its tax invoice where there is one.',
  'Satu baris satu jaminan; baris dengan nomor surat yang sama adalah satu pinjaman. Bunga dihitung sejak tanggal hutangnya.':
    'One row is one pledge; rows with the same letter number are one loan. Interest counts from the day of the loan.',
  'Satu baris satu laci atau satu rekening, dengan uang yang ada di sana.':
    'One row is one drawer or one account, with the money that lies there.',
  'Satu baris satu titipan pelanggan yang masih terbuka.':
    'One row is one open deposit of a customer.',
  'Semua isi berkas ini hilang lagi dari toko, lalu berkas yang benar dapat dimuat.':
    'All that this file brought in is gone again; then the right file can be loaded.',
  'Stok barang': 'Stock',
  'Sudah dimuat': 'Loaded',
  'Tanggal sesudah hari bisnis yang buka': 'The day is after the open business day',
  Tempat: 'Place',
  'Tgl Faktur Pajak': 'Tax Invoice Date',
  'Tgl Hutang': 'Day of the Loan',
  'Tidak boleh lebih dari bunga per 30 hari': 'Not more than the interest per 30 days',
  'Tidak dimuat': 'Not loaded',
  'Titipan awal': 'Opening deposit',
  'Titipan uang': 'Deposits',
  'Toko Mulai': 'A Shop Begins',
  'Toko sudah bertransaksi dengan {nomor}, saldo awal ini hanya sebelum transaksi pertama':
    'The shop has traded with {nomor}; these opening balances are only for before the first transaction',
  'Toko sudah bertransaksi dengan {nomor}: saldo awal jenis ini tidak dapat dimuat lagi.':
    'The shop has traded with {nomor}: opening balances of this kind can no longer be loaded.',
  'YA atau TIDAK': 'YA or TIDAK',
  '{apa} dimuat, {nomor}': '{apa} loaded, {nomor}',
  '{jumlah} hal yang tidak biasa, periksa sebelum dimuat':
    '{jumlah} unusual matters, look at them before loading',
  '{jumlah} pinjaman': '{jumlah} loans',
  '{jumlah} tempat': '{jumlah} places',
  '{jumlah} titipan': '{jumlah} deposits',
  '{nomor} dari saldo awal ini sudah dipakai, saldo awal tidak dapat dibatalkan lagi':
    '{nomor} of these opening balances has been used; they can no longer be cancelled',
}
