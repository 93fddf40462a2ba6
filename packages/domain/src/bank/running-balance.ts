import type { BarisKoran } from './read-statement.ts'
import type { Sen } from './sen.ts'

/** A place where the balance does not follow from the one before: lines are missing there. */
export interface Celah {
  /** Row of the line whose balance is another. */
  readonly baris: number
  readonly seharusnya_sen: Sen
  readonly ada_sen: Sen
}

type Moved = Pick<BarisKoran, 'jumlah_sen' | 'saldo_sen'>

/**
 * Places where a balance is not the one before and what moved since, to the sen, in the order of
 * time; lines without a balance are counted on. `sebelum` is what the account held before the first
 * line.
 */
export function gapsOf(
  lines: readonly (Moved & Pick<BarisKoran, 'baris'>)[],
  sebelum: Sen | null = null,
): Celah[] {
  const gaps: Celah[] = []
  let held = sebelum
  for (const { baris, jumlah_sen, saldo_sen } of lines) {
    const seharusnya_sen = held === null ? null : held + jumlah_sen
    if (saldo_sen !== null && seharusnya_sen !== null && saldo_sen !== seharusnya_sen) {
      gaps.push({ baris, seharusnya_sen, ada_sen: saldo_sen })
    }
    held = saldo_sen ?? seharusnya_sen
  }
  return gaps
}

/** What an account held before its first line, by the first line that says what it held. */
export function openingOf(lines: readonly Moved[]): Sen | null {
  let moved = 0
  for (const { jumlah_sen, saldo_sen } of lines) {
    moved += jumlah_sen
    if (saldo_sen !== null) return saldo_sen - moved
  }
  return null
}
