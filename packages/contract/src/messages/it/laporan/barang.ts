/** Reports of pieces by price and by kind, in Italian. */
export const barang: Readonly<Record<string, string>> = {
  'Laporan Analisis Harga Barang': 'Report analisi prezzi articoli',
  'Laporan Kelompok Barang': 'Report gruppi di articoli',
  'Harga paling tinggi': 'Prezzo più alto per primo',
  'Harga paling rendah': 'Prezzo più basso per primo',
  'Harga Per Gram': 'Prezzo al grammo',
  'Data Yang Anda Cari Tidak Ada': 'I dati cercati non esistono',
  'Laporan Penjualan Tidak Tersedia': 'Report vendite non disponibile',
}
