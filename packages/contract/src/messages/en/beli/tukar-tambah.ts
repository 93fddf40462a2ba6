/** Exchanging old pieces for new ones: till, list, slip and refusals, in English. */
export const tukarTambah: Readonly<Record<string, string>> = {
  'Lihat Tukar Tambah': 'View Exchanges',
  'Batal tukar tambah': 'Exchange cancelled',
  'Barang baru': 'New pieces',
  'Barang lama': 'Old pieces',
  'Janji tukar sampai': 'Exchange promised until',
  'Sisi penjualan': 'Sale side',
  'Sisi pembelian': 'Purchase side',
  'Dibayar ke pelanggan': 'Paid to the customer',
  'Harga barang baru': 'Price of the new pieces',
  'Harga barang lama': 'Price of the old pieces',
  'Pindai nota barang lama.': "Scan the old piece's nota.",
  'Hapus barang lama dari nota ini?': 'Take the old pieces off this nota?',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} masuk.':
    '{baru} new pieces go out, {lama} old pieces come in, {jumlah} comes in.',
  '{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} keluar.':
    '{baru} new pieces go out, {lama} old pieces come in, {jumlah} goes out.',
  'Pas, tidak ada selisih.': 'Even, there is no difference.',
  'Tukar tambah tersimpan': 'Exchange saved',
  'Batalkan tukar tambah': 'Cancel the exchange',
  'Slip Tukar Tambah': 'Exchange slip',
  'Slip tukar tambah dua lembar': 'Exchange slip in two copies',
  'Nomor tukar tambah': 'Exchange number',
  'Nomor nota barang baru': 'Nota number of the new pieces',
  'Nomor pembelian barang lama': 'Purchase number of the old pieces',
  'Tanda tukar tambah batal': 'Mark of a cancelled exchange',
  'Identitas pelanggan (4 tanda terakhir)': "Customer's identity (last 4 characters)",
  'PPN di dalamnya': 'VAT in it',
  'Siapa membayar selisihnya': 'Who pays the difference',
  'Barang baru, lalu barang lama dengan langkahnya': 'New pieces, then old ones with their steps',
  'Barang baru dan lama': 'New and old pieces',
  'Selisih dibayar dengan tunai, transfer atau titipan':
    'The difference is paid in cash, by transfer or into a deposit',
  '{nomor} adalah bagian dari tukar tambah {no_tukar_tambah}, batalkan tukar tambahnya':
    '{nomor} is part of exchange {no_tukar_tambah}, cancel the exchange',
  'Janji tukar {kode_barcode} sampai {sampai} sudah lewat, isi tanggal mulai {tgl}':
    'The exchange promise of {kode_barcode} until {sampai} is over already, enter a date from {tgl} on',
  'Barang baru atau lama': 'New or old pieces',
  'Janji tukar sampai {tgl}': 'Exchange promised until {tgl}',
  'Cetak ulang slip tukar tambah {nomor}': 'Reprint the slip of exchange {nomor}',
  'Barang baru kembali ke baki, barang lama ke pelanggan, selisihnya kembali.':
    'New pieces go back to their trays, old ones to the customer, and the difference is returned.',
  'Tidak ada tukar tambah dengan saringan ini.': 'No exchanges with this filter.',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Tukar tambah lama dicari dengan nomor lengkapnya.':
    'Only {tgl}: past dates are locked for level {level}. An old exchange is found by its whole number.',
  'Uang kembali di atas harga beli: lebih dari {jumlah} perlu otorisasi.':
    'Money back above the buying price: more than {jumlah} needs approval.',
  'Uang kembali tanpa otorisasi': 'Money back without approval',
  'Lebih dari {hari} hari: perlu otorisasi': 'More than {hari} days: needs approval',
  'Janji tukar lebih lama dari batas': 'Exchange promised beyond the limit',
}
