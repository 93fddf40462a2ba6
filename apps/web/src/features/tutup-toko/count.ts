import { countTotal, PECAHAN } from '@kencana/domain/denomination'

/** Pieces per denomination of one drawer; a denomination nobody typed is left out. */
export type Count = Readonly<Record<string, number>>

/** Drawer → what was counted in it. */
export type Counts = Readonly<Record<string, Count>>

/** What is typed before a day is closed. */
export interface DayCount {
  readonly counts: Counts
  readonly catatan: string
}

/** Rupiah in a drawer as it was counted. */
export const totalOf = (count: Count | undefined): number => countTotal(count ?? {})

/** A drawer is counted once anything was typed, a 0 too: an empty drawer is a count. */
export const isCounted = (count: Count | undefined): boolean =>
  count !== undefined && Object.keys(count).length > 0

/** A copy with one denomination typed, or emptied again. */
export function typed(count: Count | undefined, pecahan: number, jumlah: number | null): Count {
  const { [String(pecahan)]: _before, ...rest } = count ?? {}
  return jumlah === null ? rest : { ...rest, [String(pecahan)]: jumlah }
}

/** What is sent, in the order of the drawers. */
export const bodyOf = (drawers: readonly string[], counts: Counts) =>
  drawers.map(laci => ({ laci, pecahan: { ...counts[laci] } }))

export { PECAHAN }
