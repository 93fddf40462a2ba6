/** Money in and out that somebody else validates, in Traditional Chinese. */
export const keuangan: Readonly<Record<string, string>> = {
  'Validasi Keuangan': '核對款項',
  'Uang masuk dan keluar yang menunggu orang lain. Yang disetujui masuk buku hari ini.':
    '等待他人確認的收支。批准後記入今日帳簿。',
  'Ketik nomor, keterangan, kode, atau penulisnya': '輸入編號、說明、代碼或經手人',
  'Uang ini Anda tulis sendiri. Mintalah orang lain memvalidasinya.':
    '此款項由您填寫，請他人核對。',
  '{nomor} masuk buku: {no_kas}': '{nomor} 已入帳：{no_kas}',
  'Ajuan uang': '已提交款項',
  'Tolak ajuan uang': '已拒款項',
  'Tarik ajuan uang': '已撤回款項',
  'Tarik ajuan {nomor}? Uangnya tidak masuk buku.': '撤回 {nomor}？該款項不會入帳。',
  'Belum ada ajuan uang di daftar ini.': '此清單沒有已提交款項。',
  'Tidak ada uang yang menunggu validasi.': '沒有款項等候核對。',
  'Uang toko ini tidak menunggu validasi. Nyalakan modulnya di Setting System.':
    '本店款項無須等候核對。請在系統設定開啟模組。',
  'Uang diajukan': '款項已提交',
  'Orang lain menyetujuinya di Validasi Keuangan; sebelum itu uangnya belum bergerak.':
    '由他人在「核對款項」批准；在此之前款項不動。',
  'Buka Validasi Keuangan': '開啟核對款項',
  'Ajukan uang': '提交款項',
  'Sesudah divalidasi orang lain: {said}': '經他人核對後：{said}',
  'Divalidasi oleh': '核對人',
  '{jumlah} uang masuk atau keluar menunggu validasi': '{jumlah} 筆款項收支待核對',
  'Uang belum divalidasi': '尚未核對的款項',
  'Validasi uang masuk dan keluar': '核對款項收支',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Isian tetap ada.':
    '此頁面為舊版：請重新載入（F5），然後再儲存。已填內容會保留。',
}
