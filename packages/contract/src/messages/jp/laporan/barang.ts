/** Reports of pieces by price and by kind, in Japanese. */
export const barang: Readonly<Record<string, string>> = {
  'Laporan Analisis Harga Barang': '商品価格分析レポート',
  'Laporan Kelompok Barang': '商品グループレポート',
  'Harga paling tinggi': '高い順',
  'Harga paling rendah': '安い順',
  'Harga Per Gram': 'グラム単価',
  'Data Yang Anda Cari Tidak Ada': 'お探しのデータはありません',
  'Laporan Penjualan Tidak Tersedia': '販売レポートがありません',
}
