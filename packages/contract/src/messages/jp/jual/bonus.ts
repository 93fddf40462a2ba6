/** What sales persons earn by what they sell, in Japanese. */
export const bonus: Readonly<Record<string, string>> = {
  'Laporan Bonus Sales': '販売ボーナスレポート',
  'Bonus gram': 'グラムのボーナス',
  'Bonus barang': '商品のボーナス',
  'Bonus margin': '粗利のボーナス',
  Bonus: 'ボーナス',
}
