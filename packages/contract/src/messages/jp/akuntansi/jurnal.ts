/** Journals by hand, in Japanese. */
export const jurnal: Readonly<Record<string, string>> = {
  Pembukuan: '簿記',
  'Jurnal Umum': '一般仕訳',
  'Jurnal umum': '一般仕訳',
  'Validasi Jurnal': '仕訳の承認',
  'Batal jurnal umum': '一般仕訳の取消',
  'Ajuan jurnal': '申請中の仕訳',
  'Tolak ajuan jurnal': '却下した仕訳',
  'Tarik ajuan jurnal': '取り下げた仕訳',
  'Tulis jurnal': '仕訳を書く',
  'Baris jurnal': '仕訳の行',
  'Ajukan jurnal': '仕訳を申請',
  'Ajukan jurnal balik': '逆仕訳を申請',
  'Balik jurnal': '仕訳を逆にする',
  'Balik jurnal {nomor}': '仕訳 {nomor} を逆にする',
  Dibalik: '逆仕訳済み',
  Membalik: '元の仕訳',
  'Disetujui oleh': '承認者',
  'Emas masuk': '金 入',
  'Emas keluar': '金 出',
  'Hapus baris {baris}': '{baris} 行目を削除',
  'Lihat {nomor}': '{nomor} を見る',
  'Sedikitnya dua baris': '2 行以上必要です',
  'Seimbang: Rp {rupiah}, emas {emas} g': '一致：Rp {rupiah}、金 {emas} g',
  'Selisih Rp {rupiah}, emas {emas} g': '差額 Rp {rupiah}、金 {emas} g',
  'Pilih akunnya': '科目を選んでください',
  'Akun ini tidak ada atau sudah dihapus': 'この科目はないか削除されています',
  'Akun ini tidak menyimpan emas': 'この科目は金を持ちません',
  'Isi debit atau kredit': '借方か貸方を入力してください',
  'Isi rupiah atau emasnya': '金額か金を入力してください',
  'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang':
    '現金は引き出しに従います：現金出納か振替を使ってください',
  'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang':
    '銀行は口座に従います：銀行出納か振替を使ってください',
  'Piutang kartu dan QRIS mengikuti pembayarannya: pakai Pencairan Non Cash':
    'カードとQRISの未収金は支払いに従います：カード入金の精算を使ってください',
  'Uang di jalan mengikuti kirimannya: pakai Kirim Uang dan Terima Uang':
    '輸送中のお金は送金に従います：送金と受取を使ってください',
  'Titipan mengikuti saldo pelanggan: pakai Titipan':
    '預かり金は客の残高に従います：お預かりを使ってください',
  'Akun gadai mengikuti pinjamannya: pakai layar Hutang':
    '質の科目は貸付に従います：質の画面を使ってください',
  'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya':
    '下取り交換の仮勘定は常にゼロ：交換だけが使います',
  'Persediaan mengikuti barangnya: pakai layar Barang':
    '在庫は品物に従います：商品の画面を使ってください',
  'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan':
    '備忘勘定は他人の品に従い、手書き仕訳はできません',
  'Jurnal tidak seimbang: debit dan kredit berbeda Rp {rupiah}, emas berbeda {emas} g':
    '仕訳が一致しません：貸借の差 Rp {rupiah}、金の差 {emas} g',
  'Jurnal {nomor} sudah dibalik dengan {oleh_nomor}':
    '仕訳 {nomor} は {oleh_nomor} で逆仕訳済みです',
  'Jurnal {nomor} masih hari ini: batalkan saja, jurnal balik untuk hari sesudahnya':
    '仕訳 {nomor} は本日分です：取り消してください。逆仕訳は翌日以降です',
  'Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.':
    '手書きの仕訳。他の人が承認すると記帳されます。',
  'Jurnal yang sama dengan sisi terbalik masuk buku hari ini.':
    '貸借を入れ替えた仕訳が本日付で記帳されます。',
  'Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.':
    '貸借を入れ替え、承認時の営業日付になります。',
  'Belum ada jurnal di hari ini. Tulis dengan F6.': 'この日の仕訳はまだありません。F6 で書きます。',
  'Tidak ada jurnal yang menunggu.': '承認待ちの仕訳はありません。',
  'Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.':
    'ご自身が書いた仕訳です。他の人に承認を頼んでください。',
  'Penulisnya membacanya; wajib diisi bila ditolak.': '書いた人が読みます。却下の際は必須です。',
  'Ketik nomor, keterangan, atau penulisnya': '番号・摘要・記入者を入力',
  'Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.':
    '↓ と Enter で一覧から選ぶか、番号を入力してください。',
  'Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.': '{nomor} を取り下げますか？記帳されません。',
  '{nomor} diajukan, menunggu persetujuan': '{nomor} を申請しました。承認待ちです',
  '{nomor} ditolak': '{nomor} を却下しました',
  '{nomor} masuk buku: {no_jurnal}': '{nomor} を記帳しました：{no_jurnal}',
  'Piutang penjualan mengikuti pelanggannya: pakai Piutang Penjualan':
    '販売売掛金はお客様ごとです：販売売掛金を使ってください',
  'Bagian ini memakai akun aset': 'この項目は資産の勘定を使います',
  'Bagian ini memakai akun kewajiban': 'この項目は負債の勘定を使います',
  'Bagian ini memakai akun modal': 'この項目は資本の勘定を使います',
  'Bagian ini memakai akun pendapatan atau beban': 'この項目は収益か費用の勘定を使います',
  'Bagian ini memakai akun memo': 'この項目は備忘勘定を使います',
  'Bagian ini memakai akun yang menyimpan emas': 'この項目は金を持つ勘定を使います',
  'Bagian ini memakai akun tanpa emas': 'この項目は金を持たない勘定を使います',
  'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain':
    'この勘定は別の一覧に従う項目がすでに使っています',
  'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini':
    'この勘定にはすでに別の項目の仕訳があります。この項目には新しい勘定を作成してください',
  'Tanggal buku': '記帳日',
  'Pembukuan toko ini belum mulai': 'この店舗の帳簿はまだ始まっていません',
  'Jurnal diajukan': '仕訳を提出しました',
  'Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.':
    '別の人が仕訳の承認で承認すると記帳されます。',
  'Buka Validasi Jurnal': '仕訳の承認を開く',
  'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.':
    '手書きの仕訳。承認すると本日、または記帳日に記帳されます。',
}
