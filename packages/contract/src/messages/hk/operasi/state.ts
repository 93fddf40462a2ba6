/** Alarms and the state of the installation, in Traditional Chinese. */
export const operasi: Readonly<Record<string, string>> = {
  'Neraca saldo {toko} tidak seimbang: {rp} rupiah, {ug} µg emas murni.':
    '{toko} 的試算表不平衡：{rp} 盧比，純金 {ug} 微克。',
  'Hentikan penjualan toko itu, jalankan npm run audit:verify, dan hubungi pembuat program.':
    '停止該店銷售，執行 npm run audit:verify，並聯絡程式開發者。',
  'Pemeriksaan malam menemukan {jumlah} kesalahan pembukuan.': '夜間檢查發現 {jumlah} 項帳目錯誤。',
  'Jalankan npm run audit:verify, simpan cadangan lama, dan hubungi pembuat program.':
    '執行 npm run audit:verify，保留舊備份，並聯絡程式開發者。',
  '{jumlah} pesan {toko} belum sampai, tertua {menit} menit, gagal {kali} kali: {sebab}':
    '{toko} 有 {jumlah} 則訊息未送達，最舊的已等候 {menit} 分鐘，失敗 {kali} 次：{sebab}',
  'Perbaiki sebabnya, lalu tekan Kirim lagi; pesan tidak hilang.':
    '排除原因後按「再次發送」；訊息不會遺失。',
  'Tidak ada cadangan baru selama {jam} jam.': '已有 {jam} 小時沒有新備份。',
  'Jalankan npm run backup; periksa jadwal, BACKUP_DIR dan disknya.':
    '執行 npm run backup；檢查排程、BACKUP_DIR 及其磁碟。',
  'Pencadangan terakhir gagal: {sebab}': '上次備份失敗：{sebab}',
  'Perbaiki sebabnya, lalu jalankan npm run backup.': '先排除原因，再執行 npm run backup。',
  'Tidak ada latihan pemulihan yang berhasil selama {hari} hari.':
    '已有 {hari} 天沒有成功的還原演練。',
  'Jalankan npm run drill: cadangan yang belum dicoba bukan cadangan.':
    '執行 npm run drill：未試過還原的備份不算備份。',
  'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.':
    '上次還原演練失敗：備份未必能還原。',
  'Jalankan npm run drill, baca baris ✗, dan buat cadangan baru di disk lain.':
    '執行 npm run drill，閱讀標有 ✗ 的行，並在另一磁碟建立新備份。',
  'Arsip WAL tertinggal {menit} menit: {sebab}': 'WAL 歸檔落後 {menit} 分鐘：{sebab}',
  'Periksa WAL_ARCHIVE_DIR dan ruang disknya; arsip lanjut sendiri setelah pulih.':
    '檢查 WAL_ARCHIVE_DIR 及其磁碟空間；恢復後歸檔會自行繼續。',
  'Salinan dasar arsip WAL sudah {jam} jam tidak dibuat: {sebab}':
    'WAL 歸檔已有 {jam} 小時沒有基礎副本：{sebab}',
  'Jalankan npm run backup -- --base dan baca sebabnya.':
    '執行 npm run backup -- --base 並閱讀原因。',
  'Disk data terisi {persen} %.': '資料磁碟已用 {persen} %。',
  'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke disk lain.':
    '在用滿前騰出空間，或將 BACKUP_DIR 移到另一磁碟。',
  'Jam komputer ini berbeda {detik} detik dari basis data.': '本電腦時鐘與資料庫相差 {detik} 秒。',
  'Nyalakan penyesuai jam (NTP) di kedua komputer.': '在兩台電腦上啟用時間同步（NTP）。',
  '{toko} belum tutup toko untuk {tgl}, sudah lewat 23:00 WIB.':
    '{toko} 尚未為 {tgl} 日結，已過 23:00 WIB。',
  'Lakukan tutup toko di toko itu.': '在該店進行日結。',
  'Perlu perhatian': '需要留意',
  'Keadaan sistem': '系統狀態',
  'Server belum sempat melihat.': '伺服器尚未檢查。',
  'Cadangan terakhir': '上次備份',
  'Latihan pemulihan': '還原演練',
  'Pembukuan diperiksa': '帳目檢查',
  'Neraca saldo': '試算表',
  'Pulih ke detik': '可還原至',
  'Tidak dipasang': '未設定',
  'Disk data': '資料磁碟',
  'Beda jam': '時鐘差異',
  '{detik} detik': '{detik} 秒',
  'Belum tutup toko': '未日結',
  'Dilihat server {waktu}.': '伺服器於 {waktu} 檢查。',
  Periksa: '檢查',
  Baik: '良好',
  'Belum pernah': '從未',
  'Seimbang di {jumlah} toko': '{jumlah} 間店均平衡',
  'Tidak ada': '沒有',
  'Kabar tutup toko': '關店通知',
  'Pesan yang belum sampai': '未送達的訊息',
  'Sejak {waktu}, gagal {kali} kali; {jumlah} pesan menunggu di belakangnya.':
    '自 {waktu} 起失敗 {kali} 次；後面有 {jumlah} 則訊息等候。',
  'Pesan dicoba lagi sekarang': '現在再次發送訊息',
  'Pesan sudah sampai': '訊息已送達',
  'Pesan sedang dikirim; bila gagal, langsung dicoba lagi': '訊息正在發送；如失敗會立即再試',
  'Server ini belum mengenal pesan itu; server versi baru yang mengirimnya':
    '此伺服器尚未認識該訊息；由較新版本的伺服器發送',
  'Kirim lagi': '再次發送',
}
