/**
 * Words of the trade that no screen is called by, with those that screens are: in Indonesian, for
 * the path of a screen says them in every language.
 */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  gadai: ['hutang', 'penebusan', 'lelang'],
  pinjam: ['hutang'],
  pinjaman: ['hutang'],
  tebus: ['penebusan', 'hutang'],
  tebusan: ['penebusan', 'hutang'],
  pelunasan: ['penebusan', 'lunas'],
  customer: ['pelanggan'],
  konsumen: ['pelanggan'],
  pembeli: ['pelanggan', 'penjualan'],
  audit: ['jejak-audit', 'otorisasi', 'authorization'],
  log: ['jejak-audit'],
  jejak: ['jejak-audit'],
  stok: ['stock'],
  barcode: ['barcode', 'barang'],
  bon: ['titipan'],
  deposit: ['titipan'],
  jual: ['penjualan'],
  beli: ['pembelian'],
  buyback: ['pembelian'],
  diskon: ['potongan'],
  mati: ['umur-barang'],
  lebur: ['hancur'],
  rusak: ['hancur'],
  hak: ['akses'],
  sandi: ['password'],
  kasbank: ['kas', 'bank'],
}

/** What a typed word may mean besides itself. */
export const meantBy = (word: string): readonly string[] => MEANT[word] ?? []

/** Words that are known by another name, for those who mistype them. */
export const KNOWN_WORDS: readonly string[] = Object.keys(MEANT)

/** Words shorter than this are too much alike. */
const SHORTEST = 4
/** As in the search of pieces (pg_trgm). */
const ALIKE = 0.3

/** Whether a typed word may be this one with a slip: enough of their threes are the same. */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || word.length < SHORTEST) return false
  const [a, b] = [threesOf(typed), threesOf(word)]
  const shared = [...a].filter(three => b.has(three)).length
  return shared / (a.size + b.size - shared) >= ALIKE
}

/** Threes of letters of a word with two blanks before it and one behind. */
function threesOf(word: string): ReadonlySet<string> {
  const text = `  ${word} `
  return new Set(Array.from({ length: text.length - 2 }, (_, i) => text.slice(i, i + 3)))
}
