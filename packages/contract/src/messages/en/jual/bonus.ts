/** What sales persons earn by what they sell, in English. */
export const bonus: Readonly<Record<string, string>> = {
  'Laporan Bonus Sales': 'Sales Bonus Report',
  'Bonus gram': 'Bonus by gram',
  'Bonus barang': 'Bonus by piece',
  'Bonus margin': 'Bonus of the margin',
  Bonus: 'Bonus',
}
