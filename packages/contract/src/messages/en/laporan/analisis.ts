/** How sales went, compared, in English. */
export const analisis: Readonly<Record<string, string>> = {
  'Laporan Analisis Penjualan': 'Sales Analysis Report',
  Langkah: 'Step',
  'Per minggu': 'Per week',
  'Per bulan': 'Per month',
  Pembanding: 'Compared with',
  'Periode sebelumnya': 'The period before',
  Sampai: 'To',
  'Total Pembanding': 'Compared total',
  'Perubahan (%)': 'Change (%)',
  'Rata Per Faktur': 'Mean per invoice',
}
