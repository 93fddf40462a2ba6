/** The working of a price, in English. */
export const price: Readonly<Record<string, string>> = {
  'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})':
    'Weight {berat} g becomes {berat_nota} g (rule {aturan})',
  'Emas {berat} g × {harga}': 'Gold {berat} g × {harga}',
  'Ongkos {berat} g × {harga}': 'Making charge {berat} g × {harga}',
  'Potongan, diminta {diminta} (kelipatan {langkah})':
    'Discount, asked {diminta} (multiples of {langkah})',
  'Potongan kategori, {nama}': 'Category reduction, {nama}',
  'Ongkos {persen}% dari harga emas': 'Making charge {persen}% of the gold price',
  'Ongkos per barang': 'Making charge per piece',
  Atribut: 'Accessories',
  'Harga bandrol': 'Tag price',
  'Harga diisi kasir': 'Price entered by the cashier',
  'Pembulatan naik ke {langkah}': 'Rounded up to {langkah}',
  'Pembulatan turun ke {langkah}': 'Rounded down to {langkah}',
  'Harga diubah kasir dari {hitung} menjadi {harga}':
    'Price changed by the cashier from {hitung} to {harga}',
  Potongan: 'Discount',
}
