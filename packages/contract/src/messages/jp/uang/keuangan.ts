/** Money in and out that somebody else validates, in Japanese. */
export const keuangan: Readonly<Record<string, string>> = {
  'Validasi Keuangan': '出納の承認',
  'Uang masuk dan keluar yang menunggu orang lain. Yang disetujui masuk buku hari ini.':
    '別の人の確認を待つ入出金。承認されたものは今日の帳簿に記帳されます。',
  'Ketik nomor, keterangan, kode, atau penulisnya': '番号、摘要、コード、作成者を入力',
  'Uang ini Anda tulis sendiri. Mintalah orang lain memvalidasinya.':
    'ご自身が書いた入出金です。ほかの人に承認を頼んでください。',
  '{nomor} masuk buku: {no_kas}': '{nomor} を記帳しました：{no_kas}',
  'Ajuan uang': '申請中の入出金',
  'Tolak ajuan uang': '却下した入出金',
  'Tarik ajuan uang': '取り下げた入出金',
  'Tarik ajuan {nomor}? Uangnya tidak masuk buku.':
    '{nomor} を取り下げますか？入出金は記帳されません。',
  'Belum ada ajuan uang di daftar ini.': 'この一覧に申請中の入出金はありません。',
  'Tidak ada uang yang menunggu validasi.': '承認待ちの入出金はありません。',
  'Uang toko ini tidak menunggu validasi. Nyalakan modulnya di Setting System.':
    'この店の入出金は承認を待ちません。システム設定でモジュールを有効にしてください。',
  'Uang diajukan': '入出金を申請しました',
  'Orang lain menyetujuinya di Validasi Keuangan; sebelum itu uangnya belum bergerak.':
    'ほかの人が「出納の承認」で承認します。それまでお金は動きません。',
  'Buka Validasi Keuangan': '出納の承認を開く',
  'Ajukan uang': '入出金を申請',
  'Sesudah divalidasi orang lain: {said}': 'ほかの人が承認した後：{said}',
  'Divalidasi oleh': '承認者',
  '{jumlah} uang masuk atau keluar menunggu validasi': '承認待ちの入出金 {jumlah} 件',
  'Uang belum divalidasi': '未承認の入出金',
  'Validasi uang masuk dan keluar': '入出金の承認',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Isian tetap ada.':
    'この画面は古い版です。再読み込み（F5）してから、もう一度保存してください。入力は残ります。',
}
