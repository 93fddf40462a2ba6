/** What sales persons earn by what they sell, in Italian. */
export const bonus: Readonly<Record<string, string>> = {
  'Laporan Bonus Sales': 'Report bonus venditori',
  'Bonus gram': 'Bonus a grammo',
  'Bonus barang': 'Bonus a pezzo',
  'Bonus margin': 'Bonus sul margine',
  Bonus: 'Bonus',
}
