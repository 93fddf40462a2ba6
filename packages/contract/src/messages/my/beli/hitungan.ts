/** Steps of a buying price, and what is wrong with a buying rule, in Malay. */
export const hitungan: Readonly<Record<string, string>> = {
  'Umur awal melebihi umur akhir': 'Umur awal melebihi umur akhir',
  'Umur, janji dan harga nota tidak ada pada barang tanpa nota':
    'Umur, janji dan harga nota tiada pada barang tanpa nota',
  'Margin minimum melebihi margin maksimum': 'Margin minimum melebihi margin maksimum',
  'Margin maksimum melebihi persennya': 'Margin maksimum melebihi peratusnya',
  'Toleransi minimum melebihi toleransi maksimum': 'Toleransi minimum melebihi toleransi maksimum',
  'Kode {kode} dipakai dua kali': 'Kod {kode} digunakan dua kali',
  'Tidak pernah terpakai setelah {kode}': 'Tidak pernah digunakan selepas {kode}',
  'Harus angka bulat dari 0 sampai {maks}': 'Mesti nombor bulat dari 0 hingga {maks}',
  'Harus dari 0% sampai {maks}%': 'Mesti dari 0% hingga {maks}%',
  'Biaya perbaikan, {nama}': 'Kos pembaikan, {nama}',
  'Potongan kerusakan, {nama}': 'Potongan kerosakan, {nama}',
  'Emas {berat} g × {harga} × {persen}%': 'Emas {berat} g × {harga} × {persen}%',
  'Harga nota': 'Harga nota',
  'Keringanan potongan': 'Pelepasan potongan',
  'Denda lewat janji {berat} g × {harga}': 'Denda lewat janji {berat} g × {harga}',
  'Potongan menurut aturan': 'Potongan mengikut peraturan',
  'Potongan sesuai nota, {nama}': 'Potongan mengikut nota, {nama}',
  'Rugi nota, umur {umur} hari': 'Kerugian nota, umur {umur} hari',
  'Tidak kurang dari harga rosok {harga}': 'Tidak kurang daripada harga sekerap {harga}',
  'Tidak lebih dari harga barang utuh {harga}': 'Tidak lebih daripada harga barang elok {harga}',
}
