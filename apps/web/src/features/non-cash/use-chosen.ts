import { COCOK_MAKS, type NonCashRow } from '@kencana/contract/areas/uang/non-cash'
import { useState } from 'react'
import type { Picks } from '../../kit/table/pick-cells.tsx'
import { useSession } from '../../lib/session.ts'

/** What tells one payment from another. */
export const keyOf = ({ nomor, baris }: Pick<NonCashRow, 'nomor' | 'baris'>): string =>
  `${nomor} ${baris}`

/** Payments that are chosen to be ticked, over pages and filters; one's own are for others. */
export function useChosen() {
  const own = useSession()?.user_id
  const [chosen, setChosen] = useState<ReadonlyMap<string, NonCashRow>>(new Map())
  const picks: Picks<NonCashRow> = {
    has: row => chosen.has(keyOf(row)),
    may: row => chosen.has(keyOf(row)) || (row.status === 'BELUM' && row.user_id !== own),
    set: (rows, picked) => {
      const next = new Map(chosen)
      for (const row of rows) {
        if (!picked) next.delete(keyOf(row))
        else if (next.size < COCOK_MAKS) next.set(keyOf(row), row)
      }
      setChosen(next)
    },
    nameOf: keyOf,
  }
  const rows = [...chosen.values()]
  return {
    picks,
    rows,
    total: rows.reduce((sum, row) => sum + row.jumlah, 0),
    /** What was sent is no longer chosen; what was chosen meanwhile is. */
    drop: (sent: readonly Pick<NonCashRow, 'nomor' | 'baris'>[]) =>
      setChosen(now => {
        const gone = new Set(sent.map(keyOf))
        return new Map([...now].filter(([key]) => !gone.has(key)))
      }),
  }
}
