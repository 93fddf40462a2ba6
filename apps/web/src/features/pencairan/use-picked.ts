import { CAIR_MAKS, type PiutangRow } from '@kencana/contract/areas/uang/pencairan'
import type { Receivable } from '@kencana/domain/uang/pencairan'
import { useState } from 'react'
import type { Picks } from '../../kit/table/pick-cells.tsx'

/** What tells one payment from another. */
export const keyOf = ({ nomor, baris }: Pick<PiutangRow, 'nomor' | 'baris'>): string =>
  `${nomor} ${baris}`

/** Receivables of one acquirer that are chosen to be paid out, over pages and filters. */
export function usePicked(penerbit: string) {
  const [kept, setKept] = useState<{ of: string; rows: ReadonlyMap<string, PiutangRow> }>()
  // Of another acquirer nothing is chosen yet.
  const chosen = kept?.of === penerbit ? kept.rows : NOTHING
  const picks: Picks<PiutangRow> = {
    has: row => chosen.has(keyOf(row)),
    may: row => chosen.has(keyOf(row)) || row.status !== 'BELUM',
    set: (rows, picked) => {
      const next = new Map(chosen)
      for (const row of rows) {
        if (!picked) next.delete(keyOf(row))
        else if (next.size < CAIR_MAKS) next.set(keyOf(row), row)
      }
      setKept({ of: penerbit, rows: next })
    },
    nameOf: keyOf,
  }
  return {
    picks,
    rows: [...chosen.values()],
    clear: () => setKept(undefined),
    /** What the server will not pay out is laid back, with all lines of its document. */
    drop: (nomor: string) =>
      setKept({
        of: penerbit,
        rows: new Map([...chosen].filter(([, row]) => row.nomor !== nomor)),
      }),
  }
}

const NOTHING: ReadonlyMap<string, PiutangRow> = new Map()

/** Rows as the rules read them. */
export const receivables = (rows: readonly PiutangRow[]): Receivable[] =>
  rows.map(({ cara, jumlah, mutasi }) => ({ cara, jumlah, mutasi }))
