/** Reports of pieces by price and by kind, in English. */
export const barang: Readonly<Record<string, string>> = {
  'Laporan Analisis Harga Barang': 'Item Price Analysis Report',
  'Laporan Kelompok Barang': 'Item Group Report',
  'Harga paling tinggi': 'Highest price first',
  'Harga paling rendah': 'Lowest price first',
  'Harga Per Gram': 'Price per gram',
  'Data Yang Anda Cari Tidak Ada': 'The data you are looking for does not exist',
  'Laporan Penjualan Tidak Tersedia': 'Sales report not available',
}
