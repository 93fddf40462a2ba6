/** Users, their rights and passwords, in Italian. */
export const users: Readonly<Record<string, string>> = {
  'Data Users': 'Utenti',
  'Hak Akses Users': 'Diritti utenti',
  'Hak Akses News': 'Annunci',
  Users: 'Utenti',
  'Siapa boleh masuk, di toko mana, dan siapa yang sedang bekerja.':
    'Chi può accedere, in quale negozio, e chi sta lavorando ora.',
  'Akhiri semua sesi': 'Termina tutte le sessioni',
  'User ID': 'ID utente',
  Level: 'Livello',
  'No WhatsApp': 'Numero WhatsApp',
  'Masuk sejak': 'Connesso da',
  Nonaktif: 'Disattivato',
  'Password sementara': 'Password temporanea',
  'semua toko': 'tutti i negozi',
  'Semua toko': 'Tutti i negozi',
  'Semua level': 'Tutti i livelli',
  'Aktif dan nonaktif': 'Attivi e disattivati',
  'Sedang masuk': 'Connessi ora',
  'Akhiri sesi semua user yang Anda atur di {toko}? Sesi Anda sendiri tetap.':
    'Terminare le sessioni di tutti gli utenti che gestisci in {toko}? La tua resta aperta.',
  '{jumlah} sesi diakhiri': '{jumlah} sessioni terminate',
  Disalin: 'Copiata',
  Salin: 'Copia',
  'Password sementara {user}': 'Password temporanea di {user}',
  'Sudah dicatat': 'Annotata',
  'Hanya ditampilkan sekali ini. Saat masuk, user diminta membuat password sendiri.':
    'Mostrata solo questa volta. All’accesso l’utente dovrà crearne una propria.',
  'Berlaku sampai {pada}': 'Valida fino al {pada}',
  'Password, sesi, dan hak': 'Password, sessioni e diritti',
  'Reset Password': 'Reimposta password',
  'Akhiri sesi': 'Termina sessione',
  Nonaktifkan: 'Disattiva',
  'Hak Akses': 'Diritti',
  'Buat password sementara untuk {user}? Password lama tidak berlaku lagi.':
    'Creare una password temporanea per {user}? La vecchia non varrà più.',
  'Akhiri sesi {user}? Yang belum disimpan di layarnya hilang.':
    'Terminare la sessione di {user}? Ciò che non ha salvato va perso.',
  'Nonaktifkan {user}? Ia keluar sekarang dan tidak dapat masuk lagi.':
    'Disattivare {user}? Viene disconnesso ora e non potrà più accedere.',
  'Aktifkan {user} dengan hak yang lama?': 'Riattivare {user} con i diritti di prima?',
  'Tambah User': 'Nuovo utente',
  'Level baru membawa hak akses bawaan level itu, hak lama tidak ikut.':
    'Il nuovo livello porta i propri diritti; quelli vecchi non restano.',
  'User ini ada sejak awal dan belum pernah diubah.':
    'Questo utente esiste dall’inizio e non è mai stato modificato.',
  'Hak diubah': 'Diritti modificati',
  'Password direset': 'Password reimpostata',
  'Sesi diakhiri': 'Sessione terminata',
  Dinonaktifkan: 'Disattivato',
  'Layar baru diberikan': 'Nuove schermate assegnate',
  'Data User Disimpan': 'Utente salvato',
  'User diaktifkan': 'Utente riattivato',
  'User dinonaktifkan': 'Utente disattivato',
  'Hak Akses Disimpan': 'Diritti salvati',
  'Layar yang dilihat seorang user. Berlaku pada permintaan berikutnya.':
    'Le schermate che un utente vede. Vale dalla richiesta successiva.',
  'Perubahan hak {user} belum disimpan. Tinggalkan?':
    'Le modifiche ai diritti di {user} non sono salvate. Abbandonarle?',
  'Pilih user dahulu': 'Scegli prima un utente',
  'Ketik sebagian User ID atau nama, lalu Enter.': 'Scrivi parte dell’ID o del nome, poi Invio.',
  'Cari layar': 'Cerca schermate',
  'Bawaan {level}': 'Predefiniti {level}',
  'Salin dari user': 'Copia da utente',
  'Hak user ini tidak Anda atur.': 'I diritti di questo utente non spettano a te.',
  'OWN dan SU melihat semua menu, apa pun yang dicentang di sini.':
    'OWN e SU vedono ogni menu, qualunque cosa sia spuntata qui.',
  'Khusus {level}': 'Solo {level}',
  'Bukan hak Anda': 'Non è tuo',
  'Simpan hak {user}?': 'Salvare i diritti di {user}?',
  'Berlaku sekarang juga, juga di layar yang sedang terbuka.':
    'Vale da subito, anche sulle schermate aperte.',
  Diberi: 'Concessi',
  Dicabut: 'Revocati',
  'Akan berubah': 'Sta per cambiare',
  'Yang dapat dilakukan sekarang': 'Cosa può fare ora',
  'Bekerja untuk': 'Lavora per',
  Menyetujui: 'Approva',
  'Semua permintaan otorisasi': 'Ogni richiesta di autorizzazione',
  'Tidak dapat menyetujui otorisasi': 'Non può approvare autorizzazioni',
  Terbuka: 'Aperte',
  'Tertutup untuk level {level}': 'Chiuse al livello {level}',
  'Tidak dipakai di toko ini': 'Non usata in questo negozio',
  'Modul tidak aktif di toko ini': 'Modulo disattivato in questo negozio',
  'Dibatasi setting toko': 'Limitate da un’impostazione del negozio',
  'Nomor tidak lengkap': 'Numero incompleto',
  '3 sampai 40 huruf, angka, titik atau -': 'Da 3 a 40 lettere, cifre, punti o -',
  'Anda masuk dengan password sementara. Buat password Anda sendiri.':
    'Hai effettuato l’accesso con una password temporanea. Creane una tua.',
  'Password sementara sudah tidak berlaku, minta yang baru kepada pengelola user':
    'La password temporanea è scaduta, chiedine una nuova a chi gestisce gli utenti',
  'Ganti password sementara Anda dahulu': 'Cambia prima la password temporanea',
  'Anda tidak boleh mengatur user {user_id} dengan level {level}':
    'Non puoi gestire l’utente {user_id} di livello {level}',
  'Anda tidak dapat memberi hak yang tidak Anda miliki: {layar}':
    'Non puoi concedere diritti che non hai: {layar}',
  'Ini tidak dapat dilakukan pada user Anda sendiri': 'Non si può fare sul proprio utente',
  '{user_id} pemilik terakhir yang aktif di kantor pusat, tunjuk pemilik lain dahulu':
    '{user_id} è l’ultimo proprietario attivo in sede, nominane prima un altro',
  'Valid By': 'Convalidato da',
}
