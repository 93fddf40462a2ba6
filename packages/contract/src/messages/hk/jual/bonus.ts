/** What sales persons earn by what they sell, in Traditional Chinese. */
export const bonus: Readonly<Record<string, string>> = {
  'Laporan Bonus Sales': '銷售獎金報表',
  'Bonus gram': '按克獎金',
  'Bonus barang': '按件獎金',
  'Bonus margin': '毛利獎金',
  Bonus: '獎金',
}
