/** Approval by fingerprint, in Italian. */
export const sidik: Readonly<Record<string, string>> = {
  'Silahkan Scan Fingerprint': 'Scansionare l’impronta digitale',
  'Silahkan Coba Lagi': 'Riprovare',
  'Jari {user} belum terbaca.': 'Il dito di {user} non è stato riconosciuto.',
  'Letakkan jari {user} di pembaca, paling lama satu menit.':
    'Appoggiare il dito di {user} sul lettore entro un minuto.',
  'Username Tidak Tidak Terdaftar': 'Nome utente non registrato',
  'Sidik Jari': 'Impronta digitale',
  Cara: 'Metodo',
  'Otorisasi dengan sidik jari': 'Autorizzazione con impronta',
  'Belum ada alat sidik jari yang dipasang di toko ini':
    'In questo negozio non è ancora installato alcun lettore di impronte',
  'Sidik jari {user_id} sedang ditunggu di layar lain, coba lagi sebentar':
    'Un’altra schermata attende l’impronta di {user_id}, riprovare tra poco',
  'Alat sidik jari ini tidak dikenal, pasang lagi':
    'Questo lettore di impronte non è riconosciuto, associarlo di nuovo',
  'Kode pasang salah atau sudah tidak berlaku, buat kode baru di Setting Toko':
    'Il codice di associazione è errato o scaduto, crearne uno nuovo nelle impostazioni del negozio',
  'Scan lagi': 'Scansiona di nuovo',
  Mulai: 'Inizia',
  Jari: 'Dito',
  Alat: 'Dispositivo',
  'Ibu jari kanan': 'Pollice destro',
  'Telunjuk kanan': 'Indice destro',
  'Jari tengah kanan': 'Medio destro',
  'Ibu jari kiri': 'Pollice sinistro',
  'Telunjuk kiri': 'Indice sinistro',
  'Jari tengah kiri': 'Medio sinistro',
  'Password Anda sendiri': 'La propria password',
  'Daftarkan sidik jari': 'Registra un’impronta',
  'Daftarkan jari': 'Registra un dito',
  'Sidik jari {user} terdaftar': 'Impronta di {user} registrata',
  'Pasang alat sidik jari': 'Associa un lettore di impronte',
  'Pasang alat': 'Associa dispositivo',
  'Buat kode': 'Crea codice',
  'Nama alat': 'Nome del dispositivo',
  'Di kasir mana pembacanya, misalnya Kasir 1.':
    'A quale cassa si trova il lettore, ad esempio Cassa 1.',
  'Berlaku sepuluh menit, sekali pakai. Di komputer kasir jalankan:':
    'Vale dieci minuti, una sola volta. Sul computer della cassa eseguire:',
  'Alat Sidik Jari': 'Lettori di impronte',
  'Sidik Jari Terdaftar': 'Impronte registrate',
  'Cabut {nama}? Sidik jari yang dikenalnya ikut dihapus.':
    'Revocare {nama}? Anche le impronte che conosce saranno eliminate.',
  'Hapus {jari} milik {user}?': 'Eliminare {jari} di {user}?',
  'Pasang program alat di komputer kasir yang punya pembaca sidik jari.':
    'Installare il programma sul computer della cassa che ha il lettore di impronte.',
  'Pola jari hanya disimpan di alatnya, tidak di server.':
    'I tracciati delle dita restano solo nel dispositivo, mai sul server.',
  Terpasang: 'Associato',
  'Menunggu dipasang': 'In attesa di associazione',
  'Sudah dicabut': 'Revocato',
  'Terakhir terlihat': 'Ultimo contatto',
  'Dipasang oleh': 'Associato da',
  Cabut: 'Revoca',
  Didaftarkan: 'Registrata il',
  'Alat dicabut': 'Dispositivo revocato',
  'Sidik jari dihapus': 'Impronta eliminata',
  'Otorisasi berhasil': 'Autorizzazione concessa',
  'Diminta Kepada': 'Richiesto a',
  Sebab: 'Causa',
  'Belum dijawab': 'Senza risposta',
  'Jari tidak cocok': 'Dito non riconosciuto',
  'Jari belum dipindai': 'Nessun dito scansionato',
  'Sidik jari atau alatnya sudah dihapus': 'Impronta o dispositivo rimosso',
}
