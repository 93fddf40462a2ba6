/** Texts of what a shop begins with. */
export const saldoAwal: Readonly<Record<string, string>> = {
  Banyaknya: 'Quantità',
  'Batal pinjaman awal': 'Prestito iniziale annullato',
  'Batal saldo awal': 'Saldi iniziali annullati',
  'Batal titipan awal': 'Deposito iniziale annullato',
  'Belum dimuat': 'Non ancora caricato',
  'Berat Bersih': 'Peso netto',
  'Berat Kotor': 'Peso lordo',
  'Berat {berat} g, biasanya paling banyak {batas} g':
    'Peso {berat} g, di solito al massimo {batas} g',
  'Bunga % per 30 Hari': 'Interesse % per 30 giorni',
  'Bunga Awal %': 'Interesse iniziale %',
  'Cetak label {dari}–{sampai}': 'Stampa etichette {dari}–{sampai}',
  'Denda % per 30 Hari': 'Penale % per 30 giorni',
  'Hanya untuk metode BERTINGKAT': 'Solo per il metodo BERTINGKAT',
  'Hari Pertama Dihitung': 'Primo giorno incluso',
  'Hari Tenggang': 'Giorni di tolleranza',
  'Harus diisi untuk metode BERTINGKAT': 'Necessario per il metodo BERTINGKAT',
  'Isi laci atau nomor rekening, salah satu':
    'Indicare un cassetto o un numero di conto, uno dei due',
  'Isi toko pada hari pertamanya. Tiap jenis dimuat sekali dari satu berkas, sebelum transaksi pertamanya: semua baris, atau tidak sama sekali.':
    'Ciò che il negozio possiede il primo giorno. Ogni tipo si carica una volta da un file, prima della sua prima operazione: tutte le righe o nessuna.',
  'Jangka Hari': 'Durata in giorni',
  'Jenis Identitas': 'Tipo di documento',
  'Jenis tidak dikenal': 'Tipo sconosciuto',
  'Jumlah Barang': 'Numero di pezzi',
  'Jumlah Hutang': 'Importo prestato',
  'Jumlah terlalu besar': 'Importo troppo grande',
  'KTP, SIM atau PASPOR': 'KTP, SIM o PASPOR',
  'Kas dan bank': 'Cassa e banca',
  'Lebih besar dari taksiran jaminannya': 'Superiore alla stima del pegno',
  'Lihat jurnal': 'Mostra registrazione',
  'Lokasi Simpan': 'Luogo di custodia',
  'Modal Rp {modal} per gram, harga emas Rp {papan}':
    'Costo Rp {modal} al grammo, prezzo dell’oro Rp {papan}',
  'Muat {apa}': 'Carica {apa}',
  Muat: 'Carica',
  'Nama Jaminan': 'Pegno',
  'Nama Pelanggan': 'Nome del cliente',
  'No Faktur Pajak': 'N. fattura fiscale',
  'No Identitas': 'N. documento',
  'No Surat Lama': 'N. vecchia polizza',
  'No Titipan Lama': 'N. vecchio deposito',
  Pemasok: 'Fornitore',
  'Pinjaman awal': 'Prestito iniziale',
  'Saldo Awal': 'Saldi iniziali',
  'Saldo awal ini sudah dimuat dengan {nomor} oleh {user_id}, batalkan dahulu bila salah':
    'Questi saldi iniziali sono già caricati con {nomor} da {user_id}; annullarli prima se errati',
  'Satu baris satu barang: baki, berat, group, modal, dan faktur pajaknya bila ada.':
    'Una riga per pezzo: vassoio, peso, gruppo, costo e la fattura fiscale se esiste.',
  'Satu baris satu jaminan; baris dengan nomor surat yang sama adalah satu pinjaman. Bunga dihitung sejak tanggal hutangnya.':
    'Una riga per pegno; le righe con lo stesso numero di polizza sono un solo prestito. L’interesse decorre dalla data del prestito.',
  'Satu baris satu laci atau satu rekening, dengan uang yang ada di sana.':
    'Una riga per cassetto o conto, con il denaro che contiene.',
  'Satu baris satu titipan pelanggan yang masih terbuka.':
    'Una riga per ogni deposito di cliente ancora aperto.',
  'Semua isi berkas ini hilang lagi dari toko, lalu berkas yang benar dapat dimuat.':
    'Tutto ciò che il file ha portato scompare; poi si può caricare il file corretto.',
  'Stok barang': 'Merce in magazzino',
  'Sudah dimuat': 'Caricato',
  'Tanggal sesudah hari bisnis yang buka': 'Data successiva al giorno aperto',
  Tempat: 'Luogo',
  'Tgl Faktur Pajak': 'Data fattura fiscale',
  'Tgl Hutang': 'Data del prestito',
  'Tidak boleh lebih dari bunga per 30 hari': 'Non oltre l’interesse per 30 giorni',
  'Tidak dimuat': 'Non caricato',
  'Titipan awal': 'Deposito iniziale',
  'Titipan uang': 'Depositi',
  'Toko Mulai': 'Inizio del negozio',
  'Toko sudah bertransaksi dengan {nomor}, saldo awal ini hanya sebelum transaksi pertama':
    'Il negozio ha già operato con {nomor}; questi saldi iniziali valgono solo prima della prima operazione',
  'Toko sudah bertransaksi dengan {nomor}: saldo awal jenis ini tidak dapat dimuat lagi.':
    'Il negozio ha già operato con {nomor}: i saldi iniziali di questo tipo non si possono più caricare.',
  'YA atau TIDAK': 'YA o TIDAK',
  '{apa} dimuat, {nomor}': '{apa}: caricamento fatto, {nomor}',
  '{jumlah} hal yang tidak biasa, periksa sebelum dimuat':
    '{jumlah} casi insoliti, controllare prima di caricare',
  '{jumlah} pinjaman': '{jumlah} prestiti',
  '{jumlah} tempat': '{jumlah} luoghi',
  '{jumlah} titipan': '{jumlah} depositi',
  '{nomor} dari saldo awal ini sudah dipakai, saldo awal tidak dapat dibatalkan lagi':
    '{nomor} di questi saldi iniziali è già usato: non si possono più annullare',
  'Barang belian': 'Pezzi riacquistati',
  'Satu baris satu barang yang sudah dibeli dan belum dipilah, di baki barang belian, dengan harga belinya.':
    'Una riga è un pezzo riacquistato e non ancora smistato, in un vassoio per pezzi riacquistati, con il prezzo pagato.',
  'Satu baris satu kadar di satu tempat rosok: berat dan modalnya.':
    'Una riga è un titolo in un posto di rottami: peso e costo.',
  'Kurang bayar pelanggan': 'Pagamenti mancanti dei clienti',
  'Satu baris satu nota lama yang belum lunas, dengan pelanggan dan sisanya.':
    'Una riga è una vecchia nota non saldata, con il cliente e il residuo.',
  'Satu baris satu slip kartu atau QRIS yang belum cair, dengan bank, tanggal dan nomor referensinya.':
    'Una riga è uno scontrino di carta o QRIS non ancora accreditato, con banca, data e riferimento.',
  '{jumlah} slip': '{jumlah} scontrini',
  'Kurang bayar awal': 'Pagamento mancante iniziale',
  'Batal kurang bayar awal': 'Pagamento mancante iniziale annullato',
  'Tempat Rosok': 'Posto dei rottami',
  'No Nota': 'N. nota',
  'Tgl Nota': 'Data della nota',
  'Tgl Janji': 'Data promessa',
  'No Referensi': 'N. riferimento',
  'Cara Bayar': 'Modo di pagamento',
  'Harus sebelum hari bisnis yang buka': 'Deve essere prima del giorno lavorativo aperto',
  'Tanggal janji sebelum tanggal notanya': 'La data promessa precede la data della nota',
  'Hanya huruf, angka, spasi, titik dan garis': 'Solo lettere, cifre, spazi, punti e trattini',
  'Akhir Kartu': 'Fine carta',
}
