import type { BusinessDate } from '../calendar.ts'
import type { Permil, Rupiah } from '../quantity.ts'
import type { MetodeBunga } from '../terms/hutang.ts'

/** What is wrong with a cell of rows that belong together, `first` being the first of them. */
export interface GroupFault<Key> {
  readonly row: number
  readonly key: Key
  readonly is: 'KOSONG' | 'BEDA'
  readonly first: number
}

type Cells<Key extends string> = Readonly<Partial<Record<Key, unknown>>>

/**
 * Puts rows with the same name together, in the order of their first. What the whole says stands in
 * its first row (`once`: there it must); further rows leave it empty or say the same.
 */
export function groupRows<Key extends string>(
  rows: readonly Cells<Key>[],
  name: (row: number) => string,
  once: readonly Key[],
  whole: readonly Key[],
): { groups: number[][]; faults: GroupFault<Key>[] } {
  const groups = new Map<string, number[]>()
  const faults: GroupFault<Key>[] = []
  rows.forEach((cells, row) => {
    const known = groups.get(name(row))
    if (known === undefined) {
      groups.set(name(row), [row])
      for (const key of once.filter(one => cells[one] === undefined)) {
        faults.push({ row, key, is: 'KOSONG', first: row })
      }
      return
    }
    const [first = row] = known
    known.push(row)
    for (const key of whole) {
      const said = cells[key]
      if (said === undefined || said === rows[first]?.[key]) continue
      faults.push({ row, key, is: 'BEDA', first })
    }
  })
  return { groups: [...groups.values()], faults }
}

/** A loan of before as it is brought in. */
export interface OldLoan {
  readonly tgl_hutang: BusinessDate
  readonly jumlah_hutang: Rupiah
  /** Value of all its pledge. */
  readonly taksiran: Rupiah
  readonly metode: MetodeBunga
  readonly bunga_permil: Permil
  readonly bunga_awal_permil: Permil | null
  readonly hari_awal: number | null
}

/** What is wrong with an old loan as a whole, and the column it is said at. */
export type OldLoanFault = readonly [
  is: 'BELUM' | 'LEBIH' | 'AWAL_KOSONG' | 'AWAL_LEBIH' | 'AWAL_LAIN',
  key: 'tgl_hutang' | 'jumlah_hutang' | 'bunga_awal_permil' | 'hari_awal',
]

/**
 * Faults of an old loan on a day: it was written by then, lends no more than its pledge is worth,
 * and interest by steps has its first step, which is no dearer; other methods have none.
 */
export function oldLoanFaults(loan: OldLoan, tgl: BusinessDate): OldLoanFault[] {
  const { bunga_awal_permil: awal, hari_awal } = loan
  const faults: OldLoanFault[] = []
  if (loan.tgl_hutang > tgl) faults.push(['BELUM', 'tgl_hutang'])
  if (loan.jumlah_hutang > loan.taksiran) faults.push(['LEBIH', 'jumlah_hutang'])
  if (loan.metode === 'BERTINGKAT') {
    if (awal === null) faults.push(['AWAL_KOSONG', 'bunga_awal_permil'])
    else if (awal > loan.bunga_permil) faults.push(['AWAL_LEBIH', 'bunga_awal_permil'])
    if (hari_awal === null) faults.push(['AWAL_KOSONG', 'hari_awal'])
  } else {
    if (awal !== null) faults.push(['AWAL_LAIN', 'bunga_awal_permil'])
    if (hari_awal !== null) faults.push(['AWAL_LAIN', 'hari_awal'])
  }
  return faults
}
