import type { ReportRow } from '@kencana/contract/kit/report'
import type { Plan } from '../plan-report.ts'

/** Rows that were made, by the column they were asked by; those without a value stand last. */
export function inTurn({ sorting }: Plan, made: ReportRow[]): ReportRow[] {
  if (sorting === undefined) return made
  const { key, desc } = sorting
  const turn = desc ? -1 : 1
  return made.sort((a, b) => {
    const [x, y] = [a[key] ?? null, b[key] ?? null]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    if (typeof x === 'number' && typeof y === 'number') return turn * (x - y)
    return turn * (String(x) < String(y) ? -1 : String(x) > String(y) ? 1 : 0)
  })
}
