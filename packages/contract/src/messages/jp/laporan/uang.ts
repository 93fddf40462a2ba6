/** Reports of money, in Japanese. */
export const laporanUang: Readonly<Record<string, string>> = {
  'Laporan Kas': '現金出納帳',
  'Laporan Bank': '預金出納帳',
  'Laporan Mutasi Uang': '資金移動レポート',
  'Laporan Biaya': '経費レポート',
  'Laporan Kirim Uang Pusat': '本部送金レポート',
  'Laporan Terima Uang': '受領金レポート',
  'Pengeluaran bukan biaya': '費用でない出金',
  'Penerimaan lain': 'その他の入金',
  'Per dokumen': '伝票別',
  'Per kategori': '区分別',
  'Nama kategori': '区分名',
  'Diterima pada': '受領日時',
  Dibukukan: '計上額',
  'Nomor terima': '受領番号',
}
