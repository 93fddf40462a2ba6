/** How sales went, compared, in Italian. */
export const analisis: Readonly<Record<string, string>> = {
  'Laporan Analisis Penjualan': 'Analisi delle vendite',
  Langkah: 'Passo',
  'Per minggu': 'Per settimana',
  'Per bulan': 'Per mese',
  Pembanding: 'Confronto',
  'Periode sebelumnya': 'Periodo precedente',
  Sampai: 'Al',
  'Total Pembanding': 'Totale di confronto',
  'Perubahan (%)': 'Variazione (%)',
  'Rata Per Faktur': 'Media per fattura',
}
