import type { KoranEntry } from '@kencana/contract/areas/uang/koran-terbuka'
import { proposePairs } from '@kencana/domain/bank/match'
import { calendarDay } from '../../../platform/clock.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { openEntries, openLines } from './open.queries.ts'

interface Pair {
  readonly sidik: string
  readonly jumlah: number
  readonly entry: KoranEntry
  readonly pasti: boolean
}

/** Names a line of a journal within its store. */
export const entryKey = ({ nomor, baris }: Pick<KoranEntry, 'nomor' | 'baris'>): string =>
  `${nomor} ${String(baris)}`

/** What each open line of an account may be. */
export async function proposals(
  { db, kode_toko, now }: StoreCtx,
  account: { no_rekening: string; kode_bank: string },
  hari: number,
) {
  const lines = await openLines(db, kode_toko, account.no_rekening)
  const found =
    lines.length === 0 ? [] : await openEntries(db, kode_toko, account, calendarDay(now()))
  const entries = new Map(found.map(({ referensi: _, ...entry }) => [entryKey(entry), entry]))
  const proposed = proposePairs(
    lines.map(({ sidik, ...line }) => ({ id: sidik, ...line })),
    found.map(({ referensi, keterangan, ...entry }) => ({
      id: entryKey(entry),
      tgl: entry.tgl,
      jumlah: entry.jumlah,
      sebutan: referensi,
      catatan: keterangan ?? '',
    })),
    hari,
  )
  const pairs = proposed.flatMap(({ line, entry, pasti }): Pair[] => {
    const of = entries.get(entry)
    return of === undefined ? [] : [{ sidik: line, jumlah: of.jumlah, entry: of, pasti }]
  })
  const certain = pairs.filter(({ pasti }) => pasti)
  return {
    certain,
    byLine: new Map(pairs.map(({ sidik, entry, pasti }) => [sidik, { ...entry, pasti }])),
    pasti: certain.length,
    pasti_jumlah: certain.reduce((sum, { jumlah }) => sum + Math.abs(jumlah), 0),
  }
}
