/** What sales persons earn by what they sell, in Malay. */
export const bonus: Readonly<Record<string, string>> = {
  'Laporan Bonus Sales': 'Laporan Bonus Jualan',
  'Bonus gram': 'Bonus ikut gram',
  'Bonus barang': 'Bonus ikut barang',
  'Bonus margin': 'Bonus ikut margin',
  Bonus: 'Bonus',
}
