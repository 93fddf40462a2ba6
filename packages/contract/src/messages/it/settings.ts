/** Settings, the store, services of others and exports, in Italian. */
export const settings: Readonly<Record<string, string>> = {
  'NPWP terdiri dari angka': 'Il codice fiscale è composto da cifre',
  'Nomor WhatsApp tidak sah': 'Numero WhatsApp non valido',
  Aktif: 'Attivo',
  'Alamat belum diisi': 'Nessun indirizzo',
  'Alamat harus seperti https://toko.contoh.id':
    "L'indirizzo deve essere come https://toko.contoh.id",
  'Alamat ini tidak boleh dipanggil oleh server': 'Il server non può chiamare questo indirizzo',
  'Alamat server': 'Indirizzo del server',
  'Alamat tersimpan': 'Indirizzo salvato',
  'Alamat {layanan}': 'Indirizzo di {layanan}',
  'Angka 0 di depan diganti 62.': 'Lo 0 iniziale diventa 62.',
  'Arah pembulatan penjualan': 'Direzione di arrotondamento delle vendite',
  'Arah pembulatan pembelian': 'Direzione di arrotondamento degli acquisti',
  Batalkan: 'Annulla',
  'Batas menaikkan harga': 'Limite di aumento del prezzo',
  'Batas menurunkan harga': 'Limite di ribasso del prezzo',
  'Bawaan {nilai}': 'Predefinito {nilai}',
  'Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.':
    'Nessun logo. Scontrini e rapporti si stampano con il solo nome del negozio.',
  'Belum ada setting yang diubah.': 'Nessuna impostazione è stata ancora modificata.',
  'Belum diisi': 'Non compilato',
  'Bentuk nota hanya diubah pemilik': 'Solo il titolare cambia il modello dello scontrino',
  'Bentuk yang dipilih lebih dahulu di Cetak Barcode.':
    "Il formato scelto all'inizio in Stampa codici a barre.",
  'Berjalan {selesai}/{jumlah}': 'In corso {selesai}/{jumlah}',
  'Berkas disimpan 24 jam.': 'I file si conservano per 24 ore.',
  'Berlaku segera di semua layar toko ini.': 'Ha effetto subito su ogni schermo di questo negozio.',
  'Buka server grosir': "Apri il server all'ingrosso",
  'Cari daftar atau laporan': 'Cerca elenchi o rapporti',
  'Cari setting': 'Cerca impostazioni',
  Daftar: 'Elenco',
  'Daftar dan laporan': 'Elenchi e rapporti',
  'Dicetak di nota, misalnya Senin sampai Sabtu 09.00–17.00.':
    'Stampati sullo scontrino, per esempio lunedì–sabato 09.00–17.00.',
  'Disimpan tersandi dan tidak pernah ditampilkan lagi.': 'Salvata cifrata e mai più mostrata.',
  'Ekspor Anda yang lain masih berjalan': "Un'altra sua esportazione è ancora in corso",
  'Ekspor saya': 'Le mie esportazioni',
  'Ekspor {jumlah} pilihan': 'Esporta {jumlah} scelte',
  'Export CSV': 'Esporta CSV',
  Gagal: 'Non riuscito',
  'Ganti gambar': 'Cambia immagine',
  Grosir: 'Ingrosso',
  'Hanya kantor pusat yang dapat mengubah.': 'Solo la sede può modificarlo.',
  'Hanya {siapa} yang dapat mengubah': 'Solo {siapa} può modificarlo',
  'Hapus kunci': 'Rimuovi chiave',
  'Hapus kunci yang tersimpan?': 'Rimuovere la chiave salvata?',
  'Harga dan pembulatan': 'Prezzi e arrotondamento',
  'Harga jual lebih dari jumlah ini di atas harga hitungan perlu otorisasi.':
    'Un prezzo che supera di oltre questo importo quello calcolato richiede autorizzazione.',
  'Invoice Berhasil Dikirim': 'Scontrino inviato',
  'Isi pesan': 'Testo del messaggio',
  'Izin berlaku sampai': 'Licenza valida fino al',
  'Izin sudah lewat': 'Licenza scaduta',
  'Izin usaha gadai': 'Licenza di pegno',
  'JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.':
    'JPEG, PNG o WebP; ridotta al massimo a 480 × 240 punti.',
  'Jam buka': 'Orari di apertura',
  'Jam dan printer': 'Orari e stampanti',
  'Jawaban server terlalu besar': 'La risposta del server è troppo grande',
  'Jumlah dan berat stok tidak tampil di Beranda dan Dashboard Pusat, kecuali untuk OWN.':
    'Pezzi e peso delle scorte non compaiono in Home e nel cruscotto della sede, salvo per OWN.',
  'Jumlah setiap barang, dan nota sesudah potongan, dibulatkan ke kelipatan rupiah ini.':
    "L'importo di ogni articolo, e della nota dopo uno sconto, è arrotondato a questo multiplo di rupie.",
  'Kadar di Master Kadar dan barang baru tidak boleh melebihi angka ini.':
    "I titoli nell'anagrafica e dei nuovi pezzi non possono superare questa cifra.",
  'Kadar tertinggi (‰)': 'Titolo massimo (‰)',
  Kas: 'Cassa',
  'Ke mana harga jual dibulatkan.': 'In che direzione si arrotondano i prezzi di vendita.',
  'Ke mana harga beli kembali dibulatkan, juga di hitungan Parameter Rugi Nota.':
    'In che direzione si arrotondano i prezzi di riacquisto, anche nel calcolo di Perdita sulla nota.',
  Kedaluwarsa: 'Scaduta',
  'Kelipatan pembulatan (Rp)': 'Passo di arrotondamento (Rp)',
  Kirim: 'Invia',
  'Berat barang lama': 'Peso degli oggetti usati',
  'Hutang selesai': 'Pegno concluso',
  'Kirim WhatsApp': 'Invia con WhatsApp',
  'Kirim nota lewat WhatsApp': 'Invia scontrini con WhatsApp',
  'Kirim nota {nomor}': 'Invia scontrino {nomor}',
  'Kosong = hanya menanyakan status server.': 'Vuoto = chiede solo lo stato del server.',
  'Kosong = pesan bawaan. Kata dalam kurung kurawal diganti isinya.':
    'Vuoto = messaggio abituale. Le parole tra graffe vengono sostituite.',
  'Kosong bila izin tidak punya batas waktu.': 'Vuoto se la licenza non ha scadenza.',
  Kunci: 'Chiave',
  'Kunci ditolak': 'Chiave rifiutata',
  'Kunci sudah tersimpan dan tidak pernah ditampilkan. Isi untuk menggantinya.':
    'Una chiave è salvata e non viene mai mostrata. Scriverne una per sostituirla.',
  'Kunci {layanan}': 'Chiave di {layanan}',
  'Laci kas': 'Cassetti',
  'Lingkup izin': 'Ambito della licenza',
  Logo: 'Logo',
  Marketplace: 'Marketplace',
  Mati: 'Disattivo',
  'Membuka {layar}': 'Apre {layar}',
  'Misalnya https://server.contoh.id. Kosong = tidak dipakai.':
    'Per esempio https://server.contoh.id. Vuoto = non usato.',
  Modul: 'Modulo',
  Naik: 'Per eccesso',
  'Nama laci dipisah koma; setiap laci dihitung saat tutup toko, yang pertama dipakai bila kasir tidak memilih.':
    'Nomi separati da virgole; ogni cassetto si conta alla chiusura, il primo vale se il cassiere non sceglie.',
  'No Wa Tidak Terdaftar': 'Il numero WhatsApp non è registrato',
  'Nomor WhatsApp': 'Numero WhatsApp',
  'Nomor izin': 'Numero di licenza',
  'Nomor izin usaha pergadaian dari OJK.': 'Numero della licenza di pegno rilasciata da OJK.',
  'Nomor percobaan': 'Numero di prova',
  'Nota dicetak dua kali; lembar kedua tanpa ketentuan.':
    'Lo scontrino si stampa due volte; la seconda copia senza condizioni.',
  'Nota dikirim ke pelanggan dari rincian setiap dokumen.':
    'Le ricevute si inviano ai clienti dal dettaglio di ogni documento.',
  'Nota penjualan': 'Scontrino di vendita',
  'Nota penjualan dua lembar': 'Due copie dello scontrino di vendita',
  'PPN dihitung dari harga jual, dicetak di nota dan dibukukan.':
    "L'IVA è calcolata dal prezzo di vendita, stampata sullo scontrino e registrata.",
  'PPN termasuk harga': 'IVA inclusa nei prezzi',
  Pesan: 'Messaggio',
  'Pesan nota': 'Messaggio della ricevuta',
  'Pesan terkirim': 'Messaggio inviato',
  'Printer biasa (PDF)': 'Stampante comune (PDF)',
  'Printer label': 'Stampante etichette',
  'Printer label TSPL': 'Stampante etichette TSPL',
  'Printer label ZPL': 'Stampante etichette ZPL',
  Sambungan: 'Connessione',
  'Sampai jumlah ini kasir boleh memberi harga lebih murah atau diskon tanpa otorisasi.':
    'Fino a questo importo il cassiere può ribassare o scontare senza autorizzazione.',
  Saringan: 'Filtri',
  'Satu pilihan menjadi CSV, beberapa menjadi satu zip.':
    'Una scelta diventa un CSV, più scelte un unico zip.',
  Sebelum: 'Prima',
  'Sekarang {nilai}': 'Ora {nilai}',
  'Sembunyikan ringkasan stok': 'Nascondi il riepilogo delle scorte',
  'Server Bacnkend grosir belum di setting': "Il server all'ingrosso non è ancora configurato",
  'Server grosir': "Server all'ingrosso",
  'Server grosir yang dipakai toko ini.': "Il server all'ingrosso usato da questo negozio.",
  'Server marketplace yang dipakai toko ini.': 'Il server del marketplace usato da questo negozio.',
  'Server mengalihkan ke alamat lain': 'Il server rinvia a un altro indirizzo',
  'Server menjawab dengan kesalahan': 'Il server ha risposto con un errore',
  'Server terlalu lama menjawab': 'Il server ha risposto troppo tardi',
  'Server tidak dapat dihubungi': 'Il server non è raggiungibile',
  'Server {layanan} belum di setting': 'Il server {layanan} non è ancora configurato',
  Sesudah: 'Dopo',
  Setting: 'Impostazione',
  'Setting Marketplace': 'Impostazioni marketplace',
  'Setting Nota dan Setting Nota Slip hanya terbuka untuk OWN dan SU.':
    'Setting Nota e Setting Nota Slip sono aperti solo a OWN e SU.',
  'Setting System': 'Impostazioni di sistema',
  'Setting Toko': 'Impostazioni del negozio',
  'Setting WhatsApp': 'Impostazioni WhatsApp',
  'Simpan dahulu, lalu uji.': 'Prima salvare, poi provare.',
  'Simpan di {jumlah} toko': 'Salva in {jumlah} negozi',
  'Simpan perubahan': 'Salva le modifiche',
  'Simpan {jumlah} perubahan': 'Salva {jumlah} modifiche',
  'Tanggal hanya berlaku untuk laporan yang bertanggal.':
    'Le date limitano solo i rapporti con date.',
  'Tersambung dengan server': 'Collegato al server',
  'Tidak ada yang berubah': 'Non cambia nulla',
  'Toko yang dipilih sudah memakai nilai ini.': 'I negozi scelti usano già questi valori.',
  Turun: 'Per difetto',
  'Uji sambungan': 'Prova la connessione',
  Unduh: 'Scarica',
  User: 'Utente',
  WhatsApp: 'WhatsApp',
  'Wilayah tempat izin berlaku, misalnya Provinsi Jawa Barat.':
    'Dove vale la licenza, per esempio provincia di Giava Occidentale.',
  'Yang dicetak di nota dan laporan, dan printer toko ini.':
    'Ciò che stampano scontrini e rapporti, e le stampanti di questo negozio.',
  '{jumlah} kolom': '{jumlah} colonne',
  'Logo berubah setelah disimpan.': 'Il logo cambia dopo il salvataggio.',
  'Batas perubahan harga emas (%)': 'Limite di variazione del prezzo dell’oro (%)',
  'Harga emas yang naik atau turun lebih dari ini ditanyakan dahulu sebelum disimpan.':
    'Un prezzo dell’oro che sale o scende di più viene chiesto prima di salvare.',
  'Perubahan besar harga emas oleh dua orang':
    'Grandi variazioni del prezzo dell’oro da due persone',
  'Di atas batas itu SPV dan OWN pun perlu otorisasi orang lain.':
    'Oltre quel limite anche SPV e OWN hanno bisogno dell’approvazione di un altro.',
  'Batas perubahan harga dan ongkos (%)': 'Limite di variazione di prezzi e lavorazioni (%)',
  'Harga, ongkos dan potongan di Data Master atau barang yang berubah lebih dari ini ditanyakan dahulu.':
    'Prezzi, lavorazioni e detrazioni dei dati anagrafici o di un pezzo che cambiano di più vengono chiesti prima.',
  'Batas modal per gram (% dari papan harga)': 'Limite del costo al grammo (% del listino)',
  'Modal per gram yang berbeda lebih dari ini dari harga jual emas ditanyakan dahulu.':
    'Un costo al grammo più lontano di così dal prezzo di vendita dell’oro viene chiesto prima.',
  'Batas berat satu barang (g)': 'Limite di peso di un pezzo (g)',
  'Barang baru, barang dibeli, jaminan dan berat di Data Master di atas ini ditanyakan dahulu sebelum disimpan.':
    'Pezzi nuovi, pezzi acquistati, pegni e pesi dei dati anagrafici oltre questo limite vengono chiesti prima di salvare.',
  'Hari libur': 'Giorni di chiusura',
  'Hari dan tanggal toko tidak buka, dipisah koma: MINGGU, 2026-12-25. Hari berikutnya setelah tutup toko melewatinya.':
    'Giorni della settimana (in indonesiano) e date di chiusura, separati da virgole: MINGGU, 2026-12-25. Il giorno dopo una chiusura li salta.',
  'Jam ganti hari': 'Ora del cambio di giorno',
  'Tutup toko sebelum jam ini (0 sampai 11) masih milik tanggal kemarin, untuk toko yang tutup lewat tengah malam.':
    "Una chiusura prima di quest'ora (0–11) appartiene ancora alla data precedente, per i negozi che chiudono dopo mezzanotte.",
  'Toleransi selisih kas': 'Tolleranza della differenza di cassa',
  'Tulis nama hari atau tanggal, misalnya MINGGU, 2026-12-25':
    'Scrivi giorni o date, per esempio MINGGU, 2026-12-25',
  'Selisih hitungan satu laci di atas jumlah ini perlu sebab dan otorisasi saat tutup toko, dan diberitahukan ke pemilik.':
    'Un cassetto che differisce oltre questa somma richiede causa e autorizzazione alla chiusura, e il titolare viene avvisato.',
  'Bentuk CSV': 'Formato CSV',
  'Pemisah kolom dan tanda desimal setiap CSV; Excel Indonesia membaca titik koma.':
    'Separatore e segno decimale di ogni CSV; Excel indonesiano legge il punto e virgola.',
  'Koma, desimal titik': 'Virgola, punto decimale',
  'Titik koma, desimal koma': 'Punto e virgola, virgola decimale',
  'Tab, desimal titik': 'Tab, punto decimale',
  'Total slip mesin kartu dan QRIS': 'Totali degli scontrini POS e QRIS',
  'Saat tutup toko total slip tiap mesin diketik tanpa melihat buku; selisih perlu sebab dan diberitahukan ke pemilik.':
    'Alla chiusura si scrive il totale di ogni terminale senza vedere i libri; una differenza richiede una causa e il titolare viene avvisato.',
  'Tidak ditanyakan': 'Non richiesto',
  'Ditanyakan, boleh kosong': 'Richiesto, può restare vuoto',
  'Wajib, yang kosong perlu sebab': 'Obbligatorio, se vuoto serve una causa',
  'Janji tukar paling lama (hari)': 'Promessa di permuta più lunga (giorni)',
  'Janji tukar dengan harga nota yang lebih lama dari ini, dihitung dari hari jual, perlu otorisasi.':
    'Una promessa di permuta al prezzo dello scontrino più lunga di così, dal giorno della vendita, richiede l’autorizzazione.',
  'Uang keluar boleh melebihi isi laci': 'Le uscite possono superare il contenuto del cassetto',
  'Bila tidak, uang tunai yang menurut buku tidak ada di laci tidak dapat dikeluarkan: catat dahulu uang masuknya.':
    'Altrimenti il contante che secondo i libri non è nel cassetto non può uscire: registra prima l’entrata.',
  'Cari nota lama per orang per hari': 'Scontrini vecchi cercati per persona al giorno',
  'Sekian pelanggan atau nomor nota berbeda dari hari yang terkunci boleh dicari oleh satu orang dalam satu hari; setiap pencarian tercatat di Jejak Audit. Nota yang dibeli kembali tetap terbaca sampai 40 sehari, berapa pun isinya.':
    'Quanti clienti o numeri di nota di giorni bloccati, diversi tra loro, una persona può cercare in una giornata; ogni ricerca resta nel registro di controllo. Le note che si riacquistano si leggono comunque fino a 40 al giorno, qualunque sia il valore.',
  'Harga emas diingatkan setelah (hari)': "Ricorda i prezzi dell'oro dopo (giorni)",
  'Papan harga yang tidak diperbarui lebih dari sekian hari muncul di Beranda; 0: tidak diingatkan.':
    'Un listino non aggiornato da più giorni appare nella Home; 0: mai.',
  'Langkah awal di Beranda': 'Primi passi nella Home',
  'Daftar langkah sampai penjualan pertama; hilang sendiri bila semuanya selesai.':
    'I passi fino alla prima vendita; spariscono quando sono tutti fatti.',
  'Kosong = {alamat}, seperti diatur di server Kencana.':
    'Vuoto = {alamat}, come impostato sul server Kencana.',
  'Alamat dari server Kencana': 'Indirizzo dal server Kencana',
  'Toko yang melihat Rekap Toko': 'Negozi che vedono il riepilogo',
  'Kode toko dipisah koma, misalnya PUSAT,JKT; kosong: semua toko, -: tidak ada. Toko lain tidak melihat laporan rekap.':
    'Codici dei negozi con la virgola, per esempio PUSAT,JKT; vuoto: tutti, -: nessuno. Gli altri negozi non vedono i report riepilogativi.',
  'Ada kode toko yang tidak dikenal': 'Un codice negozio non è conosciuto',
  'Nota toko lain per orang per jam': 'Note di altri negozi per persona e ora',
  'Sekian nota toko lain boleh dibaca satu orang dalam satu jam untuk dibeli kembali; setiap nota tercatat di Jejak Audit. Pusat dan pemilik tidak dibatasi.':
    "Tante note di altri negozi può leggere una persona in un'ora per il riacquisto; ognuna è registrata nella traccia di audit. Sede e proprietari non hanno limite.",
}
