/** Steps of a buying price, and what is wrong with a buying rule, in traditional Chinese. */
export const hitungan: Readonly<Record<string, string>> = {
  'Umur awal melebihi umur akhir': '起始日數大於結束日數',
  'Umur, janji dan harga nota tidak ada pada barang tanpa nota':
    '沒有單據的貨品沒有日數、約定及單據價',
  'Margin minimum melebihi margin maksimum': '最低差價大於最高差價',
  'Margin maksimum melebihi persennya': '最高差價大於其百分比',
  'Toleransi minimum melebihi toleransi maksimum': '最低容許額大於最高容許額',
  'Kode {kode} dipakai dua kali': '代碼 {kode} 重複使用',
  'Tidak pernah terpakai setelah {kode}': '排在 {kode} 之後，永不適用',
  'Harus angka bulat dari 0 sampai {maks}': '必須為 0 至 {maks} 的整數',
  'Harus dari 0% sampai {maks}%': '必須為 0% 至 {maks}%',
  'Biaya perbaikan, {nama}': '修理費，{nama}',
  'Potongan kerusakan, {nama}': '損壞扣減，{nama}',
  'Emas {berat} g × {harga} × {persen}%': '黃金 {berat} 克 × {harga} × {persen}%',
  'Harga nota': '單據價',
  'Keringanan potongan': '扣減減免',
  'Denda lewat janji {berat} g × {harga}': '逾約罰款 {berat} 克 × {harga}',
  'Potongan menurut aturan': '按規則扣減',
  'Potongan sesuai nota, {nama}': '按單據扣減，{nama}',
  'Rugi nota, umur {umur} hari': '單據折讓，{umur} 日',
  'Tidak kurang dari harga rosok {harga}': '不低於廢金價 {harga}',
  'Tidak lebih dari harga barang utuh {harga}': '不高於完好貨品價 {harga}',
}
