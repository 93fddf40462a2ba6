import type { Rupiah } from '../quantity.ts'
import type { BarisKoran } from './read-statement.ts'
import { openingOf } from './running-balance.ts'
import { rupiahOf, type Sen } from './sen.ts'

type Moved = Pick<BarisKoran, 'jumlah_sen' | 'saldo_sen'>

/** A line as books can hold it, beside what the bank says to the sen. */
export interface DalamRupiah {
  /** 0 where the line moves sen alone. */
  readonly jumlah: Rupiah
  readonly saldo: Rupiah | null
}

/**
 * Lines in whole rupiah: each is the whole rupiah held after it less those held before it. So sen
 * are carried along the balance, lines and opening are the closing balance in rupiah, too, and a
 * line that says its balance is the same rupiah in every file. `sebelum` is what the account held
 * before the first line, for a file whose lines never say it. In the order of time.
 */
export function inRupiah<Line extends Moved>(
  lines: readonly Line[],
  sebelum: Sen = 0,
): (Line & DalamRupiah)[] {
  let held = openingOf(lines) ?? sebelum
  return lines.map(line => {
    held = line.saldo_sen ?? held + line.jumlah_sen
    const jumlah = rupiahOf(held) - rupiahOf(held - line.jumlah_sen)
    return { ...line, jumlah, saldo: line.saldo_sen === null ? null : rupiahOf(line.saldo_sen) }
  })
}
