/** Reports of pieces by price and by kind, in Chinese of Hong Kong. */
export const barang: Readonly<Record<string, string>> = {
  'Laporan Analisis Harga Barang': '貨品價格分析報表',
  'Laporan Kelompok Barang': '貨品組別報表',
  'Harga paling tinggi': '由高至低',
  'Harga paling rendah': '由低至高',
  'Harga Per Gram': '每克價格',
  'Data Yang Anda Cari Tidak Ada': '沒有您要找的資料',
  'Laporan Penjualan Tidak Tersedia': '沒有銷售報表',
}
