/** Approval by fingerprint, in Japanese. */
export const sidik: Readonly<Record<string, string>> = {
  'Silahkan Scan Fingerprint': '指紋をスキャンしてください',
  'Silahkan Coba Lagi': 'もう一度お試しください',
  'Jari {user} belum terbaca.': '{user} の指を認識できませんでした。',
  'Letakkan jari {user} di pembaca, paling lama satu menit.':
    '一分以内に {user} の指を読取機に置いてください。',
  'Username Tidak Tidak Terdaftar': 'ユーザー名は登録されていません',
  'Sidik Jari': '指紋',
  Cara: '方法',
  'Otorisasi dengan sidik jari': '指紋による承認',
  'Belum ada alat sidik jari yang dipasang di toko ini':
    'この店舗には指紋装置がまだ設置されていません',
  'Sidik jari {user_id} sedang ditunggu di layar lain, coba lagi sebentar':
    '別の画面が {user_id} の指紋を待っています。少し後でお試しください',
  'Alat sidik jari ini tidak dikenal, pasang lagi':
    'この指紋装置は登録されていません。もう一度登録してください',
  'Kode pasang salah atau sudah tidak berlaku, buat kode baru di Setting Toko':
    '登録コードが誤っているか期限切れです。店舗設定で新しいコードを作成してください',
  'Scan lagi': '再スキャン',
  Mulai: '開始',
  Jari: '指',
  Alat: '装置',
  'Ibu jari kanan': '右手親指',
  'Telunjuk kanan': '右手人差し指',
  'Jari tengah kanan': '右手中指',
  'Ibu jari kiri': '左手親指',
  'Telunjuk kiri': '左手人差し指',
  'Jari tengah kiri': '左手中指',
  'Password Anda sendiri': 'ご自身のパスワード',
  'Daftarkan sidik jari': '指紋を登録',
  'Daftarkan jari': '指を登録',
  'Sidik jari {user} terdaftar': '{user} の指紋を登録しました',
  'Pasang alat sidik jari': '指紋装置を登録',
  'Pasang alat': '装置を登録',
  'Buat kode': 'コードを作成',
  'Nama alat': '装置名',
  'Di kasir mana pembacanya, misalnya Kasir 1.': '読取機のあるレジ（例：レジ 1）。',
  'Berlaku sepuluh menit, sekali pakai. Di komputer kasir jalankan:':
    '有効期限は十分、一回限り。レジのコンピューターで実行：',
  'Alat Sidik Jari': '指紋装置',
  'Sidik Jari Terdaftar': '登録済みの指紋',
  'Cabut {nama}? Sidik jari yang dikenalnya ikut dihapus.':
    '{nama} を取り消しますか。装置が覚えている指紋も削除されます。',
  'Hapus {jari} milik {user}?': '{user} の{jari}を削除しますか。',
  'Pasang program alat di komputer kasir yang punya pembaca sidik jari.':
    '指紋読取機のあるレジのコンピューターに装置プログラムを入れてください。',
  'Pola jari hanya disimpan di alatnya, tidak di server.':
    '指の紋様は装置だけに保存され、サーバーには保存されません。',
  Terpasang: '登録済み',
  'Menunggu dipasang': '登録待ち',
  'Sudah dicabut': '取消済み',
  'Terakhir terlihat': '最終確認',
  'Dipasang oleh': '登録者',
  Cabut: '取り消す',
  Didaftarkan: '登録日時',
  'Alat dicabut': '装置を取り消しました',
  'Sidik jari dihapus': '指紋を削除しました',
}
