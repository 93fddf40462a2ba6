import type { BusinessDate } from '../calendar.ts'
import { addMonths } from '../calendar.ts'
import type { Permil, Rupiah } from '../quantity.ts'
import { scale, times } from '../quantity.ts'

/** Terms of buying by instalments; a contract keeps them as they were. */
export interface InstalmentTerms {
  readonly bulan: number
  /** Margin per month on what is owed after the down payment, flat. */
  readonly margin_permil: Permil
  /** Smallest down payment, as a share of the price. */
  readonly dp_permil: Permil
  readonly biaya_admin: Rupiah
}

export interface Angsuran {
  readonly ke: number
  readonly tgl: BusinessDate
  readonly jumlah_rp: Rupiah
}

export interface RencanaCicilan {
  readonly dp_minimal_rp: Rupiah
  /** Price less the down payment. */
  readonly pokok_rp: Rupiah
  readonly margin_rp: Rupiah
  /** What all instalments together come to. */
  readonly sisa_rp: Rupiah
  /** Every instalment but the last. */
  readonly per_bulan_rp: Rupiah
  /** Paid on the first day: down payment and administration fee. */
  readonly bayar_awal_rp: Rupiah
  /** All the customer pays in the end. */
  readonly total_rp: Rupiah
  readonly angsuran: readonly Angsuran[]
}

/** Step that a month's instalment is rounded down to. */
export const LANGKAH_ANGSURAN: Rupiah = 500

/**
 * The plan of an instalment purchase (04-domain B11): a flat margin per month on what is owed, in
 * equal parts; the last one absorbs the rounding, so that the parts add up exactly. Due on the same
 * day of each following month, or on the last day of a shorter one. Throws RangeError on a down
 * payment outside 0 … price, on less than one month and on figures that are not whole.
 */
export function rencanaCicilan(
  harga: Rupiah,
  dp: Rupiah,
  tgl: BusinessDate,
  terms: InstalmentTerms,
): RencanaCicilan {
  const { bulan, margin_permil, dp_permil, biaya_admin } = terms
  // what divides by the months refuses less than one of them
  if (!Number.isSafeInteger(bulan)) throw new RangeError(`months: ${bulan}`)
  if (dp < 0 || dp > harga) throw new RangeError(`down payment of ${dp} on ${harga}`)
  const pokok_rp = harga - dp
  const margin_rp = scale(pokok_rp, margin_permil * bulan, 1000, 'NAIK')
  const sisa_rp = pokok_rp + margin_rp
  const per_bulan_rp = monthly(sisa_rp, bulan)
  const angsuran = Array.from({ length: bulan }, (_, n) => ({
    ke: n + 1,
    tgl: addMonths(tgl, n + 1),
    jumlah_rp: n + 1 < bulan ? per_bulan_rp : sisa_rp - per_bulan_rp * (bulan - 1),
  }))
  return {
    dp_minimal_rp: scale(harga, dp_permil, 1000, 'NAIK'),
    pokok_rp,
    margin_rp,
    sisa_rp,
    per_bulan_rp,
    bayar_awal_rp: dp + biaya_admin,
    total_rp: dp + biaya_admin + sisa_rp,
    angsuran,
  }
}

/** Down to the step, so that the last part is never the smaller one; tiny sums go unrounded. */
function monthly(sisa: Rupiah, bulan: number): Rupiah {
  const stepped = times(scale(sisa, 1, bulan * LANGKAH_ANGSURAN, 'TURUN'), LANGKAH_ANGSURAN)
  return stepped > 0 ? stepped : scale(sisa, 1, bulan, 'TURUN')
}
