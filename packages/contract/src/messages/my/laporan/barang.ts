/** Reports of pieces by price and by kind, in Malay. */
export const barang: Readonly<Record<string, string>> = {
  'Laporan Analisis Harga Barang': 'Laporan Analisis Harga Barang Kedai',
  'Laporan Kelompok Barang': 'Laporan Kumpulan Barang',
  'Harga paling tinggi': 'Harga tertinggi dahulu',
  'Harga paling rendah': 'Harga terendah dahulu',
  'Harga Per Gram': 'Harga Setiap Gram',
  'Data Yang Anda Cari Tidak Ada': 'Data yang anda cari tidak ada',
  'Laporan Penjualan Tidak Tersedia': 'Laporan jualan tidak tersedia',
}
