/** What is to be reported to PPATK: its report, its documents, the first screen, in Chinese. */
export const tugasPpatk: Readonly<Record<string, string>> = {
  'Laporan Transaksi Besar': '大額交易報表',
  'Belum dilaporkan': '尚未申報',
  'Sudah dilaporkan': '已申報',
  Gugur: '已無需申報',
  'Wajib dilaporkan': '必須申報',
  'Mendekati batas lapor': '接近申報門檻',
  'Jumlah sehari': '當日合計',
  Tingkat: '級別',
  'Batas lapor': '申報期限',
  'Nomor laporan': '申報編號',
  'Tanggal laporan': '申報日期',
  'Sedikitnya 3 huruf': '至少 3 個字元',
  'Tanggal itu belum tiba': '該日期尚未到',
  'Transaksi besar belum dilaporkan: {jumlah}': '尚未申報的大額交易：{jumlah}',
  'Laporan PPATK': '向 PPATK 申報',
  'paling lambat {tgl}': '最遲 {tgl}',
  '{jumlah} sehari, di semua toko': '當日各店合計 {jumlah}',
  'nomor {no_laporan}, {tgl}, oleh {user_id}': '編號 {no_laporan}，{tgl}，{user_id}',
  'Catat laporan PPATK': '登記 PPATK 申報',
  'Laporan PPATK {nomor} dicatat': '已登記 {nomor} 的 PPATK 申報',
  'Ini hanya mencatat nomornya: laporannya sendiri dibuat di goAML.':
    '此處僅登記編號：申報本身在 goAML 進行。',
  'Transaksi {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    '交易 {nomor} 已由 {user_id} 以編號 {no_laporan} 申報',
  'Transaksi orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    '此人於 {tgl} 的交易已不再達到申報門檻',
  'Sebelum transaksinya': '早於交易日期',
  'Identitas pelanggan harus diisi: transaksinya hari ini {jumlah}, di semua toko':
    '必須填寫客戶身分：今日各店交易合計 {jumlah}',
  'Isi identitas pembeli (F3): mulai Rp 100 juta sehari.':
    '請填寫買方身分（F3）：每日滿 Rp 1 億須填寫。',
  'Isi identitas: mulai Rp 100 juta sehari.': '請填寫身分：每日滿 Rp 1 億須填寫。',
}
