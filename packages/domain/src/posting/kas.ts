import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Rupiah } from '../quantity.ts'
import { akunKas } from './uang.ts'

/** Where money of the shop lies: in a drawer, or in one of its accounts. */
export type Place =
  | { readonly laci: string }
  | { readonly kode_bank: string; readonly no_rekening: string }

/** Journal of money that goes from one place of the shop to another (04-domain B18 #28). */
export const postMutasi = (jumlah: Rupiah, from: Place, to: Place): JournalLine[] =>
  journalOf([comesIn(to, jumlah), goesOut(from, jumlah)])

/** Journal of an expense, out of a drawer or an account (04-domain B18 #43). */
export const postUangKeluar = (jumlah: Rupiah, from: Place, kode: string): JournalLine[] =>
  journalOf([debit(AKUN_KODE, jumlah, 0, { keterangan: kode }), goesOut(from, jumlah)])

/** Journal of money that comes into a drawer or an account by a kode transaksi. */
export const postUangMasuk = (jumlah: Rupiah, to: Place, kode: string): JournalLine[] =>
  journalOf([comesIn(to, jumlah), kredit(AKUN_KODE, jumlah, 0, { keterangan: kode })])

/** Journal of money that leaves for another store (04-domain B18 #29). */
export const postKirim = (jumlah: Rupiah, from: Place, ke: string): JournalLine[] =>
  journalOf([debit('KAS_PERJALANAN', jumlah, 0, { keterangan: ke }), goesOut(from, jumlah)])

/** Journal of money that came from another store (04-domain B18 #30). */
export const postTerima = (jumlah: Rupiah, to: Place, dari: string): JournalLine[] =>
  journalOf([comesIn(to, jumlah), kredit('KAS_PERJALANAN', jumlah, 0, { keterangan: dari })])

/** The line whose account is the one of the kode transaksi, not of Parameter Akun. */
export const AKUN_KODE = 'KODE_TRANSAKSI'

/** The line of money that comes into a place of the shop. */
export function comesIn(place: Place, jumlah: Rupiah): JournalLine {
  return 'laci' in place
    ? debit(akunKas(place.laci), jumlah, 0, { laci: place.laci })
    : debit('BANK', jumlah, 0, { keterangan: accountName(place) })
}

function goesOut(place: Place, jumlah: Rupiah): JournalLine {
  return 'laci' in place
    ? kredit(akunKas(place.laci), jumlah, 0, { laci: place.laci })
    : kredit('BANK', jumlah, 0, { keterangan: accountName(place) })
}

/** An account as the books call it: 'BCA 1234567890'. */
const accountName = ({
  kode_bank,
  no_rekening,
}: {
  readonly kode_bank: string
  readonly no_rekening: string
}): string => `${kode_bank} ${no_rekening}`
