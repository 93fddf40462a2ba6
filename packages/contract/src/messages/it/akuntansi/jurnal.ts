/** Journals by hand, in Italian. */
export const jurnal: Readonly<Record<string, string>> = {
  Pembukuan: 'Contabilità',
  'Jurnal Umum': 'Prima nota',
  'Jurnal umum': 'Prima nota',
  'Validasi Jurnal': 'Verifica prima nota',
  'Batal jurnal umum': 'Annulla prima nota',
  'Ajuan jurnal': 'Prime note proposte',
  'Tolak ajuan jurnal': 'Prima nota rifiutata',
  'Tarik ajuan jurnal': 'Prima nota ritirata',
  'Tulis jurnal': 'Scrivi prima nota',
  'Baris jurnal': 'Righe della prima nota',
  'Ajukan jurnal': 'Proponi la prima nota',
  'Ajukan jurnal balik': 'Proponi lo storno',
  'Balik jurnal': 'Storna la prima nota',
  'Balik jurnal {nomor}': 'Storna prima nota {nomor}',
  Dibalik: 'Stornata',
  Membalik: 'Storna',
  'Disetujui oleh': 'Approvata da',
  'Emas masuk': 'Oro in entrata',
  'Emas keluar': 'Oro in uscita',
  'Hapus baris {baris}': 'Togli riga {baris}',
  'Lihat {nomor}': 'Vedi {nomor}',
  'Sedikitnya dua baris': 'Almeno due righe',
  'Seimbang: Rp {rupiah}, emas {emas} g': 'In pareggio: Rp {rupiah}, oro {emas} g',
  'Selisih Rp {rupiah}, emas {emas} g': 'Differenza Rp {rupiah}, oro {emas} g',
  'Pilih akunnya': 'Scegli il conto',
  'Akun ini tidak ada atau sudah dihapus': 'Questo conto non esiste o è stato eliminato',
  'Akun ini tidak menyimpan emas': 'Questo conto non contiene oro',
  'Isi debit atau kredit': 'Compila dare o avere',
  'Isi rupiah atau emasnya': 'Compila rupie oppure oro',
  'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang':
    'La cassa segue il cassetto: usa Movimenti di cassa o Trasferimenti',
  'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang':
    'La banca segue il suo conto: usa Movimenti bancari o Trasferimenti',
  'Piutang kartu dan QRIS mengikuti pembayarannya: pakai Pencairan Non Cash':
    'I crediti di carte e QRIS seguono i loro pagamenti: usare Accredito Carte e QRIS',
  'Uang di jalan mengikuti kirimannya: pakai Kirim Uang dan Terima Uang':
    'Il denaro in viaggio segue il suo invio: usa Invia e Ricevi denaro',
  'Titipan mengikuti saldo pelanggan: pakai Titipan':
    'I depositi seguono il saldo dei clienti: usa Depositi',
  'Akun gadai mengikuti pinjamannya: pakai layar Hutang':
    'I conti del pegno seguono i prestiti: usa le schermate del pegno',
  'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya':
    'Il conto di passaggio dei cambi è sempre zero: lo usano solo i cambi',
  'Persediaan mengikuti barangnya: pakai layar Barang':
    'Le scorte seguono i pezzi: usa le schermate dei pezzi',
  'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan':
    'Un conto d’ordine segue beni altrui, non si registra a mano',
  'Jurnal tidak seimbang: debit dan kredit berbeda Rp {rupiah}, emas berbeda {emas} g':
    'La prima nota non pareggia: dare e avere differiscono di Rp {rupiah}, l’oro di {emas} g',
  'Jurnal {nomor} sudah dibalik dengan {oleh_nomor}':
    'La prima nota {nomor} è già stornata da {oleh_nomor}',
  'Jurnal {nomor} masih hari ini: batalkan saja, jurnal balik untuk hari sesudahnya':
    'La prima nota {nomor} è di oggi: annullala, lo storno è per i giorni seguenti',
  'Jurnal yang ditulis tangan. Masuk buku sesudah orang lain menyetujuinya.':
    'Registrazioni a mano. Entrano nei libri quando un altro le approva.',
  'Jurnal yang sama dengan sisi terbalik masuk buku hari ini.':
    'La stessa registrazione a lati invertiti entra nei libri oggi.',
  'Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.':
    'Dare e avere scambiati, con la data del giorno in cui è approvata.',
  'Belum ada jurnal di hari ini. Tulis dengan F6.':
    'Ancora nessuna prima nota in questo giorno. Scrivila con F6.',
  'Tidak ada jurnal yang menunggu.': 'Nessuna prima nota in attesa.',
  'Jurnal ini Anda tulis sendiri. Mintalah orang lain menyetujuinya.':
    'Hai scritto tu questa prima nota. Chiedi a un altro di approvarla.',
  'Penulisnya membacanya; wajib diisi bila ditolak.':
    'Lo legge chi l’ha scritta; serve per rifiutare.',
  'Ketik nomor, keterangan, atau penulisnya': 'Digita numero, testo o autore',
  'Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.':
    'Scegli dall’elenco con ↓ e Invio, o digita il numero.',
  'Tarik ajuan {nomor}? Jurnalnya tidak masuk buku.':
    'Ritirare {nomor}? La prima nota non entra nei libri.',
  '{nomor} diajukan, menunggu persetujuan': '{nomor} proposta, in attesa di approvazione',
  '{nomor} ditolak': '{nomor} rifiutata',
  '{nomor} masuk buku: {no_jurnal}': '{nomor} registrata: {no_jurnal}',
  'Piutang penjualan mengikuti pelanggannya: pakai Piutang Penjualan':
    'I crediti di vendita seguono i clienti: usare Crediti di vendita',
  'Bagian ini memakai akun aset': 'Questa voce usa un conto di attivo',
  'Bagian ini memakai akun kewajiban': 'Questa voce usa un conto di passivo',
  'Bagian ini memakai akun modal': 'Questa voce usa un conto di capitale',
  'Bagian ini memakai akun pendapatan atau beban': 'Questa voce usa un conto di ricavo o di costo',
  'Bagian ini memakai akun memo': 'Questa voce usa un conto d’ordine',
  'Bagian ini memakai akun yang menyimpan emas': 'Questa voce usa un conto che tiene oro',
  'Bagian ini memakai akun tanpa emas': 'Questa voce usa un conto senza oro',
  'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain':
    'Questo conto è già usato da un’altra voce che segue un altro elenco',
  'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini':
    'Questo conto contiene già registrazioni di un’altra voce: creane uno nuovo per questa voce',
  'Tanggal buku': 'Data contabile',
  'Pembukuan toko ini belum mulai': 'I libri di questo negozio non erano iniziati',
  'Jurnal diajukan': 'Registrazione presentata',
  'Orang lain yang menyetujuinya di Validasi Jurnal; sesudah itu masuk buku.':
    'La approva un’altra persona in Verifica prima nota; poi entra nei libri.',
  'Buka Validasi Jurnal': 'Apri Verifica prima nota',
  'Jurnal yang ditulis tangan. Yang disetujui masuk buku hari ini, atau di tanggal bukunya.':
    'Registrazioni manuali. Ciò che è approvato entra nei libri oggi, o alla sua data contabile.',
}
