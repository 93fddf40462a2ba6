/** Exchanging old pieces for new ones: till, list, slip and refusals, in Malay. */
export const tukarTambah: Readonly<Record<string, string>> = {
  'Lihat Tukar Tambah': 'Lihat Tukar Tambah',
  'Batal tukar tambah': 'Batal tukar tambah',
  'Barang baru': 'Barang baharu',
  'Barang lama': 'Barang lama',
  'Janji tukar sampai': 'Janji tukar hingga',
  'Sisi penjualan': 'Bahagian jualan',
  'Sisi pembelian': 'Bahagian belian',
  'Dibayar ke pelanggan': 'Dibayar kepada pelanggan',
  'Harga barang baru': 'Harga barang baharu',
  'Harga barang lama': 'Harga barang lama',
  'Pindai nota barang lama.': 'Imbas nota barang lama.',
  'Hapus barang lama dari nota ini?': 'Buang barang lama daripada nota ini?',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} masuk.':
    '{baru} barang baharu keluar, {lama} barang lama masuk, {jumlah} masuk.',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} keluar.':
    '{baru} barang baharu keluar, {lama} barang lama masuk, {jumlah} keluar.',
  'Pas, tidak ada selisih.': 'Cukup, tiada perbezaan.',
  'Tukar tambah tersimpan': 'Tukar tambah disimpan',
  'Batalkan tukar tambah': 'Batalkan tukar tambah',
  'Slip Tukar Tambah': 'Slip Tukar Tambah',
  'Slip tukar tambah dua lembar': 'Slip tukar tambah dua salinan',
  'Nomor tukar tambah': 'Nombor tukar tambah',
  'Nomor nota barang baru': 'Nombor nota barang baharu',
  'Nomor pembelian barang lama': 'Nombor belian barang lama',
  'Tanda tukar tambah batal': 'Tanda tukar tambah batal',
  'Identitas pelanggan (4 tanda terakhir)': 'Pengenalan pelanggan (4 aksara terakhir)',
  'PPN di dalamnya': 'PPN di dalamnya',
  'Siapa membayar selisihnya': 'Siapa membayar perbezaannya',
  'Barang baru, lalu barang lama dengan langkahnya':
    'Barang baharu, kemudian barang lama dengan langkahnya',
  'Barang baru dan lama': 'Barang baharu dan lama',
  'Selisih dibayar dengan tunai, transfer atau titipan':
    'Perbezaan dibayar dengan tunai, pindahan atau simpanan',
  '{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya':
    '{nomor} sebahagian daripada tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya',
  'Janji tukar {kode_barcode} sampai {sampai} sudah lewat, isi tanggal mulai {tgl}':
    'Janji tukar {kode_barcode} hingga {sampai} sudah lewat, isi tarikh mulai {tgl}',
  'Barang baru atau lama': 'Barang baru atau lama',
  'Janji tukar sampai {tgl}': 'Janji tukar hingga {tgl}',
  'Cetak ulang slip tukar tambah {nomor}': 'Cetak semula slip tukar tambah {nomor}',
  'Barang baru kembali ke baki, barang lama ke pelanggan, selisihnya kembali.':
    'Barang baru kembali ke dulang, barang lama kepada pelanggan, bezanya dipulangkan.',
  'Tidak ada tukar tambah dengan saringan ini.': 'Tiada tukar tambah dengan tapisan ini.',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.':
    'Hanya {tgl}: tarikh lalu dikunci untuk tahap {level}. Tukar tambah lama dicari dengan nombor penuhnya.',
  'Uang kembali di atas harga beli: lebih dari {jumlah} perlu otorisasi.':
    'Wang dipulangkan melebihi harga beli: lebih daripada {jumlah} perlu kebenaran.',
  'Uang kembali tanpa otorisasi': 'Wang dipulangkan tanpa kebenaran',
  'Lebih dari {hari} hari: perlu otorisasi': 'Lebih daripada {hari} hari: perlu kebenaran',
  'Janji tukar lebih lama dari batas': 'Janji tukar melebihi had',
}
