/** Steps of a buying price, and what is wrong with a buying rule, in Italian. */
export const hitungan: Readonly<Record<string, string>> = {
  'Umur awal melebihi umur akhir': 'L’età iniziale supera quella finale',
  'Umur, janji dan harga nota tidak ada pada barang tanpa nota':
    'Un pezzo senza nota non ha età, promessa né prezzo di nota',
  'Margin minimum melebihi margin maksimum': 'Il margine minimo supera il massimo',
  'Margin maksimum melebihi persennya': 'Il margine massimo supera la sua percentuale',
  'Toleransi minimum melebihi toleransi maksimum': 'La tolleranza minima supera la massima',
  'Kode {kode} dipakai dua kali': 'Il codice {kode} è usato due volte',
  'Tidak pernah terpakai setelah {kode}': 'Mai usata dopo {kode}',
  'Harus angka bulat dari 0 sampai {maks}': 'Deve essere un numero intero da 0 a {maks}',
  'Harus dari 0% sampai {maks}%': 'Deve essere da 0% a {maks}%',
  'Biaya perbaikan, {nama}': 'Costo di riparazione, {nama}',
  'Potongan kerusakan, {nama}': 'Detrazione per danno, {nama}',
  'Emas {berat} g × {harga} × {persen}%': 'Oro {berat} g × {harga} × {persen}%',
  'Harga nota': 'Prezzo di nota',
  'Keringanan potongan': 'Detrazione condonata',
  'Denda lewat janji {berat} g × {harga}': 'Penale per promessa scaduta, {berat} g × {harga}',
  'Potongan menurut aturan': 'Detrazione secondo la regola',
  'Potongan sesuai nota, {nama}': 'Detrazione come da nota, {nama}',
  'Rugi nota, umur {umur} hari': 'Perdita sulla nota, età {umur} giorni',
  'Tidak kurang dari harga rosok {harga}': 'Non meno del prezzo da rottame {harga}',
  'Tidak lebih dari harga barang utuh {harga}': 'Non più del prezzo del pezzo integro {harga}',
}
