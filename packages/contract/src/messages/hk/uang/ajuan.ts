/** Sales that somebody else has to approve, in Traditional Chinese. */
export const ajuan: Readonly<Record<string, string>> = {
  'Diajukan oleh': '提交人',
  'harga hitung': '計算價',
  'Ajuan penjualan': '銷售申請',
  'Belum ada ajuan hari ini': '今天沒有申請',
  'Penjualan yang disimpan menunggu di sini sampai disetujui orang lain.':
    '已儲存的銷售在此等候他人批准。',
  'Tarik ajuan {nomor}? Barangnya dapat dijual lagi.': '撤回 {nomor}？貨品可再出售。',
  'Tarik ajuan': '撤回申請',
  'Ajuan {nomor} ditarik': '{nomor} 已撤回',
  Tarik: '撤回',
  'Ajuan {nomor} ditolak {user_id}': '{nomor} 被 {user_id} 拒絕',
  'Ajuan {nomor} disetujui {user_id}, cetak notanya.': '{nomor} 已由 {user_id} 批准，請列印單據。',
  '{jumlah} lagi': '另有 {jumlah} 項',
  Lihat: '查看',
  'Belum ada ajuan di daftar ini.': '此清單沒有申請。',
  'Tidak ada penjualan yang menunggu.': '沒有等候中的銷售。',
  'Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.':
    '本店銷售無需覆核，可在系統設定開啟。',
  Menunggu: '等候中',
  Disetujui: '已批准',
  disetujui: '已批准',
  ditolak: '已拒絕',
  ditarik: '已撤回',
  'Tidak ada ajuan {nomor}': '沒有申請 {nomor}',
  '{nomor} disetujui: {no_faktur_jual}': '{nomor} 已批准：{no_faktur_jual}',
  Tolak: '拒絕',
  '{nomor} ditolak, barang dapat dijual lagi': '{nomor} 已拒絕，貨品可再出售',
  'Validasi Penjualan': '核對銷售',
  'Penjualan yang diajukan kasir. Yang disetujui terjual dengan harga ajuannya.':
    '收銀員提交的銷售，批准後按提交價售出。',
  'Cari ajuan': '尋找申請',
  'Pindai atau ketik nomor ajuan, barcode, atau nama': '掃描或輸入申請編號、條碼或姓名',
  Ajuan: '申請',
  'Ajuan {jumlah}': '申請 {jumlah}',
  'Belum ada ajuan dipilih': '尚未選擇申請',
  'Pilih dari daftar dengan ↓ dan Enter, atau pindai nomornya.':
    '用 ↓ 和 Enter 從清單選擇，或掃描編號。',
  'Penjualan ini Anda ajukan sendiri. Mintalah orang lain menyetujuinya.':
    '此銷售由您提交，請他人批准。',
  'Alasan menolak': '拒絕原因',
  'Kasir membacanya; wajib diisi bila ditolak.': '收銀員會看到；拒絕時必填。',
  'Penjualan diajukan': '銷售已提交',
  'Barang ditahan. Uang dan nota menunggu persetujuan orang lain.':
    '貨品已保留，款項及單據等候他人批准。',
  Diperiksa: '覆核中',
  Diajukan: '已提交',
  'Diajukan untuk dijual': '提交銷售',
  'Ajuan ditolak': '申請被拒',
  'Ajuan ditarik': '申請撤回',
  'Tolak ajuan': '拒絕申請',
  'Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}':
    '貨品 {kode_barcode} 在 {user_id} 的申請 {no_ajuan} 中等候覆核',
  'menunggu pemeriksaan, ajuan {no_ajuan} dari {user_id}': '等候覆核，{user_id} 的申請 {no_ajuan}',
  'Ajukan penjualan': '提交銷售',
  '{jumlah} barang ditahan sampai orang lain menyetujui.': '{jumlah} 件貨品保留至他人批准。',
  'Toko baru dapat ditutup sesudah ini selesai.': '完成後方可關店。',
  'Ajuan penjualan menunggu': '等候中的銷售申請',
  'Ajuan {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    '申請 {nomor} 剛在別處變更，請先重新載入',
  'Ajuan {nomor} sudah {status} oleh {user_id}': '申請 {nomor} {status}（{user_id}）',
  'Ajuan {nomor} Anda buat sendiri, orang lain yang menyetujui atau menolaknya':
    '申請 {nomor} 由您提交，須由他人批准或拒絕',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Nota tetap ada.':
    '此頁面是舊版本：請重新載入（F5），然後再儲存。單據仍保留。',
  'Ajuan {nomor} hanya dapat ditarik oleh {user_id}, yang mengajukannya':
    '申請 {nomor} 只可由提交人 {user_id} 撤回',
  'Penjualan diperiksa orang lain': '銷售由他人覆核',
  'Penjualan menjadi ajuan: barang ditahan dan uang belum tercatat sampai user lain menyetujuinya di Validasi Penjualan.':
    '銷售成為申請：在其他使用者於「核對銷售」批准前，貨品保留而款項不入帳。',
  '{user_id} mengajukan penjualan {nomor}': '{user_id} 提交了銷售 {nomor}',
  '{nomor} disetujui {user_id}': '{nomor} 已由 {user_id} 批准',
  '{nomor} ditolak {user_id}': '{nomor} 被 {user_id} 拒絕',
}
