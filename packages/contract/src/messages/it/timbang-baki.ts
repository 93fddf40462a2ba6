/** Trays on the scale, in Italian. */
export const timbangBaki: Readonly<Record<string, string>> = {
  'Timbang Baki': 'Pesa i vassoi',
  'Baris timbangan': 'Riga della bilancia',
  'Belum ditimbang hari ini ({jumlah}): {baki}': 'Non pesati oggi ({jumlah}): {baki}',
  'Laporan Timbang Baki': 'Rapporto pesate dei vassoi',
  'Timbang Baki Tersdia': 'Pronto a pesare un vassoio',
  'Mohon Untuk Pilih Kode Gudang': 'Scegli un magazzino',
  'Berat buku': 'Peso a libro',
  'Isi berubah': 'Contenuto cambiato',
  Toleransi: 'Tolleranza',
  'Alasan sedikitnya 5 huruf': 'Il motivo richiede almeno 5 lettere',
  Bersihkan: 'Svuota',
  'Bersihkan daftar': 'Svuota l’elenco',
  'Bersihkan daftar hari ini? Yang sudah ditimbang tetap ada di laporan.':
    'Svuotare l’elenco di oggi? Quanto pesato resta nel rapporto.',
  'Belum ditimbang': 'Non ancora pesato',
  'Daftar hari ini': 'Elenco di oggi',
  'Baki yang ditimbang': 'Vassoi pesati',
  'Pindai atau pilih baki, lalu baca timbangan.':
    'Scansiona o scegli un vassoio, poi leggi la bilancia.',
  'Ditimbang saat buka dan tutup: barang yang tertukar terlihat di sini.':
    'Pesati all’apertura e alla chiusura: un pezzo scambiato si vede qui.',
  'Pindai baki, atau berat dari timbangan': 'Scansiona un vassoio o un peso dalla bilancia',
  'Baki {kode} tidak dikenal': 'Il vassoio {kode} non è noto',
  'Mulai timbang': 'Inizia a pesare',
  'Simpan berat': 'Salva il peso',
  'Simpan alasan': 'Salva il motivo',
  'Isi baki berubah saat ditimbang': 'Il contenuto del vassoio è cambiato durante la pesata',
  'Selisih sama dengan berat barang ini, cari dahulu:':
    'La differenza è pari al peso di questi pezzi, cercali prima:',
  'Baki belum ditimbang': 'Vassoi non pesati',
  'Baki {kode_baki} sudah ditimbang oleh {user_id}, mulai timbang lagi bila perlu':
    'Il vassoio {kode_baki} è già stato pesato da {user_id}, ricomincia se serve',
  'Berat label satu barang (mg)': 'Peso di un’etichetta (mg)',
  'Ditambahkan untuk setiap barang di baki saat baki ditimbang.':
    'Aggiunto per ogni pezzo del vassoio quando si pesa.',
  'Toleransi timbang baki (mg)': 'Tolleranza della pesata di un vassoio (mg)',
  'Baki yang selisihnya sampai sekian tetap cocok, berapa pun isinya.':
    'Un vassoio con una differenza fino a questo valore è ancora giusto, qualunque sia il contenuto.',
  'Toleransi timbang baki per barang (mg)': 'Tolleranza della pesata per ogni pezzo (mg)',
  'Dikalikan jumlah barang di baki; yang lebih besar dari kedua toleransi yang dipakai.':
    'Moltiplicata per i pezzi del vassoio; vale la maggiore delle due tolleranze.',
  'Timbang baki sebelum tutup toko': 'Pesare i vassoi prima della chiusura',
  'Baki berisi yang belum ditimbang hari itu disebut saat tutup toko.':
    'I vassoi pieni non pesati in giornata sono indicati alla chiusura.',
  'Tidak disebut': 'Non indicati',
  Diingatkan: 'Ricordati',
  'Disebut sebagai yang masih terbuka': 'Indicati come ancora aperti',
}
