/** How sales went, compared, in Japanese. */
export const analisis: Readonly<Record<string, string>> = {
  'Laporan Analisis Penjualan': '販売分析レポート',
  Langkah: '間隔',
  'Per minggu': '週別',
  'Per bulan': '月別',
  Pembanding: '比較対象',
  'Periode sebelumnya': '前の期間',
  Sampai: '終了',
  'Total Pembanding': '比較合計',
  'Perubahan (%)': '変化率 (%)',
  'Rata Per Faktur': '伝票平均',
}
