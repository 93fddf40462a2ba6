/** Purchases that were written: looked up, taken back, checked, destroyed, in Italian. */
export const lihat: Readonly<Record<string, string>> = {
  'Barang beli': 'Riacquistato',
  'Barcode lama': 'Vecchio codice a barre',
  'barcode lama {kode}': 'vecchio codice {kode}',
  'Pembelian dibatalkan': 'Acquisto annullato',
  'Aturan {nama}, versi {versi}': 'Regola {nama}, versione {versi}',
  'target {jumlah}': 'obiettivo {jumlah}',
  'Validasi Jual Beli': 'Verifica acquisti',
  'Cocokkan slip yang ditandatangani dengan barang dan uangnya. Dokumen sendiri diperiksa orang lain.':
    'Confronta la ricevuta firmata con i pezzi e il denaro. I tuoi documenti li verifica un altro.',
  'Hanya {tgl}: tanggal lalu terkunci untuk level {level}. Pembelian lama dicari dengan nomor lengkapnya.':
    'Solo {tgl}: le date passate sono bloccate per il livello {level}. Un acquisto vecchio si trova con il numero completo.',
  'Tidak ada pembelian dengan saringan ini.': 'Nessun acquisto con questo filtro.',
  'Cetak ulang slip pembelian {nomor}': 'Ristampa della ricevuta di acquisto {nomor}',
  'Pembelian tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    "L'acquisto del {tgl} non si può annullare, solo nello stesso giorno",
  'Batalkan pembelian': "Annulla l'acquisto",
  'Batalkan pembelian {nomor}': "Annulla l'acquisto {nomor}",
  'Batalkan {total}, {jumlah} barang kembali ke penjual':
    'Annulla {total}, {jumlah} pezzi tornano al cedente',
  'Uang yang kembali dari penjual': 'Denaro che torna dal cedente',
  'Seluruh pembelian': 'Acquisto intero',
  'Pembelian {nomor} dibatalkan': 'Acquisto {nomor} annullato',
  'Hanya pembelian hari ini, selama barangnya belum berpindah.':
    'Solo acquisti di oggi, finché i pezzi non si sono mossi.',
  'Cari pembelian': 'Cerca un acquisto',
  'Pindai atau ketik nomor pembelian, barcode, nota, atau nama':
    'Scansiona o scrivi numero di acquisto, codice, nota o nome',
  'Pembelian hari ini': 'Acquisti di oggi',
  'Belum ada pembelian hari ini.': 'Ancora nessun acquisto oggi.',
  'Belum ada pembelian dipilih': 'Nessun acquisto scelto',
  'Pindai nomor pembelian, atau pilih dari daftar hari ini.':
    'Scansiona il numero di acquisto, o scegli dalla lista di oggi.',
  'Barang beli keluar dari baki BLN menjadi rosok. Perlu otorisasi supervisor.':
    'I pezzi acquistati lasciano i vassoi BLN come rottame. Serve un supervisore.',
  'Selisih disepakati': 'Differenza concordata',
  'Aturan {nama}': 'Regola {nama}',
}
