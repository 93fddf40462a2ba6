import type { Rupiah } from '../quantity.ts'
import { TUNAI_TERKECIL } from './tunai.ts'

/** A hundred percent, as rates are told. */
const WHOLE = 10_000n

/**
 * The fee that is proposed for cash against a debit card: a rate in hundredths of a percent (150 is
 * 1.5 %), rounded up to the store's multiple, and with what no coin makes of the cash that is left.
 * Never more than what was swiped.
 */
export function usulanBiaya(jumlah: Rupiah, tarif_e2: number, kelipatan: Rupiah): Rupiah {
  const step = BigInt(kelipatan)
  const share = BigInt(jumlah) * BigInt(tarif_e2)
  const steps = (share + WHOLE * step - 1n) / (WHOLE * step)
  const left = Math.max(0, jumlah - Number(steps * step))
  return jumlah - left + (left % TUNAI_TERKECIL)
}
