/** Sales that somebody else has to approve, in Japanese. */
export const ajuan: Readonly<Record<string, string>> = {
  'Diajukan oleh': '申請者',
  'harga hitung': '計算価格',
  'Ajuan penjualan': '販売申請',
  'Belum ada ajuan hari ini': '本日の申請はありません',
  'Penjualan yang disimpan menunggu di sini sampai disetujui orang lain.':
    '保存した販売は他の人が承認するまでここで待ちます。',
  'Tarik ajuan {nomor}? Barangnya dapat dijual lagi.':
    '{nomor} を取り下げますか？商品は再び販売できます。',
  'Tarik ajuan': '申請の取り下げ',
  'Ajuan {nomor} ditarik': '{nomor} を取り下げました',
  Tarik: '取り下げ',
  'Ajuan {nomor} ditolak {user_id}': '{nomor} は {user_id} が却下しました',
  'Ajuan {nomor} disetujui {user_id}, cetak notanya.':
    '{nomor} は {user_id} が承認しました。伝票を印刷してください。',
  '{jumlah} lagi': '他 {jumlah} 件',
  Lihat: '見る',
  'Belum ada ajuan di daftar ini.': 'この一覧に申請はありません。',
  'Tidak ada penjualan yang menunggu.': '待っている販売はありません。',
  'Penjualan toko ini tidak menunggu pemeriksaan. Nyalakan di Setting System.':
    'この店の販売は確認を待ちません。システム設定で有効にできます。',
  Menunggu: '待機中',
  Disetujui: '承認済み',
  disetujui: '承認済み',
  ditolak: '却下済み',
  ditarik: '取り下げ済み',
  'Tidak ada ajuan {nomor}': '申請 {nomor} はありません',
  '{nomor} disetujui: {no_faktur_jual}': '{nomor} を承認しました：{no_faktur_jual}',
  Tolak: '却下',
  '{nomor} ditolak, barang dapat dijual lagi': '{nomor} を却下しました。商品は再び販売できます',
  'Validasi Penjualan': '販売の確認',
  'Penjualan yang diajukan kasir. Yang disetujui terjual dengan harga ajuannya.':
    'レジ係が申請した販売です。承認すると申請時の価格で販売されます。',
  'Cari ajuan': '申請を探す',
  'Pindai atau ketik nomor ajuan, barcode, atau nama':
    '申請番号、バーコード、名前を読み取りまたは入力',
  Ajuan: '申請',
  'Ajuan {jumlah}': '申請 {jumlah}',
  'Belum ada ajuan dipilih': '申請が選ばれていません',
  'Pilih dari daftar dengan ↓ dan Enter, atau pindai nomornya.':
    '↓ と Enter で一覧から選ぶか、番号を読み取ります。',
  'Penjualan ini Anda ajukan sendiri. Mintalah orang lain menyetujuinya.':
    'ご自身の申請です。他の人に承認を頼んでください。',
  'Alasan menolak': '却下の理由',
  'Kasir membacanya; wajib diisi bila ditolak.': 'レジ係が読みます。却下する場合は必須です。',
  'Penjualan diajukan': '販売を申請しました',
  'Barang ditahan. Uang dan nota menunggu persetujuan orang lain.':
    '商品は確保されています。入金と伝票は他の人の承認待ちです。',
  Diperiksa: '確認中',
  Diajukan: '申請',
  'Diajukan untuk dijual': '販売申請',
  'Ajuan ditolak': '申請却下',
  'Ajuan ditarik': '申請取り下げ',
  'Tolak ajuan': '申請の却下',
  'Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}':
    '商品 {kode_barcode} は {user_id} の申請 {no_ajuan} で確認待ちです',
  'menunggu pemeriksaan, ajuan {no_ajuan} dari {user_id}': '確認待ち、{user_id} の申請 {no_ajuan}',
  'Ajukan penjualan': '販売を申請',
  '{jumlah} barang ditahan sampai orang lain menyetujui.':
    '{jumlah} 点は他の人が承認するまで確保されます。',
  'Toko baru dapat ditutup sesudah ini selesai.': 'これが済むまで閉店できません。',
  'Ajuan penjualan menunggu': '待機中の販売申請',
  'Ajuan {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    '申請 {nomor} は別の場所で変更されました。再読み込みしてください',
  'Ajuan {nomor} sudah {status} oleh {user_id}': '申請 {nomor} は {user_id} により{status}です',
  'Ajuan {nomor} Anda buat sendiri, orang lain yang menyetujui atau menolaknya':
    '申請 {nomor} はご自身のものです。承認や却下は他の人が行います',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Nota tetap ada.':
    'このページは古い版です。再読み込み（F5）してから、もう一度保存してください。伝票は残ります。',
  'Ajuan {nomor} hanya dapat ditarik oleh {user_id}, yang mengajukannya':
    '申請 {nomor} を取り下げられるのは申請者 {user_id} だけです',
  'Penjualan diperiksa orang lain': '販売を他の人が確認',
  'Penjualan menjadi ajuan: barang ditahan dan uang belum tercatat sampai user lain menyetujuinya di Validasi Penjualan.':
    '販売は申請になります。他のユーザーが「販売の確認」で承認するまで、商品は確保され、入金は記帳されません。',
  '{user_id} mengajukan penjualan {nomor}': '{user_id} が販売 {nomor} を申請しました',
  '{nomor} disetujui {user_id}': '{nomor} は {user_id} が承認しました',
  '{nomor} ditolak {user_id}': '{nomor} は {user_id} が却下しました',
}
