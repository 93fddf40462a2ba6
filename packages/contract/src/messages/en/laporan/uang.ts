/** Reports of money, in English. */
export const laporanUang: Readonly<Record<string, string>> = {
  'Laporan Kas': 'Cash Book',
  'Laporan Bank': 'Bank Book',
  'Laporan Mutasi Uang': 'Money Transfers Report',
  'Laporan Biaya': 'Expenses Report',
  'Laporan Kirim Uang Pusat': 'Report of Money Sent to Head Office',
  'Laporan Terima Uang': 'Money Received Report',
  'Pengeluaran bukan biaya': 'Paid out, no expense',
  'Penerimaan lain': 'Other income',
  'Per dokumen': 'By document',
  'Per kategori': 'By category',
  'Nama kategori': 'Category name',
  'Diterima pada': 'Received at',
  Dibukukan: 'Booked',
  'Nomor terima': 'Receipt number',
}
