/** Journals by hand, in Traditional Chinese. */
export const jurnal: Readonly<Record<string, string>> = {
  Pembukuan: '簿記',
  'Jurnal Umum': '普通日記帳',
  'Jurnal umum': '普通日記帳',
  'Validasi Jurnal': '審核日記帳',
  'Batal jurnal umum': '取消普通日記帳',
  'Ajuan jurnal': '已提交日記帳',
  'Tolak ajuan jurnal': '已拒日記帳',
  'Tarik ajuan jurnal': '已撤回日記帳',
  'Tulis jurnal': '撰寫日記帳',
  'Baris jurnal': '日記帳各行',
  'Ajukan jurnal': '提交日記帳',
  'Ajukan jurnal balik': '提交沖銷',
  'Balik jurnal': '沖銷日記帳',
  'Balik jurnal {nomor}': '沖銷日記帳 {nomor}',
  Dibalik: '已沖銷',
  Membalik: '沖銷對象',
  'Disetujui oleh': '批准人',
  'Emas masuk': '黃金入',
  'Emas keluar': '黃金出',
  'Hapus baris {baris}': '刪除第 {baris} 行',
  'Lihat {nomor}': '查看 {nomor}',
  'Sedikitnya dua baris': '至少兩行',
  'Seimbang: Rp {rupiah}, emas {emas} g': '已平衡：Rp {rupiah}，黃金 {emas} g',
  'Selisih Rp {rupiah}, emas {emas} g': '相差 Rp {rupiah}，黃金 {emas} g',
  'Pilih akunnya': '請選科目',
  'Akun ini tidak ada atau sudah dihapus': '此科目不存在或已刪除',
  'Akun ini tidak menyimpan emas': '此科目不記黃金',
  'Isi debit atau kredit': '填借方或貸方',
  'Isi rupiah atau emasnya': '填金額或黃金',
  'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang': '現金隨錢箱：請用現金收支或調撥',
  'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang': '銀行隨帳戶：請用銀行收支或調撥',
  'Piutang kartu dan QRIS mengikuti pembayarannya: pakai Pencairan Non Cash':
    '卡及 QRIS 應收款跟隨其付款：請使用非現金結算',
  'Uang di jalan mengikuti kirimannya: pakai Kirim Uang dan Terima Uang':
    '在途款項隨匯送：請用送款及收款',
  'Titipan mengikuti saldo pelanggan: pakai Titipan': '訂金隨客戶餘額：請用訂金',
  'Akun gadai mengikuti pinjamannya: pakai layar Hutang': '典當科目隨貸款：請用典當畫面',
  'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya':
    '換貨過渡科目永遠為零：只供換貨使用',
  'Persediaan mengikuti barangnya: pakai layar Barang': '存貨隨貨品：請用貨品畫面',
  'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan':
    '備忘科目隨他人貨品，不可手工記帳',
  'Jurnal tidak seimbang: debit dan kredit berbeda Rp {rupiah}, emas berbeda {emas} g':
    '日記帳不平衡：借貸相差 Rp {rupiah}，黃金相差 {emas} g',
  'Jurnal {nomor} sudah dibalik dengan {oleh_nomor}': '日記帳 {nomor} 已由 {oleh_nomor} 沖銷',
  'Jurnal {nomor} masih hari ini: batalkan saja, jurnal balik untuk hari sesudahnya':
    '日記帳 {nomor} 屬今日：請直接取消，沖銷用於日後',
  'Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.':
    '手工日記帳，經他人批准後入帳。',
  'Jurnal yang sama dengan sisi terbalik masuk buku hari ini.': '借貸互換的相同日記帳於今日入帳。',
  'Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.':
    '借貸互換，日期為批准時的營業日。',
  'Belum ada jurnal di hari ini. Tulis dengan F6.': '今日尚無日記帳，按 F6 撰寫。',
  'Tidak ada jurnal yang menunggu.': '沒有待審日記帳。',
  'Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.':
    '此日記帳由您撰寫，請由他人批准。',
  'Penulisnya membacanya; wajib diisi bila ditolak.': '撰寫人會看到；拒絕時必填。',
  'Ketik nomor, keterangan, atau penulisnya': '輸入編號、摘要或撰寫人',
  'Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.':
    '用 ↓ 及 Enter 從清單選取，或輸入編號。',
  'Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.': '撤回 {nomor}？該日記帳不會入帳。',
  '{nomor} diajukan, menunggu persetujuan': '{nomor} 已提交，等候批准',
  '{nomor} ditolak': '{nomor} 已拒絕',
  '{nomor} masuk buku: {no_jurnal}': '{nomor} 已入帳：{no_jurnal}',
  'Piutang penjualan mengikuti pelanggannya: pakai Piutang Penjualan':
    '銷售應收款隨顧客記錄：請用銷售應收款',
  'Bagian ini memakai akun aset': '此項須用資產科目',
  'Bagian ini memakai akun kewajiban': '此項須用負債科目',
  'Bagian ini memakai akun modal': '此項須用權益科目',
  'Bagian ini memakai akun pendapatan atau beban': '此項須用收入或費用科目',
  'Bagian ini memakai akun memo': '此項須用備查科目',
  'Bagian ini memakai akun yang menyimpan emas': '此項須用記錄黃金的科目',
  'Bagian ini memakai akun tanpa emas': '此項須用不記黃金的科目',
  'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain':
    '此科目已由跟隨其他清單的項目使用',
  'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini':
    '此科目已有其他部分的分錄：請為此部分新增科目',
  'Tanggal buku': '入帳日',
  'Pembukuan toko ini belum mulai': '本店帳冊尚未開始',
  'Jurnal diajukan': '分錄已提交',
  'Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.':
    '由他人在審核日記帳中核准，之後入帳。',
  'Buka Validasi Jurnal': '開啟審核日記帳',
  'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.':
    '手工分錄。核准後於今日或其入帳日入帳。',
}
