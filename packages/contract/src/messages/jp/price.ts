/** The working of a price, in Japanese. */
export const price: Readonly<Record<string, string>> = {
  'Berat {berat} g menjadi {berat_nota} g (aturan {aturan})':
    '重量 {berat} g を {berat_nota} g として計算（規則 {aturan}）',
  'Emas {berat} g × {harga}': '金 {berat} g × {harga}',
  'Ongkos {berat} g × {harga}': '加工賃 {berat} g × {harga}',
  'Potongan, diminta {diminta} (kelipatan {langkah})': '値引き、要求 {diminta}（{langkah} 単位）',
  'Potongan kategori, {nama}': 'カテゴリー値引き、{nama}',
  'Ongkos {persen}% dari harga emas': '加工賃 金価格の {persen}%',
  'Ongkos per barang': '一点あたりの加工賃',
  Atribut: '付属品',
  'Harga bandrol': '値札価格',
  'Harga diisi kasir': 'レジ担当が入力した価格',
  'Pembulatan naik ke {langkah}': '{langkah} 単位に切り上げ',
  'Pembulatan turun ke {langkah}': '{langkah} 単位に切り捨て',
  'Harga diubah kasir dari {hitung} menjadi {harga}':
    'レジ担当が価格を {hitung} から {harga} に変更',
  Potongan: '値引き',
}
