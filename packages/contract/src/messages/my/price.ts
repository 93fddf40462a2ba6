/** The working of a price, in Malay. */
export const price: Readonly<Record<string, string>> = {
  'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})':
    'Berat {berat} g dikira {berat_nota} g (peraturan {aturan})',
  'Emas {berat} g × {harga}': 'Emas seberat {berat} g × {harga}',
  'Ongkos {berat} g × {harga}': 'Upah {berat} g × {harga}',
  'Potongan, diminta {diminta} (kelipatan {langkah})':
    'Potongan, diminta {diminta} (gandaan {langkah})',
  'Potongan kategori, {nama}': 'Potongan kategori, {nama}',
  'Ongkos {persen}% dari harga emas': 'Upah {persen}% daripada harga emas',
  'Ongkos per barang': 'Upah sebuah barang',
  Atribut: 'Aksesori',
  'Harga bandrol': 'Harga tag',
  'Harga diisi kasir': 'Harga dimasukkan juruwang',
  'Pembulatan naik ke {langkah}': 'Dibundarkan ke atas kepada {langkah}',
  'Pembulatan turun ke {langkah}': 'Dibundarkan ke bawah kepada {langkah}',
  'Harga diubah kasir dari {hitung} menjadi {harga}':
    'Harga diubah juruwang daripada {hitung} kepada {harga}',
  Potongan: 'Diskaun',
}
