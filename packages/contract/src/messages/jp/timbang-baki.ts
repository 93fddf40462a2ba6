/** Trays on the scale, in Japanese. */
export const timbangBaki: Readonly<Record<string, string>> = {
  'Timbang Baki': 'トレイ計量',
  'Baris timbangan': 'はかりの行',
  'Belum ditimbang hari ini ({jumlah}): {baki}': '本日未計量 ({jumlah}): {baki}',
  'Laporan Timbang Baki': 'トレイ計量レポート',
  'Timbang Baki Tersdia': 'トレイを計量できます',
  'Mohon Untuk Pilih Kode Gudang': '保管場所を選んでください',
  'Berat buku': '帳簿重量',
  'Isi berubah': '中身の変化',
  Toleransi: '許容差',
  'Alasan sedikitnya 5 huruf': '理由は5文字以上で入力してください',
  Bersihkan: '消去',
  'Bersihkan daftar': '一覧を消去',
  'Bersihkan daftar hari ini? Yang sudah ditimbang tetap ada di laporan.':
    '本日の一覧を消去しますか。計量済みのものはレポートに残ります。',
  'Belum ditimbang': '未計量',
  'Daftar hari ini': '本日の一覧',
  'Baki yang ditimbang': '計量したトレイ',
  'Pindai atau pilih baki, lalu baca timbangan.':
    'トレイを読み取るか選び、はかりの値を入力します。',
  'Ditimbang saat buka dan tutup: barang yang tertukar terlihat di sini.':
    '開店時と閉店時に計量します。すり替えられた商品はここで分かります。',
  'Pindai baki, atau berat dari timbangan': 'トレイ、またははかりの重量を読み取る',
  'Baki {kode} tidak dikenal': 'トレイ{kode}は登録されていません',
  'Mulai timbang': '計量を始める',
  'Simpan berat': '重量を保存',
  'Simpan alasan': '理由を保存',
  'Isi baki berubah saat ditimbang': '計量中にトレイの中身が変わりました',
  'Selisih sama dengan berat barang ini, cari dahulu:':
    '差はこれらの商品の重量と同じです。まず探してください。',
  'Baki belum ditimbang': '未計量のトレイ',
  'Baki {kode_baki} sudah ditimbang oleh {user_id}, mulai timbang lagi bila perlu':
    'トレイ{kode_baki}は{user_id}が計量済みです。必要なら計量をやり直してください',
  'Berat label satu barang (mg)': 'ラベル1枚の重量 (mg)',
  'Ditambahkan untuk setiap barang di baki saat baki ditimbang.':
    'トレイの計量時に商品1点ごとに加えます。',
  'Toleransi timbang baki (mg)': 'トレイ計量の許容差 (mg)',
  'Baki yang selisihnya sampai sekian tetap cocok, berapa pun isinya.':
    '差がこの値までのトレイは、中身の量にかかわらず一致とします。',
  'Toleransi timbang baki per barang (mg)': 'トレイ計量の商品1点ごとの許容差 (mg)',
  'Dikalikan jumlah barang di baki; yang lebih besar dari kedua toleransi yang dipakai.':
    'トレイの商品数を掛けます。2つの許容差の大きい方を使います。',
  'Timbang baki sebelum tutup toko': '閉店前のトレイ計量',
  'Baki berisi yang belum ditimbang hari itu disebut saat tutup toko.':
    'その日に計量していないトレイを閉店時に知らせます。',
  'Tidak disebut': '知らせない',
  Diingatkan: '知らせる',
  'Disebut sebagai yang masih terbuka': '未完了として知らせる',
}
