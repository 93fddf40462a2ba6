/** Alarms and the state of the installation, in English. */
export const operasi: Readonly<Record<string, string>> = {
  'Neraca saldo {toko} tidak seimbang: {rp} rupiah, {ug} µg emas murni.':
    'The trial balance of {toko} does not balance: {rp} rupiah, {ug} µg of fine gold.',
  'Hentikan penjualan toko itu, jalankan npm run audit:verify, dan hubungi pembuat program.':
    'Stop selling in that shop, run npm run audit:verify, and call the makers of the program.',
  'Pemeriksaan malam menemukan {jumlah} kesalahan pembukuan.':
    'The nightly check found {jumlah} faults in the books.',
  'Jalankan npm run audit:verify, simpan cadangan lama, dan hubungi pembuat program.':
    'Run npm run audit:verify, keep the old backups, and call the makers of the program.',
  '{jumlah} pesan {toko} belum sampai, tertua {menit} menit, gagal {kali} kali: {sebab}':
    '{jumlah} messages of {toko} have not arrived, the oldest for {menit} minutes, {kali} failures: {sebab}',
  'Perbaiki sebabnya, lalu tekan Kirim lagi; pesan tidak hilang.':
    'Mend the cause, then press Send again; nothing is lost.',
  'Tidak ada cadangan baru selama {jam} jam.': 'No new backup for {jam} hours.',
  'Jalankan npm run backup; periksa jadwal, BACKUP_DIR dan disknya.':
    'Run npm run backup; check the timetable, BACKUP_DIR and its disk.',
  'Pencadangan terakhir gagal: {sebab}': 'The last backup failed: {sebab}',
  'Perbaiki sebabnya, lalu jalankan npm run backup.': 'Mend the cause, then run npm run backup.',
  'Tidak ada latihan pemulihan yang berhasil selama {hari} hari.':
    'No successful restore drill for {hari} days.',
  'Jalankan npm run drill: cadangan yang belum dicoba bukan cadangan.':
    'Run npm run drill: a backup that was never tried is no backup.',
  'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.':
    'The last restore drill failed: it is not certain that the backup can be restored.',
  'Jalankan npm run drill, baca baris ✗, dan buat cadangan baru di disk lain.':
    'Run npm run drill, read the lines with ✗, and make a new backup on another disk.',
  'Arsip WAL tertinggal {menit} menit: {sebab}':
    'The WAL archive is {menit} minutes behind: {sebab}',
  'Periksa WAL_ARCHIVE_DIR dan ruang disknya; arsip lanjut sendiri setelah pulih.':
    'Check WAL_ARCHIVE_DIR and the room on its disk; the archive goes on by itself afterwards.',
  'Salinan dasar arsip WAL sudah {jam} jam tidak dibuat: {sebab}':
    'No base copy for the WAL archive for {jam} hours: {sebab}',
  'Jalankan npm run backup -- --base dan baca sebabnya.':
    'Run npm run backup -- --base and read the cause.',
  'Disk data terisi {persen} %.': 'The data disk is {persen} % full.',
  'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke disk lain.':
    'Make room before it is full, or move BACKUP_DIR to another disk.',
  'Jam komputer ini berbeda {detik} detik dari basis data.':
    'The clock of this computer differs from the database by {detik} seconds.',
  'Nyalakan penyesuai jam (NTP) di kedua komputer.':
    'Switch on time synchronisation (NTP) on both computers.',
  '{toko} belum tutup toko untuk {tgl}, sudah lewat 23:00 WIB.':
    '{toko} has not closed the day {tgl}, and it is past 23:00 WIB.',
  'Lakukan tutup toko di toko itu.': 'Close the day in that shop.',
  'Perlu perhatian': 'Needs attention',
  'Keadaan sistem': 'State of the system',
  'Server belum sempat melihat.': 'The server has not looked yet.',
  'Cadangan terakhir': 'Last backup',
  'Latihan pemulihan': 'Restore drill',
  'Pembukuan diperiksa': 'Books checked',
  'Neraca saldo': 'Trial balance',
  'Pulih ke detik': 'Restorable up to',
  'Tidak dipasang': 'Not set up',
  'Disk data': 'Data disk',
  'Beda jam': 'Clock difference',
  '{detik} detik': '{detik} seconds',
  'Belum tutup toko': 'Days left open',
  'Dilihat server {waktu}.': 'Seen by the server {waktu}.',
  Periksa: 'Check',
  Baik: 'Good',
  'Belum pernah': 'Never',
  'Seimbang di {jumlah} toko': 'Balanced in {jumlah} shops',
  'Tidak ada': 'None',
  'Kabar tutup toko': 'Closing told',
  'Pesan yang belum sampai': 'Messages that have not arrived',
  'Sejak {waktu}, gagal {kali} kali; {jumlah} pesan menunggu di belakangnya.':
    'Since {waktu}, failed {kali} times; {jumlah} messages wait behind it.',
  'Pesan dicoba lagi sekarang': 'The message is tried again now',
  'Pesan sudah sampai': 'The message has arrived',
  'Pesan sedang dikirim; bila gagal, langsung dicoba lagi':
    'The message is being sent; if that fails, it is tried again at once',
  'Server ini belum mengenal pesan itu; server versi baru yang mengirimnya':
    'This server does not know that message yet; a server of a newer version sends it',
  'Kirim lagi': 'Send again',
}
