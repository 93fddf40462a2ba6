/** Steps of a buying price, and what is wrong with a buying rule, in English. */
export const hitungan: Readonly<Record<string, string>> = {
  'Umur awal melebihi umur akhir': 'The first age exceeds the last',
  'Umur, janji dan harga nota tidak ada pada barang tanpa nota':
    'A piece without a nota has no age, promise or nota price',
  'Margin minimum melebihi margin maksimum': 'The smallest margin exceeds the greatest',
  'Margin maksimum melebihi persennya': 'The greatest margin exceeds its percentage',
  'Toleransi minimum melebihi toleransi maksimum': 'The smallest tolerance exceeds the greatest',
  'Kode {kode} dipakai dua kali': 'Code {kode} is used twice',
  'Tidak pernah terpakai setelah {kode}': 'Never used after {kode}',
  'Harus angka bulat dari 0 sampai {maks}': 'Must be a whole number from 0 to {maks}',
  'Harus dari 0% sampai {maks}%': 'Must be from 0% to {maks}%',
  'Biaya perbaikan, {nama}': 'Repair cost, {nama}',
  'Potongan kerusakan, {nama}': 'Deduction for damage, {nama}',
  'Emas {berat} g × {harga} × {persen}%': 'Gold {berat} g × {harga} × {persen}%',
  'Harga nota': 'Nota price',
  'Keringanan potongan': 'Deduction forgiven',
  'Denda lewat janji {berat} g × {harga}': 'Penalty for a late promise, {berat} g × {harga}',
  'Potongan menurut aturan': 'Deduction by the rule',
  'Potongan sesuai nota, {nama}': 'Deduction as on the nota, {nama}',
  'Rugi nota, umur {umur} hari': 'Loss on the nota, {umur} days old',
  'Tidak kurang dari harga rosok {harga}': 'Not below the price of scrap {harga}',
  'Tidak lebih dari harga barang utuh {harga}': 'Not above the price of an intact piece {harga}',
}
