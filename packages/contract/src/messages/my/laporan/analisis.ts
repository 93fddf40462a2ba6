/** How sales went, compared, in Malay. */
export const analisis: Readonly<Record<string, string>> = {
  'Laporan Analisis Penjualan': 'Laporan Analisis Jualan',
  Langkah: 'Selang',
  'Per minggu': 'Mengikut minggu',
  'Per bulan': 'Mengikut bulan',
  Pembanding: 'Pembanding',
  'Periode sebelumnya': 'Tempoh sebelumnya',
  Sampai: 'Hingga',
  'Total Pembanding': 'Jumlah pembanding',
  'Perubahan (%)': 'Perubahan (%)',
  'Rata Per Faktur': 'Purata setiap invois',
}
