/** Alarms and the state of the installation, in Italian. */
export const operasi: Readonly<Record<string, string>> = {
  'Neraca saldo {toko} tidak seimbang: {rp} rupiah, {ug} µg emas murni.':
    'Il bilancio di verifica di {toko} non quadra: {rp} rupie, {ug} µg di oro fino.',
  'Hentikan penjualan toko itu, jalankan npm run audit:verify, dan hubungi pembuat program.':
    'Sospendi le vendite di quel negozio, esegui npm run audit:verify e contatta gli autori del programma.',
  'Pemeriksaan malam menemukan {jumlah} kesalahan pembukuan.':
    'Il controllo notturno ha trovato {jumlah} errori nella contabilità.',
  'Jalankan npm run audit:verify, simpan cadangan lama, dan hubungi pembuat program.':
    'Esegui npm run audit:verify, conserva i vecchi backup e contatta gli autori del programma.',
  '{jumlah} pesan {toko} belum sampai, tertua {menit} menit, gagal {kali} kali: {sebab}':
    '{jumlah} messaggi di {toko} non sono arrivati, il più vecchio da {menit} minuti, {kali} tentativi falliti: {sebab}',
  'Perbaiki sebabnya, lalu tekan Kirim lagi; pesan tidak hilang.':
    'Rimuovi la causa, poi premi Invia di nuovo; nessun messaggio va perso.',
  'Tidak ada cadangan baru selama {jam} jam.': 'Nessun nuovo backup da {jam} ore.',
  'Jalankan npm run backup; periksa jadwal, BACKUP_DIR dan disknya.':
    'Esegui npm run backup; controlla la pianificazione, BACKUP_DIR e il suo disco.',
  'Pencadangan terakhir gagal: {sebab}': 'L’ultimo backup non è riuscito: {sebab}',
  'Perbaiki sebabnya, lalu jalankan npm run backup.':
    'Rimuovi la causa, poi esegui npm run backup.',
  'Tidak ada latihan pemulihan yang berhasil selama {hari} hari.':
    'Nessuna prova di ripristino riuscita da {hari} giorni.',
  'Jalankan npm run drill: cadangan yang belum dicoba bukan cadangan.':
    'Esegui npm run drill: un backup mai provato non è un backup.',
  'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.':
    'L’ultima prova di ripristino non è riuscita: non è certo che il backup si possa ripristinare.',
  'Jalankan npm run drill, baca baris ✗, dan buat cadangan baru di disk lain.':
    'Esegui npm run drill, leggi le righe con ✗ e crea un nuovo backup su un altro disco.',
  'Arsip WAL tertinggal {menit} menit: {sebab}':
    'L’archivio WAL è in ritardo di {menit} minuti: {sebab}',
  'Periksa WAL_ARCHIVE_DIR dan ruang disknya; arsip lanjut sendiri setelah pulih.':
    'Controlla WAL_ARCHIVE_DIR e lo spazio sul suo disco; poi l’archivio riprende da solo.',
  'Salinan dasar arsip WAL sudah {jam} jam tidak dibuat: {sebab}':
    'Nessuna copia di base per l’archivio WAL da {jam} ore: {sebab}',
  'Jalankan npm run backup -- --base dan baca sebabnya.':
    'Esegui npm run backup -- --base e leggi la causa.',
  'Disk data terisi {persen} %.': 'Il disco dei dati è pieno al {persen} %.',
  'Kosongkan ruang sebelum penuh, atau pindahkan BACKUP_DIR ke disk lain.':
    'Libera spazio prima che si riempia, o sposta BACKUP_DIR su un altro disco.',
  'Jam komputer ini berbeda {detik} detik dari basis data.':
    'L’orologio di questo computer differisce dal database di {detik} secondi.',
  'Nyalakan penyesuai jam (NTP) di kedua komputer.':
    'Attiva la sincronizzazione dell’ora (NTP) su entrambi i computer.',
  '{toko} belum tutup toko untuk {tgl}, sudah lewat 23:00 WIB.':
    '{toko} non ha chiuso la giornata {tgl} e sono passate le 23:00 WIB.',
  'Lakukan tutup toko di toko itu.': 'Chiudi la giornata in quel negozio.',
  'Perlu perhatian': 'Richiede attenzione',
  'Keadaan sistem': 'Stato del sistema',
  'Server belum sempat melihat.': 'Il server non ha ancora controllato.',
  'Cadangan terakhir': 'Ultimo backup',
  'Latihan pemulihan': 'Prova di ripristino',
  'Pembukuan diperiksa': 'Contabilità controllata',
  'Neraca saldo': 'Bilancio di verifica',
  'Pulih ke detik': 'Ripristinabile fino a',
  'Tidak dipasang': 'Non configurato',
  'Disk data': 'Disco dei dati',
  'Beda jam': 'Differenza d’orario',
  '{detik} detik': '{detik} secondi',
  'Belum tutup toko': 'Giornate non chiuse',
  'Dilihat server {waktu}.': 'Visto dal server {waktu}.',
  Periksa: 'Controlla',
  Baik: 'Bene',
  'Belum pernah': 'Mai',
  'Seimbang di {jumlah} toko': 'In pareggio in {jumlah} negozi',
  'Tidak ada': 'Nessuna',
  'Kabar tutup toko': 'Avviso di chiusura',
  'Pesan yang belum sampai': 'Messaggi non ancora arrivati',
  'Sejak {waktu}, gagal {kali} kali; {jumlah} pesan menunggu di belakangnya.':
    'Dal {waktu}, fallito {kali} volte; {jumlah} messaggi aspettano dietro.',
  'Pesan dicoba lagi sekarang': 'Il messaggio viene ritentato ora',
  'Pesan sudah sampai': 'Il messaggio è arrivato',
  'Pesan sedang dikirim; bila gagal, langsung dicoba lagi':
    'Il messaggio è in corso di invio; se fallisce, viene ritentato subito',
  'Server ini belum mengenal pesan itu; server versi baru yang mengirimnya':
    'Questo server non conosce ancora quel messaggio; lo invia un server di versione più nuova',
  'Kirim lagi': 'Invia di nuovo',
}
