/** Money in and out that somebody else validates, in Italian. */
export const keuangan: Readonly<Record<string, string>> = {
  'Validasi Keuangan': 'Verifica denaro',
  'Uang masuk dan keluar yang menunggu orang lain. Yang disetujui masuk buku hari ini.':
    'Entrate e uscite in attesa di un’altra persona. Quanto approvato si registra oggi.',
  'Ketik nomor, keterangan, kode, atau penulisnya':
    'Scrivi numero, descrizione, codice o chi l’ha scritto',
  'Uang ini Anda tulis sendiri. Mintalah orang lain memvalidasinya.':
    'L’hai scritto tu. Chiedi a un altro di verificarlo.',
  '{nomor} masuk buku: {no_kas}': '{nomor} registrato: {no_kas}',
  'Ajuan uang': 'Denaro proposto',
  'Tolak ajuan uang': 'Denaro rifiutato',
  'Tarik ajuan uang': 'Denaro ritirato',
  'Tarik ajuan {nomor}? Uangnya tidak masuk buku.': 'Ritirare {nomor}? Il denaro non è registrato.',
  'Belum ada ajuan uang di daftar ini.': 'Nessun denaro proposto in questo elenco.',
  'Tidak ada uang yang menunggu validasi.': 'Nessun denaro in attesa di verifica.',
  'Uang toko ini tidak menunggu validasi. Nyalakan modulnya di Setting System.':
    'Il denaro di questo negozio non attende verifica. Attiva il modulo nelle Impostazioni di sistema.',
  'Uang diajukan': 'Denaro proposto',
  'Orang lain menyetujuinya di Validasi Keuangan; sebelum itu uangnya belum bergerak.':
    'Un altro lo approva in Verifica denaro; fino ad allora il denaro non si muove.',
  'Buka Validasi Keuangan': 'Apri Verifica denaro',
  'Ajukan uang': 'Proponi il denaro',
  'Sesudah divalidasi orang lain: {said}': 'Dopo la verifica di un altro: {said}',
  'Divalidasi oleh': 'Verificato da',
  '{jumlah} uang masuk atau keluar menunggu validasi':
    '{jumlah} movimenti di denaro in attesa di verifica',
  'Uang belum divalidasi': 'Denaro non ancora verificato',
  'Validasi uang masuk dan keluar': 'Verifica del denaro in entrata e in uscita',
  'Halaman ini versi lama: muat ulang (F5), lalu simpan lagi. Isian tetap ada.':
    'Questa pagina è di una versione precedente: ricaricala (F5) e salva di nuovo. Quanto scritto resta.',
}
