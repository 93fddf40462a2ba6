/** What is to be reported to PPATK: its report, the purchase, the first screen, in Italian. */
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
  'Pembelian {nomor} sudah dilaporkan dengan nomor {no_laporan} oleh {user_id}':
    "L'acquisto {nomor} è già stato segnalato con il numero {no_laporan} da {user_id}",
  'Pembelian dari orang ini tanggal {tgl} tidak lagi mencapai batas lapor':
    'Gli acquisti da questa persona del {tgl} non raggiungono più la soglia',
  'Sedikitnya 3 huruf': 'Almeno 3 caratteri',
  'Sebelum pembeliannya': "Prima dell'acquisto",
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
}
