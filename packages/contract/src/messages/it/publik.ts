/** Texts of the terms and the privacy notice. */
export const publik: Readonly<Record<string, string>> = {
  'Tentang aplikasi ini': "Informazioni sull'applicazione",
  'Kencana adalah aplikasi kasir dan kantor belakang yang dijalankan oleh toko emas Anda. Dengan masuk, Anda setuju memakainya hanya untuk pekerjaan toko, sesuai hak yang diberikan.':
    "Kencana è un'applicazione di cassa e amministrazione gestita dalla tua oreficeria. Accedendo accetti di usarla solo per il lavoro del negozio, nei limiti dei diritti concessi.",
  'Akun dan password': 'Account e password',
  'User ID dan password bersifat pribadi dan tidak boleh dipinjamkan. Setiap transaksi dan persetujuan tercatat atas nama pemilik User ID, beserta toko dan waktunya.':
    "L'ID utente e la password sono personali e non vanno prestati. Ogni operazione e approvazione è registrata a nome del titolare dell'ID, con negozio e ora.",
  'Segera ganti password dan beri tahu pemilik toko bila Anda menduga orang lain mengetahuinya.':
    'Cambia subito la password e avvisa il titolare se sospetti che altri la conoscano.',
  'Transaksi dan pencatatan': 'Operazioni e registrazioni',
  'Harga, berat, kadar, dan total dihitung menurut aturan toko dan diperiksa ulang oleh server. Dokumen yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau jurnal balik yang ikut tercatat.':
    "Prezzi, pesi, titoli e totali sono calcolati secondo le regole del negozio e ricontrollati dal server. I documenti salvati non si eliminano; le correzioni avvengono con annullamenti o storni, anch'essi registrati.",
  'Toko bertanggung jawab atas kebenaran harga emas, aturan, dan data yang dimasukkannya.':
    "Il negozio è responsabile della correttezza dei prezzi dell'oro, delle regole e dei dati inseriti.",
  'Batas tanggung jawab': 'Limiti di responsabilità',
  'Toko menjaga cadangan data dan perangkatnya. Gangguan listrik, jaringan, atau perangkat dapat menunda layanan; transaksi yang belum mendapat jawaban diperiksa statusnya sebelum diulang.':
    "Il negozio conserva copie di sicurezza e cura i propri dispositivi. Guasti di corrente, rete o dispositivi possono ritardare il servizio; lo stato di un'operazione senza risposta si verifica prima di ripeterla.",
  'Hukum yang berlaku': 'Legge applicabile',
  'Syarat ini tunduk pada hukum Republik Indonesia.':
    "Questi termini sono regolati dalla legge della Repubblica d'Indonesia.",
  'Siapa pengendali data': 'Chi è il titolare dei dati',
  'Pengendali data pribadi adalah toko yang menjalankan Kencana. Pemberitahuan ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.':
    'Il titolare dei dati personali è il negozio che gestisce Kencana. Questa informativa segue la Legge n. 27 del 2022 sulla protezione dei dati personali.',
  'Data yang diproses': 'Dati trattati',
  'Karyawan: nama, User ID, nomor WhatsApp, hak akses, catatan kegiatan, dan, bila dipakai, data sidik jari untuk persetujuan. Data sidik jari adalah data pribadi yang bersifat spesifik.':
    'Personale: nome, ID utente, numero WhatsApp, diritti, registro delle attività e, se usate, impronte digitali per le approvazioni. Le impronte sono dati personali specifici.',
  'Pelanggan: nama, alamat, nomor telepon, transaksi, dan, untuk pinjaman atau pembelian, identitas yang diwajibkan. Nomor kartu lengkap tidak pernah disimpan, hanya empat angka terakhir.':
    "Clienti: nome, indirizzo, telefono, operazioni e, per prestiti o acquisti, l'identità richiesta. Il numero completo della carta non si conserva mai, solo le ultime quattro cifre.",
  'Tujuan dan dasar pemrosesan': 'Finalità e basi del trattamento',
  'Data dipakai untuk menjalankan perjanjian jual beli, jasa, dan pinjaman, memenuhi kewajiban hukum seperti pajak, pembukuan, dan pencegahan pencucian uang, serta mencegah kecurangan. Pesan promosi hanya dikirim dengan persetujuan.':
    'I dati servono per eseguire vendite, servizi e prestiti, per obblighi di legge come imposte, contabilità e antiriciclaggio e per prevenire le frodi. I messaggi promozionali si inviano solo con il consenso.',
  'Penyimpanan dan keamanan': 'Conservazione e sicurezza',
  'Password disimpan dalam bentuk yang tidak dapat dibaca kembali, hak akses dibatasi menurut tugas, dan perubahan dicatat. Data keuangan disimpan paling sedikit sepuluh tahun sesuai kewajiban pembukuan, lalu dihapus atau dianonimkan.':
    'Le password sono conservate in forma non leggibile, i diritti sono limitati alle mansioni e le modifiche registrate. I dati contabili si conservano almeno dieci anni, come richiesto, poi si eliminano o si rendono anonimi.',
  'Peramban ini menyimpan data sesi, bahasa, dan pilihan tampilan. Data sesi dihapus saat Anda keluar.':
    "Questo browser conserva i dati di sessione, la lingua e l'aspetto. I dati di sessione si eliminano all'uscita.",
  'Hak Anda': 'I tuoi diritti',
  'Anda berhak mendapat informasi, melihat dan memperbaiki data Anda, menarik persetujuan, meminta penghapusan atau pembatasan, menerima salinan data, dan mengajukan keberatan, sejauh tidak bertentangan dengan kewajiban hukum toko.':
    'Hai diritto di essere informato, di vedere e correggere i tuoi dati, revocare il consenso, chiedere cancellazione o limitazione, ricevere una copia e opporti, nei limiti degli obblighi di legge del negozio.',
  'Ajukan permintaan kepada toko. Permintaan ditanggapi paling lambat 3 x 24 jam. Bila terjadi kegagalan pelindungan data, toko memberi tahu Anda secara tertulis paling lambat 3 x 24 jam.':
    'Rivolgi le richieste al negozio. Ricevono risposta entro 3 x 24 ore. In caso di violazione dei dati il negozio ti avvisa per iscritto entro 3 x 24 ore.',
}
