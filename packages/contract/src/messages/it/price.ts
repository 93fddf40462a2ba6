/** The working of a price, in Italian. */
export const price: Readonly<Record<string, string>> = {
  'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})':
    'Peso {berat} g arrotondato a {berat_nota} g (regola {aturan})',
  'Emas {berat} g × {harga}': 'Oro {berat} g × {harga}',
  'Ongkos {berat} g × {harga}': 'Lavorazione {berat} g × {harga}',
  'Potongan, diminta {diminta} (kelipatan {langkah})':
    'Sconto, richiesto {diminta} (multipli di {langkah})',
  'Potongan kategori, {nama}': 'Riduzione di categoria, {nama}',
  'Ongkos {persen}% dari harga emas': 'Lavorazione {persen}% del prezzo dell’oro',
  'Ongkos per barang': 'Lavorazione per pezzo',
  Atribut: 'Accessori',
  'Harga bandrol': 'Prezzo di cartellino',
  'Harga diisi kasir': 'Prezzo inserito dal cassiere',
  'Pembulatan naik ke {langkah}': 'Arrotondamento per eccesso a {langkah}',
  'Pembulatan turun ke {langkah}': 'Arrotondamento per difetto a {langkah}',
  'Harga diubah kasir dari {hitung} menjadi {harga}':
    'Prezzo modificato dal cassiere da {hitung} a {harga}',
  Potongan: 'Sconto',
}
