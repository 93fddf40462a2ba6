/** The working of a price, in Traditional Chinese. */
export const price: Readonly<Record<string, string>> = {
  'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})':
    '重量 {berat} 克計作 {berat_nota} 克（規則 {aturan}）',
  'Emas {berat} g × {harga}': '黃金 {berat} 克 × {harga}',
  'Ongkos {berat} g × {harga}': '工費 {berat} 克 × {harga}',
  'Potongan, diminta {diminta} (kelipatan {langkah})': '折扣，要求 {diminta}（{langkah} 的倍數）',
  'Potongan kategori, {nama}': '類別減價，{nama}',
  'Ongkos {persen}% dari harga emas': '工費為金價的 {persen}%',
  'Ongkos per barang': '每件工費',
  Atribut: '配件',
  'Harga bandrol': '標籤價',
  'Harga diisi kasir': '收銀員輸入的價格',
  'Pembulatan naik ke {langkah}': '向上取整至 {langkah}',
  'Pembulatan turun ke {langkah}': '向下取整至 {langkah}',
  'Harga diubah kasir dari {hitung} menjadi {harga}': '收銀員將價格由 {hitung} 改為 {harga}',
  Potongan: '折扣',
}
