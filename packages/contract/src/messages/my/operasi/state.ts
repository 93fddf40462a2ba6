/** Alarms and the state of the installation, in Malay. */
export const operasi: Readonly<Record<string, string>> = {
  'Neraca saldo {toko} tidak seimbang: {rp} rupiah, {ug} µg emas murni.':
    'Imbangan duga {toko} tidak seimbang: {rp} rupiah, {ug} µg emas tulen.',
  'Hentikan penjualan toko itu, jalankan npm run audit:verify, dan hubungi pembuat program.':
    'Hentikan jualan kedai itu, jalankan npm run audit:verify, dan hubungi pembuat program.',
  'Pemeriksaan malam menemukan {jumlah} kesalahan pembukuan.':
    'Semakan malam menemui {jumlah} kesilapan akaun.',
  'Jalankan npm run audit:verify, simpan cadangan lama, dan hubungi pembuat program.':
    'Jalankan npm run audit:verify, simpan sandaran lama, dan hubungi pembuat program.',
  '{jumlah} pesan {toko} belum sampai, tertua {menit} menit, gagal {kali} kali: {sebab}':
    '{jumlah} mesej {toko} belum sampai, yang paling lama {menit} minit, gagal {kali} kali: {sebab}',
  'Perbaiki sebabnya, lalu tekan Kirim lagi; pesan tidak hilang.':
    'Baiki puncanya, kemudian tekan Hantar lagi; mesej tidak hilang.',
  'Tidak ada cadangan baru selama {jam} jam.': 'Tiada sandaran baharu selama {jam} jam.',
  'Jalankan npm run backup; periksa jadwal, BACKUP_DIR dan disknya.':
    'Jalankan npm run backup; semak jadual, BACKUP_DIR dan cakeranya.',
  'Pencadangan terakhir gagal: {sebab}': 'Sandaran terakhir gagal: {sebab}',
  'Perbaiki sebabnya, lalu jalankan npm run backup.':
    'Betulkan puncanya, kemudian jalankan npm run backup.',
  'Tidak ada latihan pemulihan yang berhasil selama {hari} hari.':
    'Tiada latihan pemulihan yang berjaya selama {hari} hari.',
  'Jalankan npm run drill: cadangan yang belum dicoba bukan cadangan.':
    'Jalankan npm run drill: sandaran yang belum dicuba bukan sandaran.',
  'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.':
    'Latihan pemulihan terakhir gagal: sandaran belum tentu boleh dipulihkan.',
  'Jalankan npm run drill, baca baris ✗, dan buat cadangan baru di disk lain.':
    'Jalankan npm run drill, baca baris ✗, dan buat sandaran baharu di cakera lain.',
  'Arsip WAL tertinggal {menit} menit: {sebab}': 'Arkib WAL ketinggalan {menit} minit: {sebab}',
  'Periksa WAL_ARCHIVE_DIR dan ruang disknya; arsip lanjut sendiri setelah pulih.':
    'Semak WAL_ARCHIVE_DIR dan ruang cakeranya; arkib akan bersambung sendiri selepas pulih.',
  'Salinan dasar arsip WAL sudah {jam} jam tidak dibuat: {sebab}':
    'Salinan asas arkib WAL sudah {jam} jam tidak dibuat: {sebab}',
  'Jalankan npm run backup -- --base dan baca sebabnya.':
    'Jalankan npm run backup -- --base dan baca puncanya.',
  'Disk data terisi {persen} %.': 'Cakera data sudah {persen} % penuh.',
  'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke disk lain.':
    'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke cakera lain.',
  'Jam komputer ini berbeda {detik} detik dari basis data.':
    'Jam komputer ini berbeza {detik} saat daripada pangkalan data.',
  'Nyalakan penyesuai jam (NTP) di kedua komputer.':
    'Hidupkan penyelarasan masa (NTP) pada kedua-dua komputer.',
  '{toko} belum tutup toko untuk {tgl}, sudah lewat 23:00 WIB.':
    '{toko} belum tutup hari untuk {tgl}, sudah lepas 23:00 WIB.',
  'Lakukan tutup toko di toko itu.': 'Tutup hari di kedai itu.',
  'Perlu perhatian': 'Perlu perhatian',
  'Keadaan sistem': 'Keadaan sistem',
  'Server belum sempat melihat.': 'Pelayan belum sempat melihat.',
  'Cadangan terakhir': 'Sandaran terakhir',
  'Latihan pemulihan': 'Latihan pemulihan',
  'Pembukuan diperiksa': 'Akaun disemak',
  'Neraca saldo': 'Imbangan duga',
  'Pulih ke detik': 'Boleh dipulihkan hingga',
  'Tidak dipasang': 'Tidak dipasang',
  'Disk data': 'Cakera data',
  'Beda jam': 'Beza jam',
  '{detik} detik': '{detik} saat',
  'Belum tutup toko': 'Belum tutup hari',
  'Dilihat server {waktu}.': 'Dilihat pelayan {waktu}.',
  Periksa: 'Semak',
  Baik: 'Baik',
  'Belum pernah': 'Belum pernah',
  'Seimbang di {jumlah} toko': 'Seimbang di {jumlah} kedai',
  'Tidak ada': 'Tiada',
  'Kabar tutup toko': 'Khabar tutup kedai',
  'Pesan yang belum sampai': 'Mesej yang belum sampai',
  'Sejak {waktu}, gagal {kali} kali; {jumlah} pesan menunggu di belakangnya.':
    'Sejak {waktu}, gagal {kali} kali; {jumlah} mesej menunggu di belakangnya.',
  'Pesan dicoba lagi sekarang': 'Mesej dicuba lagi sekarang',
  'Pesan sudah sampai': 'Mesej sudah sampai',
  'Pesan sedang dikirim; bila gagal, langsung dicoba lagi':
    'Mesej sedang dihantar; jika gagal, terus dicuba lagi',
  'Server ini belum mengenal pesan itu; server versi baru yang mengirimnya':
    'Pelayan ini belum mengenali mesej itu; pelayan versi baharu yang menghantarnya',
  'Kirim lagi': 'Hantar lagi',
}
