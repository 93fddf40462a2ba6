/** Late loans, auctions, cancelled redemptions and checks of pawn documents, in Italian. */
export const hutangLelang: Readonly<Record<string, string>> = {
  'Anda sendiri': 'Tu stesso',
  'Batalkan lelang': "Annulla l'asta",
  'Batalkan penebusan': 'Annulla il riscatto',
  'Batalkan penebusan {nomor}': 'Annulla il riscatto {nomor}',
  'Bayar kelebihan {jumlah}': "Paga l'eccedenza di {jumlah}",
  'Bayar kelebihan {nomor}': "Paga l'eccedenza di {nomor}",
  'Bayar {jumlah}': 'Paga {jumlah}',
  'Belum ada dokumen dipilih': 'Nessun documento scelto',
  'Belum ada jaminan yang dilelang.': "Nessun pegno è ancora andato all'asta.",
  'Belum ada pemeriksaan di daftar ini.': 'In questo elenco non ci sono ancora controlli.',
  'Belum ada penebusan dipilih': 'Nessun riscatto scelto',
  'Belum ada penebusan hari ini.': 'Oggi non ci sono ancora riscatti.',
  'Belum diperiksa': 'Da controllare',
  Belum: 'Non ancora',
  'Beri tahu pelanggan dahulu, baru jaminan boleh dilelang.':
    "Prima avvisa il cliente; solo dopo il pegno può andare all'asta.",
  'Beri tahu pelanggan, lelang jaminan yang lewat, bayar kelebihannya.':
    "Avvisa i clienti, metti all'asta i pegni scaduti, paga le eccedenze.",
  'Boleh dilelang setelah {tgl}.': "Può andare all'asta dopo il {tgl}.",
  'Cari dokumen': 'Cerca un documento',
  'Cari penebusan': 'Cerca un riscatto',
  'Cocokkan surat dengan paketnya. Dokumen sendiri diperiksa orang lain.':
    "Confronta la polizza con la sua busta. I tuoi documenti li controlla un'altra persona.",
  'Dibayar kepada {nama}': 'Pagato a {nama}',
  'Diberi tahu': 'Avvisato',
  'Diterima oleh': 'Ricevuto da',
  'Ditulis oleh': 'Scritto da',
  'Dokumen ini Anda tulis sendiri. Mintalah orang lain memeriksanya.':
    "Hai scritto tu questo documento. Fallo controllare da un'altra persona.",
  'Hanya penebusan hari ini. Hutang aktif lagi, barang jaminan kembali ke toko.':
    'Solo i riscatti di oggi. Il prestito torna aperto, il pegno rientra in negozio.',
  'Hutang {nomor} tidak lunas ditebus, statusnya {status}.':
    'Il prestito {nomor} non è riscattato, il suo stato è {status}.',
  'Isi hasil lelang.': 'Inserisci il ricavato.',
  'Isi nama pembeli.': 'Inserisci il nome del compratore.',
  'Kembalikan {total}, {berat} g jaminan masuk lagi':
    'Restituisci {total}, {berat} g di pegno rientrano',
  'Lelang tersimpan': 'Asta salvata',
  'Lelang {nomor}': 'Asta {nomor}',
  'Menghitung pembagian hasil…': 'Calcolo della ripartizione…',
  'Pembagian hasil lelang': 'Ripartizione del ricavato',
  'Penebusan hari ini': 'Riscatti di oggi',
  'Penebusan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'Un riscatto del {tgl} non si può annullare, solo lo stesso giorno',
  'Penebusan {nomor} dibatalkan': 'Riscatto di {nomor} annullato',
  'Pindai atau ketik nomor dokumen': 'Scansiona o scrivi il numero del documento',
  'Pindai atau ketik nomor hutang, nama, atau letak paket':
    'Scansiona o scrivi numero del prestito, nome o posizione della busta',
  'Pindai nomor dokumen, atau pilih dari daftar.':
    "Scansiona il numero di un documento, o sceglilo dall'elenco.",
  'Pindai nomor hutang, atau pilih dari daftar hari ini.':
    "Scansiona il numero del prestito, o scegli dall'elenco di oggi.",
  'Semua dokumen sudah diperiksa.': 'Tutti i documenti sono controllati.',
  'Semua kelebihan lelang sudah dibayar.': 'Tutte le eccedenze delle aste sono pagate.',
  'Serahkan {berat} g barang jaminan kepada pembeli.': 'Consegna {berat} g di pegno al compratore.',
  'Sudah dilelang': "All'asta, venduti",
  'Tidak ada dokumen {nomor}': 'Nessun documento {nomor}',
  'Tidak ada hutang yang lewat jatuh tempo.': 'Nessun prestito è scaduto.',
  'Uang kembali ke pelanggan': 'Denaro reso al cliente',
  'Jaminan masuk lagi': 'Il pegno rientra',
  'Wajib diisi bila tidak sesuai: apa yang berbeda.':
    'Obbligatoria se non corrisponde: che cosa è diverso.',
  'diperiksa {user_id}': 'controllato da {user_id}',
  'pokok {jumlah}': 'capitale {jumlah}',
  'taksiran {taksiran}': 'stimato {taksiran}',
  '{berat} g jaminan keluar, {total} masuk.': 'Escono {berat} g di pegno, entrano {total}.',
  '{nomor} sesuai': '{nomor} corrisponde',
  '{nomor} tidak sesuai': '{nomor} non corrisponde',
  'Lelang di luar batas': 'Asta fuori dai limiti',
  'hasil lelang {jumlah}': 'ricavato dell’asta {jumlah}',
  'tanpa otorisasi dari {jumlah}': 'senza autorizzazione da {jumlah}',
  'biaya lelang {jumlah}': 'spese d’asta {jumlah}',
  'Hasil lelang terendah': 'Ricavato minimo dell’asta',
  'Jaminan gadai yang dilelang dengan hasil di bawah bagian ini dari taksirannya perlu otorisasi.':
    'Un pegno venduto all’asta per meno di questa parte della stima richiede un’autorizzazione.',
  'Batas biaya lelang': 'Limite delle spese d’asta',
  'Biaya lelang di atas bagian ini dari hasilnya perlu otorisasi: biaya mengurangi kelebihan milik pelanggan.':
    'Spese d’asta oltre questa parte del ricavato richiedono un’autorizzazione: riducono l’eccedenza del cliente.',
}
