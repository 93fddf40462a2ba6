/** Expected refusals and other words of the contract, in Italian. */
export const refusals: Readonly<Record<string, string>> = {
  'Password contoh hanya diterima di komputer server itu sendiri. Ganti dahulu di sana':
    'La password di esempio vale solo sul computer del server stesso. Cambiala prima lì',
  'Sudah {maks} nota ditahan di toko ini, ambil atau hapus yang lama dahulu':
    '{maks} note sono già in sospeso in questo negozio, riprendi o elimina prima quelle vecchie',
  'Nota ini terlalu besar untuk ditahan': 'Questa nota è troppo grande per essere sospesa',
  'Baki {kode_baki} untuk kategori {kategori_baki}, sedangkan {nama} termasuk {kategori}. Barang lain dari kategori lain: {lagi}.':
    'Il vassoio {kode_baki} è per la categoria {kategori_baki}, mentre {nama} è di {kategori}. Altri pezzi di altra categoria: {lagi}.',
  'Ada tanda yang tidak dapat ditulis': 'Contiene un carattere che non si può scrivere',
  'Perintah tidak dikenal': 'Il comando non è noto',
  'Alamat menunjuk server lain: kuncinya dihapus, ketik lagi':
    'L’indirizzo è di un altro server: la chiave è stata rimossa, digitala di nuovo',
  'Baki {kode_baki} sudah dihapus, aktifkan dulu di Master Baki':
    'Il vassoio {kode_baki} è stato eliminato, riattivarlo prima in Vassoi',
  'Permintaan tidak dapat dibaca: {bidang}': 'La richiesta non è leggibile: {bidang}',
  'Periksa isian yang ditandai': 'Controllare i campi segnati',
  'Permintaan ini harus membawa Idempotency-Key (UUID)':
    'Questa richiesta deve avere una Idempotency-Key (UUID)',
  'Sesi Anda sudah berakhir, silahkan masuk lagi': 'La sessione è terminata, accedere di nuovo',
  'User id atau Password yang anda masukan salah': 'ID utente o password errati',
  'Incorrect username or password': 'Nome utente o password errati',
  'Anda tidak punya hak untuk ini': 'Non si dispone del diritto per questo',
  'Modul {modul} tidak aktif di toko ini': 'Il modulo {modul} è disattivato in questo negozio',
  'Anda tidak boleh bekerja untuk toko {kode_toko}':
    'Non è permesso lavorare per il negozio {kode_toko}',
  'Server ini hanya melayani {kode_toko}. Masuk di alamat toko Anda sendiri':
    'Questo server serve solo {kode_toko}. Accedi all’indirizzo del tuo negozio',
  'Data Tidak Ditemukan': 'Dati non trovati',
  'DELETED: {kode} pernah dihapus': 'DELETED: {kode} è stato eliminato in precedenza',
  'Kode {kode} sudah dipakai': 'Il codice {kode} è già in uso',
  '{kode} masih dipakai oleh {oleh}': '{kode} è ancora usato da {oleh}',
  'Data sudah diubah orang lain, muat ulang dahulu':
    'I dati sono stati modificati da altri, ricaricare prima',
  'Toko sudah ditutup oleh {user_id} untuk tanggal {tgl}. Transaksi belum disimpan':
    '{user_id} ha chiuso il negozio per il {tgl}. La transazione non è stata salvata',
  'Faktur {nomor} sudah dibatalkan': 'La fattura {nomor} è già annullata',
  'Sedang ada transaksi lain yang belum selesai, silahkan coba lagi':
    "Un'altra transazione non è ancora finita, riprovare",
  'Kunci permintaan ini sudah dipakai untuk isi yang lain':
    'La chiave di questa richiesta è stata usata per un altro contenuto',
  'Total berubah dari {total_dilihat} menjadi {total_sekarang}, periksa dahulu':
    'Il totale è cambiato da {total_dilihat} a {total_sekarang}, controllare',
  'Harga emas untuk {kode_kadar} belum ada di papan harga':
    "Il listino non ha ancora un prezzo dell'oro per {kode_kadar}",
  'Pembayaran kurang {kurang}': 'Mancano {kurang} al pagamento',
  'Pembayaran bukan tunai melebihi sisa tagihan sebesar {lebih}':
    'Il pagamento non in contanti supera il saldo di {lebih}',
  'Pilih sedikitnya satu cara pembayaran': 'Scegliere almeno un metodo di pagamento',
  'Belum ada barang di nota': 'Non ci sono ancora articoli nella nota',
  '{label} {kode} tidak ada': '{label} {kode} non esiste',
  'Kadar tidak boleh 0': 'Il titolo non può essere 0',
  'Kadar tidak boleh lebih dari {maks}': 'Il titolo non può superare {maks}',
  'Penjualan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'La vendita del {tgl} non si può annullare, solo nello stesso giorno',
  'Password lama salah': 'La vecchia password è errata',
  'Password baru sedikitnya 8 huruf dan tidak mudah ditebak':
    'La nuova password deve avere almeno 8 caratteri e non essere facile da indovinare',
  'Perlu otorisasi supervisor: {kategori}': "Serve l'autorizzazione del supervisore: {kategori}",
  'Otorisasi tidak berlaku untuk perintah ini, minta otorisasi baru':
    "L'autorizzazione non vale per questo comando, chiederne una nuova",
  'Hanya SPV atau OWN toko ini yang dapat menyetujui':
    'Solo un SPV o OWN di questo negozio può autorizzare',
  'Masih ada yang belum selesai: {apa}': "C'è ancora qualcosa di aperto: {apa}",
  'Jangan menulis nomor kartu di {bidang}, cukup 4 angka terakhir':
    'Non scrivere numeri di carta in {bidang}, bastano le ultime 4 cifre',
  'Toko hanya dapat dibuka lagi di hari yang sama, selama hari berikutnya belum dipakai':
    'Il negozio si può riaprire solo nello stesso giorno, finché il giorno seguente non è usato',
  'Jurnal tidak seimbang, tidak ada yang disimpan': 'Il giornale non quadra, nulla è stato salvato',
  'Akun {jenis_akun} untuk {trx} {type} belum diatur di Parameter Akun':
    'Il conto {jenis_akun} per {trx} {type} non è impostato in Parameter Akun',
  'Terlalu banyak percobaan, tunggu {detik} detik lalu coba lagi':
    'Troppi tentativi, attendere {detik} secondi e riprovare',
  'Server sedang sibuk, silahkan coba lagi sebentar': 'Il server è occupato, riprovare tra poco',
  'Jumlah harus lebih dari 0': "L'importo deve essere maggiore di 0",
  'Kirim barang antar cabang': 'Spedizioni tra filiali',
  'Kondisi pinjaman': 'Condizione del pegno',
  'Plafond hutang untuk kadar': 'Massimale del prestito per il titolo',
  'Hutang {nomor} sudah {status} dengan {oleh_nomor} oleh {user_id}':
    'Il prestito {nomor} è già stato {status} con {oleh_nomor} da {user_id}',
  'Hutang {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Il prestito {nomor} è appena cambiato altrove, ricaricare prima',
  'Izin usaha gadai toko ini belum diisi, lengkapi di Setting Toko dahulu':
    'La licenza di pegno di questo negozio non è compilata, completarla prima in Impostazioni negozio',
  'Izin usaha gadai toko ini habis tanggal {tgl}, perbarui di Setting Toko dahulu':
    'La licenza di pegno di questo negozio è scaduta il {tgl}, rinnovarla prima in Impostazioni negozio',
  'Pinjaman {jumlah} melebihi plafond {plafond}':
    'Il prestito di {jumlah} supera il massimale di {plafond}',
  'Pinjaman {jumlah} di bawah pinjaman terkecil {minimal}':
    'Il prestito di {jumlah} è sotto il prestito minimo di {minimal}',
  'Pinjaman {jumlah} tidak dilayani, tidak ada Parameter Bunga Hutang untuk jumlah itu':
    'Un prestito di {jumlah} non è previsto, manca un parametro di interesse per tale importo',
  'Barang dengan kondisi {kondisi} tidak diterima sebagai jaminan':
    'I beni in condizione {kondisi} non sono accettati in pegno',
  'Hutang {nomor} baru boleh dilelang setelah {tgl}':
    'Il prestito {nomor} può andare all’asta solo dopo il {tgl}',
  'Beri tahu pelanggan dahulu: belum ada pemberitahuan setelah jatuh tempo {tgl}':
    'Avvisare prima il cliente: nessun avviso dopo la scadenza del {tgl}',
  'Lelang {nomor} tidak punya kelebihan untuk dibayar': 'L’asta {nomor} non ha eccedenza da pagare',
  '{nomor} tidak punya dokumen yang dapat dibatalkan di sini':
    '{nomor} non ha documenti annullabili qui',
  'Sesudah {nomor} ada {oleh_nomor}, batalkan {oleh_nomor} dahulu':
    'Dopo {nomor} c’è {oleh_nomor}, annulla prima {oleh_nomor}',
  'Dokumen {nomor} tanggal {tgl} tidak dapat dibatalkan, hanya di hari yang sama':
    'Il documento {nomor} del {tgl} non si può annullare, solo lo stesso giorno',
  'Dokumen {nomor} Anda buat sendiri, pemeriksaan harus oleh orang lain':
    'Il documento {nomor} è stato scritto da Lei, la verifica spetta a un’altra persona',
  'Dokumen {nomor} sudah diperiksa oleh {user_id}':
    'Il documento {nomor} è già stato verificato da {user_id}',
  'Barang jaminan itu tidak ada': 'Quel bene in pegno non esiste',
  'Sedikitnya satu barang tetap dijaminkan': 'Almeno un bene deve restare in pegno',
  ditebus: 'riscattato',
  diperpanjang: 'rinnovato',
  dilelang: 'messo all’asta',
  'dilelang dan kelebihannya dibayar': 'messo all’asta con eccedenza pagata',
  dibatalkan: 'annullato',
  'Tarif pajak kelas {kelas} belum ada, isi dulu di Parameter Pajak':
    "Non c'è ancora un'aliquota per la classe {kelas}, inserirla prima in Parameter Pajak",
  'Barang berlian {kode_barcode} tidak dapat dijual, modul Berlian tidak aktif di toko ini':
    'Il pezzo con diamanti {kode_barcode} non si può vendere, il modulo Berlian è spento in questo negozio',
  'Harga emas {kadar} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Baris lain di atas batas: {lagi}.':
    'Il prezzo dell’oro {kadar} cambia del {persen}%, da Rp {lama} a Rp {baru}. Altre righe oltre il limite: {lagi}.',
  'Berat {nama} {berat} g, di atas batas {batas} g. Barang lain di atas batas: {lagi}.':
    '{nama} pesa {berat} g, oltre il limite di {batas} g. Altri pezzi oltre il limite: {lagi}.',
  '{label} berubah {persen}%, dari Rp {lama} menjadi Rp {baru}. Isian lain di atas batas: {lagi}.':
    '{label} cambia del {persen}%, da Rp {lama} a Rp {baru}. Altri campi oltre il limite: {lagi}.',
  '{label} Rp {baru} per gram, di atas harga jual emas tertinggi Rp {papan}. Isian lain di atas batas: {lagi}.':
    '{label} Rp {baru} al grammo, sopra il prezzo di vendita più alto dell’oro, Rp {papan}. Altri campi oltre il limite: {lagi}.',
  'Modal {nama} Rp {modal} per gram, harga jual emas Rp {papan}. Barang lain yang jauh berbeda: {lagi}.':
    '{nama} costa Rp {modal} al grammo, l’oro si vende a Rp {papan}. Altri pezzi molto diversi: {lagi}.',
  'Ini hanya dapat disetujui oleh OWN': 'Solo OWN può approvarlo',
  'Hitungan laci {laci} berbeda dari buku melebihi toleransi toko, hitung lagi atau tulis sebabnya dan minta otorisasi':
    "Il conteggio del cassetto {laci} differisce dai libri oltre la tolleranza del negozio, conta di nuovo o scrivi la causa e chiedi l'autorizzazione",
  'Gambar wajib ada sebelum barang dijual di marketplace':
    "Serve un'immagine prima di vendere un pezzo su un marketplace",
  'Slip {mesin} berbeda dari dokumen hari ini, baca lagi slipnya atau tulis sebabnya':
    'Lo scontrino {mesin} differisce dai documenti del giorno, rileggilo o scrivi la causa',
  'Total slip {mesin} belum diketik, ketik atau tulis sebabnya':
    'Il totale dello scontrino {mesin} non è stato scritto, scrivilo o scrivi la causa',
  'Nota {nomor} dibayar tunai {tunai}, yang kurang tidak dapat lebih dari itu':
    'La ricevuta {nomor} è stata pagata {tunai} in contanti, non può mancare di più',
  'Nota {nomor} sudah punya kurang bayar {no_kurang_bayar}':
    "La ricevuta {nomor} ha già l'ammanco {no_kurang_bayar}",
  'Sisa {nomor} hanya {sisa}': 'Di {nomor} rimane solo {sisa}',
  'Nota {nomor} punya kurang bayar {no_kurang_bayar}, batalkan itu dahulu':
    "La ricevuta {nomor} ha l'ammanco {no_kurang_bayar}, annullalo prima",
  'Anda sudah mencari {batas} nota lama hari ini: minta supervisor':
    'Oggi hai già cercato {batas} scontrini vecchi: chiedi a un supervisore',
  'Disk server penuh, belum ada yang tersimpan. Beri tahu pengelola server, lalu ulangi':
    'Il disco del server è pieno, non è stato salvato nulla. Avvisa chi gestisce il server, poi riprova',
  'Anda sudah melihat {batas} nota toko lain dalam satu jam: tunggu {menit} menit atau minta supervisor mencarinya':
    "Avete già visto {batas} note di altri negozi in un'ora: attendete {menit} minuti o chiedete a un supervisore di cercarla",
}
