import { type ColumnFace, isResult, type ReportRow } from '@kencana/contract/kit/report'

export interface Totals {
  add(row: ReportRow): void
  row(): ReportRow
}

/** Sums of the columns that have one, in whole units, so that they equal the ledger exactly. */
export function createTotals(columns: readonly ColumnFace[]): Totals {
  const keys = columns.filter(c => c.total).map(c => c.key)
  const sums = new Map(keys.map(key => [key, 0]))
  return {
    add: row => {
      if (isResult(row)) return
      for (const key of keys) sums.set(key, safe((sums.get(key) ?? 0) + Number(row[key] ?? 0)))
    },
    row: () => Object.fromEntries(sums),
  }
}

function safe(sum: number): number {
  if (!Number.isSafeInteger(sum)) throw new RangeError(`a total is too large to be exact: ${sum}`)
  return sum
}
