/** What is to be reported to PPATK: its report, its documents, the first screen, in Japanese. */
export const tugasPpatk: Readonly<Record<string, string>> = {
  'Laporan Transaksi Besar': '高額取引レポート',
  'Belum dilaporkan': '未報告',
  'Sudah dilaporkan': '報告済み',
  Gugur: '報告不要',
  'Wajib dilaporkan': '報告義務あり',
  'Mendekati batas lapor': '報告基準額に近い',
  'Jumlah sehari': '一日の合計',
  Tingkat: '段階',
  'Batas lapor': '報告期限',
  'Nomor laporan': '報告番号',
  'Tanggal laporan': '報告日',
  'Sedikitnya 3 huruf': '3文字以上',
  'Tanggal itu belum tiba': 'まだ来ていない日付です',
  'Transaksi besar belum dilaporkan: {jumlah}': '未報告の高額取引：{jumlah}',
  'Laporan PPATK': 'PPATK への報告',
  'paling lambat {tgl}': '{tgl} まで',
  '{jumlah} sehari, di semua toko': '全店で一日 {jumlah}',
  'nomor {no_laporan}, {tgl}, oleh {user_id}': '番号 {no_laporan}、{tgl}、{user_id}',
  'Catat laporan PPATK': 'PPATK への報告を記録',
  'Laporan PPATK {nomor} dicatat': '{nomor} の PPATK への報告を記録しました',
  'Ini hanya mencatat nomornya: laporannya sendiri dibuat di goAML.':
    'ここでは番号だけを記録します。報告自体は goAML で行います。',
  'Transaksi {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    '取引 {nomor} は {user_id} により番号 {no_laporan} で報告済みです',
  'Transaksi orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    'この人の {tgl} の取引は報告基準額に達しなくなりました',
  'Sebelum transaksinya': '取引より前の日付です',
  'Identitas pelanggan harus diisi: transaksinya hari ini {jumlah}, di semua toko':
    'お客様の身分証が必要です：本日の取引は全店で {jumlah} です',
  'Isi identitas pembeli (F3): mulai Rp 100 juta sehari.':
    '購入者の身分証を入力してください（F3）：一日 Rp 1億から必要です。',
  'Isi identitas: mulai Rp 100 juta sehari.': '身分証を入力してください：一日 Rp 1億から必要です。',
}
