import type { Rupiah } from '../quantity.ts'
import { roundAmount } from '../rounding.ts'

/**
 * Smallest coin a drawer is counted in. No setting: a shop makes no coins. Of the coins Bank
 * Indonesia still issues (series of 2016) Rp 100 is the smallest, and closing counts no smaller
 * one, so that any other cash in the books would be a difference nobody made.
 */
export const TUNAI_TERKECIL: Rupiah = 100

/** Whether notes and coins make an amount. */
export const bisaTunai = (jumlah: Rupiah): boolean => jumlah % TUNAI_TERKECIL === 0

/** The most cash an amount allows: down to a coin. Throws RangeError as `tunaiNaik` does. */
export const tunaiTurun = (jumlah: Rupiah): Rupiah =>
  roundAmount(jumlah, { langkah: TUNAI_TERKECIL, arah: 'TURUN' }).hasil

/**
 * The cash that pays an amount that is owed to the shop: up to the next coin, as sales are rounded
 * (03-decisions §5). Throws RangeError on an amount that is negative or not whole.
 */
export const tunaiNaik = (jumlah: Rupiah): Rupiah =>
  roundAmount(jumlah, { langkah: TUNAI_TERKECIL, arah: 'NAIK' }).hasil
