/** What is to be reported to PPATK: its report, its documents, the first screen, in Italian. */
export const tugasPpatk: Readonly<Record<string, string>> = {
  'Laporan Transaksi Besar': 'Rapporto transazioni rilevanti',
  'Belum dilaporkan': 'Non ancora segnalata',
  'Sudah dilaporkan': 'Segnalata',
  Gugur: 'Non più dovuta',
  'Wajib dilaporkan': 'Da segnalare',
  'Mendekati batas lapor': 'Vicino alla soglia',
  'Jumlah sehari': 'Somma del giorno',
  Tingkat: 'Livello',
  'Batas lapor': 'Da segnalare entro',
  'Nomor laporan': 'Numero della segnalazione',
  'Tanggal laporan': 'Data della segnalazione',
  'Sedikitnya 3 huruf': 'Almeno 3 caratteri',
  'Tanggal itu belum tiba': 'Quel giorno non è ancora arrivato',
  'Transaksi besar belum dilaporkan: {jumlah}': 'Transazioni rilevanti da segnalare: {jumlah}',
  'Laporan PPATK': 'Segnalazione a PPATK',
  'paling lambat {tgl}': 'entro il {tgl}',
  '{jumlah} sehari, di semua toko': '{jumlah} quel giorno, in tutti i negozi',
  'nomor {no_laporan}, {tgl}, oleh {user_id}': 'numero {no_laporan}, {tgl}, da {user_id}',
  'Catat laporan PPATK': 'Registra la segnalazione a PPATK',
  'Laporan PPATK {nomor} dicatat': 'Segnalazione di {nomor} a PPATK registrata',
  'Ini hanya mencatat nomornya: laporannya sendiri dibuat di goAML.':
    'Qui si registra solo il numero: la segnalazione si fa in goAML.',
  'Transaksi {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    'La transazione {nomor} è già stata segnalata con il numero {no_laporan} da {user_id}',
  'Transaksi orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    'Le transazioni di questa persona del {tgl} non raggiungono più la soglia',
  'Sebelum transaksinya': 'Prima della transazione',
  'Identitas pelanggan harus diisi: transaksinya hari ini {jumlah}, di semua toko':
    "Serve l'identità del cliente: transazioni di oggi {jumlah}, in tutti i negozi",
  'Isi identitas pembeli (F3): mulai Rp 100 juta sehari.':
    "Inserire l'identità dell'acquirente (F3): da Rp 100 milioni al giorno.",
  'Isi identitas: mulai Rp 100 juta sehari.': "Inserire l'identità: da Rp 100 milioni al giorno.",
}
