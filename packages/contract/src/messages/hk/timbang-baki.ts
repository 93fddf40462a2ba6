/** Trays on the scale, in Cantonese. */
export const timbangBaki: Readonly<Record<string, string>> = {
  'Timbang Baki': '秤貨盤',
  'Baris timbangan': '磅秤記錄',
  'Belum ditimbang hari ini ({jumlah}): {baki}': '今日未秤 ({jumlah})：{baki}',
  'Laporan Timbang Baki': '貨盤秤重報表',
  'Timbang Baki Tersdia': '可以秤貨盤',
  'Mohon Untuk Pilih Kode Gudang': '請選擇倉庫',
  'Berat buku': '帳面重量',
  'Isi berubah': '內容有變',
  Toleransi: '容差',
  'Alasan sedikitnya 5 huruf': '原因最少5個字',
  Bersihkan: '清除',
  'Bersihkan daftar': '清除清單',
  'Bersihkan daftar hari ini? Yang sudah ditimbang tetap ada di laporan.':
    '清除今日清單？已秤的仍在報表內。',
  'Belum ditimbang': '未秤',
  'Daftar hari ini': '今日清單',
  'Baki yang ditimbang': '已秤貨盤',
  'Pindai atau pilih baki, lalu baca timbangan.': '掃描或選擇貨盤，再讀磅秤。',
  'Ditimbang saat buka dan tutup: barang yang tertukar terlihat di sini.':
    '開店和收店時秤重：掉包的貨品在此看到。',
  'Pindai baki, atau berat dari timbangan': '掃描貨盤，或磅秤的重量',
  'Baki {kode} tidak dikenal': '沒有貨盤{kode}',
  'Mulai timbang': '開始秤重',
  'Simpan berat': '儲存重量',
  'Simpan alasan': '儲存原因',
  'Isi baki berubah saat ditimbang': '秤重時貨盤內容有變',
  'Selisih sama dengan berat barang ini, cari dahulu:': '差額等於以下貨品的重量，請先尋找：',
  'Baki belum ditimbang': '未秤的貨盤',
  'Baki {kode_baki} sudah ditimbang oleh {user_id}, mulai timbang lagi bila perlu':
    '貨盤{kode_baki}已由{user_id}秤過，如有需要請重新開始',
  'Berat label satu barang (mg)': '每個標籤的重量 (mg)',
  'Ditambahkan untuk setiap barang di baki saat baki ditimbang.': '秤貨盤時按每件貨品加上。',
  'Toleransi timbang baki (mg)': '貨盤秤重容差 (mg)',
  'Baki yang selisihnya sampai sekian tetap cocok, berapa pun isinya.':
    '差額不超過此數的貨盤仍算相符，不論內容多少。',
  'Toleransi timbang baki per barang (mg)': '貨盤秤重每件容差 (mg)',
  'Dikalikan jumlah barang di baki; yang lebih besar dari kedua toleransi yang dipakai.':
    '乘以貨盤件數；兩個容差取較大者。',
  'Timbang baki sebelum tutup toko': '收店前秤貨盤',
  'Baki berisi yang belum ditimbang hari itu disebut saat tutup toko.':
    '當日未秤的有貨貨盤會在收店時列出。',
  'Tidak disebut': '不列出',
  Diingatkan: '提醒',
  'Disebut sebagai yang masih terbuka': '列為未完成',
}
