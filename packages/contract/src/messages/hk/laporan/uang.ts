/** Reports of money, in Chinese of Hong Kong. */
export const laporanUang: Readonly<Record<string, string>> = {
  'Laporan Kas': '現金帳報表',
  'Laporan Bank': '銀行帳報表',
  'Laporan Mutasi Uang': '資金調撥報表',
  'Laporan Biaya': '費用報表',
  'Laporan Kirim Uang Pusat': '匯款總店報表',
  'Laporan Terima Uang': '收款報表',
  'Pengeluaran bukan biaya': '非費用支出',
  'Penerimaan lain': '其他收入',
  'Per dokumen': '按單據',
  'Per kategori': '按類別',
  'Nama kategori': '類別名稱',
  'Diterima pada': '收款時間',
  Dibukukan: '已入帳',
  'Nomor terima': '收款編號',
}
