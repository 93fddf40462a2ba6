/** Users, their rights and passwords, in Japanese. */
export const users: Readonly<Record<string, string>> = {
  'Data Users': 'ユーザー',
  'Hak Akses Users': 'ユーザー権限',
  'Hak Akses News': 'お知らせ',
  Users: 'ユーザー',
  'Siapa boleh masuk, di toko mana, dan siapa yang sedang bekerja.':
    'ログインできる人、その店舗、いま作業中の人。',
  'Akhiri semua sesi': '全セッションを終了',
  'User ID': 'ユーザーID',
  Level: 'レベル',
  'No WhatsApp': 'WhatsApp番号',
  'Masuk sejak': 'ログイン開始',
  Nonaktif: '無効',
  'Password sementara': '仮パスワード',
  'semua toko': '全店舗',
  'Semua toko': '全店舗',
  'Semua level': '全レベル',
  'Aktif dan nonaktif': '有効と無効',
  'Sedang masuk': 'ログイン中',
  'Akhiri sesi semua user yang Anda atur di {toko}? Sesi Anda sendiri tetap.':
    '{toko}であなたが管理する全ユーザーのセッションを終了しますか。あなた自身は続きます。',
  '{jumlah} sesi diakhiri': '{jumlah}件のセッションを終了しました',
  Disalin: 'コピーしました',
  Salin: 'コピー',
  'Password sementara {user}': '{user}の仮パスワード',
  'Sudah dicatat': '控えました',
  'Hanya ditampilkan sekali ini. Saat masuk, user diminta membuat password sendiri.':
    '表示は今回限りです。ログイン時に本人が新しいパスワードを設定します。',
  'Berlaku sampai {pada}': '{pada}まで有効',
  'Password, sesi, dan hak': 'パスワード・セッション・権限',
  'Reset Password': 'パスワード再設定',
  'Akhiri sesi': 'セッション終了',
  Nonaktifkan: '無効にする',
  'Hak Akses': '権限',
  'Buat password sementara untuk {user}? Password lama tidak berlaku lagi.':
    '{user}の仮パスワードを作りますか。古いパスワードは使えなくなります。',
  'Akhiri sesi {user}? Yang belum disimpan di layarnya hilang.':
    '{user}のセッションを終了しますか。保存していない内容は失われます。',
  'Nonaktifkan {user}? Ia keluar sekarang dan tidak dapat masuk lagi.':
    '{user}を無効にしますか。直ちにログアウトされ、再びログインできません。',
  'Aktifkan {user} dengan hak yang lama?': '{user}を以前の権限で有効にしますか。',
  'Tambah User': 'ユーザー追加',
  'Level baru membawa hak akses bawaan level itu, hak lama tidak ikut.':
    '新しいレベルの標準権限になり、以前の権限は引き継がれません。',
  'User ini ada sejak awal dan belum pernah diubah.':
    'このユーザーは当初からあり、変更されていません。',
  'Hak diubah': '権限変更',
  'Password direset': 'パスワード再設定',
  'Sesi diakhiri': 'セッション終了',
  Dinonaktifkan: '無効化',
  'Layar baru diberikan': '新画面を付与',
  'Data User Disimpan': 'ユーザーを保存しました',
  'User diaktifkan': 'ユーザーを有効にしました',
  'User dinonaktifkan': 'ユーザーを無効にしました',
  'Hak Akses Disimpan': '権限を保存しました',
  'Layar yang dilihat seorang user. Berlaku pada permintaan berikutnya.':
    'ユーザーに見える画面。次の操作から有効です。',
  'Perubahan hak {user} belum disimpan. Tinggalkan?':
    '{user}の権限の変更は未保存です。破棄しますか。',
  'Pilih user dahulu': '先にユーザーを選んでください',
  'Ketik sebagian User ID atau nama, lalu Enter.':
    'ユーザーIDか名前の一部を入力し、Enterを押します。',
  'Cari layar': '画面を検索',
  'Bawaan {level}': '{level}の標準',
  'Salin dari user': 'ユーザーからコピー',
  'Hak user ini tidak Anda atur.': 'このユーザーの権限はあなたの管理外です。',
  'OWN dan SU melihat semua menu, apa pun yang dicentang di sini.':
    'OWNとSUは、ここの選択にかかわらず全メニューが見えます。',
  'Khusus {level}': '{level}のみ',
  'Bukan hak Anda': 'あなたにない権限',
  'Simpan hak {user}?': '{user}の権限を保存しますか。',
  'Berlaku sekarang juga, juga di layar yang sedang terbuka.':
    '開いている画面も含め、直ちに有効になります。',
  Diberi: '付与',
  Dicabut: '取消',
  'Akan berubah': '変更予定',
  'Yang dapat dilakukan sekarang': '現在できること',
  'Bekerja untuk': '担当店舗',
  Menyetujui: '承認',
  'Semua permintaan otorisasi': 'すべての承認依頼',
  'Tidak dapat menyetujui otorisasi': '承認はできません',
  Terbuka: '利用可',
  'Tertutup untuk level {level}': '{level}レベルには不可',
  'Tidak dipakai di toko ini': 'この店では使いません',
  'Modul tidak aktif di toko ini': 'この店舗ではモジュールが無効',
  'Dibatasi setting toko': '店舗設定により制限',
  'Nomor tidak lengkap': '番号が不完全です',
  '3 sampai 40 huruf, angka, titik atau -': '英数字・点・-で3～40文字',
  'Anda masuk dengan password sementara. Buat password Anda sendiri.':
    '仮パスワードでログインしています。ご自分のパスワードを設定してください。',
  'Password sementara sudah tidak berlaku, minta yang baru kepada pengelola user':
    '仮パスワードの期限が切れました。管理者に再発行を依頼してください',
  'Ganti password sementara Anda dahulu': '先に仮パスワードを変更してください',
  'Anda tidak boleh mengatur user {user_id} dengan level {level}':
    'レベル{level}のユーザー{user_id}は管理できません',
  'Anda tidak dapat memberi hak yang tidak Anda miliki: {layar}':
    '自分にない権限は付与できません：{layar}',
  'Ini tidak dapat dilakukan pada user Anda sendiri': '自分のユーザーに対しては行えません',
  '{user_id} pemilik terakhir yang aktif di kantor pusat, tunjuk pemilik lain dahulu':
    '{user_id}は本部で最後の有効なオーナーです。先に別のオーナーを任命してください',
  'Valid By': '確認者',
}
