/** How sales went, compared, in Chinese of Hong Kong. */
export const analisis: Readonly<Record<string, string>> = {
  'Laporan Analisis Penjualan': '銷售分析報表',
  Langkah: '間隔',
  'Per minggu': '按週',
  'Per bulan': '按月',
  Pembanding: '比較對象',
  'Periode sebelumnya': '上一期間',
  Sampai: '至',
  'Total Pembanding': '比較總額',
  'Perubahan (%)': '變化 (%)',
  'Rata Per Faktur': '每單平均',
}
