import type { Level } from './permissions.ts'

/**
 * Who may know what a piece cost the shop: owner, supervisor and those above the stores. Everybody
 * else sells by the price; whether a price is below cost is the server's to say.
 */
const SEES_COST: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

/** Whether a level may know what a piece cost. */
export const seesCost = (level: Level): boolean => SEES_COST.includes(level)

/** Documents whose total is what their pieces cost. */
export const COST_DOCUMENTS: readonly string[] = [
  'TAMBAH_BARANG',
  'HANCUR_BARANG',
  'HANCUR_PEMBELIAN',
  'SORTIR',
  'BATAL_SORTIR',
  ...['KIRIM_CUCI', 'BATAL_KIRIM_CUCI', 'TERIMA_CUCI', 'TERIMA_SEPUHAN', 'BATAL_TERIMA_CUCI'],
  ...['WASTING_SEPUHAN', 'VALIDASI_SUSUT', 'LEBUR', 'BATAL_LEBUR'],
  'SERAH_LANTAK',
  ...['MASUK_CUCI_MANUAL', 'KELUAR_CUCI_MANUAL', 'KIRIM_CUCI_MANUAL', 'TERIMA_CUCI_MANUAL'],
  'SALDO_AWAL',
]

/** Whether the total of a document tells what pieces cost. */
export const isCostTotal = (jenis: string): boolean => COST_DOCUMENTS.includes(jenis)

/** Accounts of a sale's journal that carry its cost: both halves, so the rest still balances. */
const COST_ACCOUNTS = ['HPP', 'PERSEDIAAN']

/**
 * The lines of a journal that a level may see: those of a sale without what it cost. What a piece
 * was bought for is no secret of the purchase itself.
 */
export function journalFor<L extends { readonly jenis_akun: string }>(
  level: Level,
  lines: readonly L[],
): L[] {
  const tellsCost = lines.some(({ jenis_akun }) => jenis_akun === 'HPP')
  if (!tellsCost || seesCost(level)) return [...lines]
  return lines.filter(({ jenis_akun }) => !COST_ACCOUNTS.includes(jenis_akun))
}
