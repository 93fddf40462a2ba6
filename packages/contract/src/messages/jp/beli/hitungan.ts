/** Steps of a buying price, and what is wrong with a buying rule, in Japanese. */
export const hitungan: Readonly<Record<string, string>> = {
  'Umur awal melebihi umur akhir': '日数の下限が上限を超えています',
  'Umur, janji dan harga nota tidak ada pada barang tanpa nota':
    '伝票のない品には日数・約束・伝票価格がありません',
  'Margin minimum melebihi margin maksimum': '最小利幅が最大利幅を超えています',
  'Margin maksimum melebihi persennya': '最大利幅がその率を超えています',
  'Toleransi minimum melebihi toleransi maksimum': '最小の許容額が最大の許容額を超えています',
  'Kode {kode} dipakai dua kali': 'コード {kode} が二度使われています',
  'Tidak pernah terpakai setelah {kode}': '{kode} の後では使われることがありません',
  'Harus angka bulat dari 0 sampai {maks}': '0 から {maks} までの整数を入力してください',
  'Harus dari 0% sampai {maks}%': '0% から {maks}% までにしてください',
  'Biaya perbaikan, {nama}': '修理費、{nama}',
  'Potongan kerusakan, {nama}': '破損による控除、{nama}',
  'Emas {berat} g × {harga} × {persen}%': '金 {berat} g × {harga} × {persen}%',
  'Harga nota': '伝票価格',
  'Keringanan potongan': '控除の軽減',
  'Denda lewat janji {berat} g × {harga}': '約束の遅れによる延滞金 {berat} g × {harga}',
  'Potongan menurut aturan': 'ルールによる控除',
  'Potongan sesuai nota, {nama}': '伝票どおりの控除、{nama}',
  'Rugi nota, umur {umur} hari': '伝票からの差引き、経過 {umur} 日',
  'Tidak kurang dari harga rosok {harga}': 'くずの価格 {harga} を下回らない',
  'Tidak lebih dari harga barang utuh {harga}': '無傷の品の価格 {harga} を上回らない',
}
