import type { Rupiah } from '../quantity.ts'
import type { BarisKoran } from './read-statement.ts'

/** A place where the balance does not follow from the one before: lines are missing there. */
export interface Celah {
  /** Row of the line whose balance is another. */
  readonly baris: number
  readonly seharusnya: Rupiah
  readonly ada: Rupiah
}

/**
 * Places where a balance is not the one before and what moved since, in the order of time; lines
 * without a balance are counted on. `sebelum` is what the account held before the first line.
 */
export function gapsOf(lines: readonly BarisKoran[], sebelum: Rupiah | null = null): Celah[] {
  const gaps: Celah[] = []
  let held = sebelum
  for (const { baris, jumlah, saldo } of lines) {
    const seharusnya = held === null ? null : held + jumlah
    if (saldo !== null && seharusnya !== null && saldo !== seharusnya) {
      gaps.push({ baris, seharusnya, ada: saldo })
    }
    held = saldo ?? seharusnya
  }
  return gaps
}

/** What an account held before its first line, where the line says what it held after it. */
export function openingOf(lines: readonly BarisKoran[]): Rupiah | null {
  const [first] = lines
  return first === undefined || first.saldo === null ? null : first.saldo - first.jumlah
}
