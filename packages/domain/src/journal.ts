import type { Microgram, Rupiah } from './quantity.ts'

/**
 * One line of a journal in two units. The account is named by its part in the journal; its number
 * comes from Parameter Akun. A line has a debit or a credit, never both; fine gold is signed, plus
 * into the account.
 */
export interface JournalLine {
  readonly jenis_akun: string
  readonly debit_rp: Rupiah
  readonly kredit_rp: Rupiah
  readonly murni_ug: Microgram
  /** Cash drawer, on lines of cash. */
  readonly laci?: string
  readonly keterangan?: string
}

/** A line with its account number and its place, ready for the ledger. */
export interface PostedLine extends JournalLine {
  readonly baris: number
  readonly nomor_akun: string
}

type Extra = Pick<JournalLine, 'laci' | 'keterangan'>

/** A debit line; `murni_ug` is the fine gold that goes into the account. */
export function debit(
  jenis_akun: string,
  amount: Rupiah,
  murni_ug: Microgram = 0,
  extra: Extra = {},
): JournalLine {
  return { jenis_akun, debit_rp: amount, kredit_rp: 0, murni_ug: plain(murni_ug), ...extra }
}

/** A credit line; `murni_ug` is signed like on a debit line, so usually negative here. */
export function kredit(
  jenis_akun: string,
  amount: Rupiah,
  murni_ug: Microgram = 0,
  extra: Extra = {},
): JournalLine {
  return { jenis_akun, debit_rp: 0, kredit_rp: amount, murni_ug: plain(murni_ug), ...extra }
}

/** Sums of a journal: it balances when `selisih_rp` and `murni_ug` are both 0. */
export function balance(lines: readonly JournalLine[]): {
  debit_rp: Rupiah
  kredit_rp: Rupiah
  selisih_rp: Rupiah
  murni_ug: Microgram
} {
  let debit_rp = 0
  let kredit_rp = 0
  let murni_ug = 0
  for (const line of lines) {
    debit_rp += line.debit_rp
    kredit_rp += line.kredit_rp
    murni_ug += line.murni_ug
  }
  return { debit_rp, kredit_rp, selisih_rp: debit_rp - kredit_rp, murni_ug }
}

/**
 * Throws RangeError unless the journal has at least two lines, each whole and one-sided, and
 * balances in rupiah and in fine gold. A throw is a fault of ours, never of the person at the till.
 */
export function assertBalanced(lines: readonly JournalLine[]): void {
  if (lines.length < 2) throw new RangeError('a journal has at least two lines')
  for (const { jenis_akun, debit_rp, kredit_rp, murni_ug } of lines) {
    const whole = [debit_rp, kredit_rp, murni_ug].every(Number.isSafeInteger)
    const oneSided = debit_rp >= 0 && kredit_rp >= 0 && (debit_rp === 0 || kredit_rp === 0)
    if (!whole || !oneSided) throw new RangeError(`journal line ${jenis_akun} is not one-sided`)
  }
  const { selisih_rp, murni_ug } = balance(lines)
  if (selisih_rp !== 0 || murni_ug !== 0) {
    throw new RangeError(`journal is off by Rp ${selisih_rp} and ${murni_ug} ug of fine gold`)
  }
}

/** Leaves out lines that move neither money nor gold, and sees that the rest balances. */
export function journalOf(lines: readonly JournalLine[]): JournalLine[] {
  const moving = lines.filter(
    ({ debit_rp, kredit_rp, murni_ug }) => debit_rp !== 0 || kredit_rp !== 0 || murni_ug !== 0,
  )
  assertBalanced(moving)
  return moving
}

/**
 * Puts account numbers to lines. `map` is jenis_akun -> nomor_akun of one (trx, type) of Parameter
 * Akun. `belum` names, once each, the accounts that are not mapped; nothing may be posted then.
 */
export function resolveAccounts(
  lines: readonly JournalLine[],
  map: Readonly<Record<string, string>>,
): { jurnal: PostedLine[]; belum: string[] } {
  const jurnal: PostedLine[] = []
  const belum = new Set<string>()
  lines.forEach((line, index) => {
    const nomor_akun = Object.hasOwn(map, line.jenis_akun) ? map[line.jenis_akun] : undefined
    if (nomor_akun === undefined || nomor_akun === '') belum.add(line.jenis_akun)
    else jurnal.push({ ...line, baris: index + 1, nomor_akun })
  })
  return { jurnal, belum: [...belum] }
}

/** -0 as 0: the two are not equal to every reader of a journal. */
function plain(value: number): number {
  return value + 0
}
