/** Reports of money, in Malay. */
export const laporanUang: Readonly<Record<string, string>> = {
  'Laporan Kas': 'Laporan Tunai',
  'Laporan Bank': 'Laporan Buku Bank',
  'Laporan Mutasi Uang': 'Laporan Pindahan Wang',
  'Laporan Biaya': 'Laporan Perbelanjaan',
  'Laporan Kirim Uang Pusat': 'Laporan Wang Dihantar ke Ibu Pejabat',
  'Laporan Terima Uang': 'Laporan Terimaan Wang',
  'Pengeluaran bukan biaya': 'Bayaran bukan belanja',
  'Penerimaan lain': 'Terimaan lain',
  'Per dokumen': 'Mengikut dokumen',
  'Per kategori': 'Mengikut kategori',
  'Nama kategori': 'Nama kategori',
  'Diterima pada': 'Diterima pada',
  Dibukukan: 'Dibukukan',
  'Nomor terima': 'Nombor terimaan',
}
