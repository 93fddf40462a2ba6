import { type BusinessDate, daysBetween } from '../calendar.ts'
import { type Rupiah, scale } from '../quantity.ts'

/** An exchange: what is sold set against what is bought, both gross (04-domain B7). */
export interface Selisih {
  /** Settled with gold on both sides. */
  readonly tukar_rp: Rupiah
  /** What the customer pays on top. */
  readonly dibayar_rp: Rupiah
  /** What the customer gets back. */
  readonly dikembalikan_rp: Rupiah
}

/**
 * Nets the two sides of an exchange. One of the two differences is 0; the net is never booked as
 * the sale. Throws RangeError for amounts below 0 or not whole.
 */
export function selisih(jual_rp: Rupiah, beli_rp: Rupiah): Selisih {
  for (const amount of [jual_rp, beli_rp]) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`amount: ${amount}`)
  }
  const tukar_rp = Math.min(jual_rp, beli_rp)
  return { tukar_rp, dibayar_rp: jual_rp - tukar_rp, dikembalikan_rp: beli_rp - tukar_rp }
}

/** Old pieces of an exchange, at the most each way pays without approval. */
export interface NilaiTukar {
  /** Exchanged for new ones. */
  readonly tukar_rp: Rupiah
  /** Bought for money: what the rules do not buy is worth nothing. */
  readonly beli_rp: Rupiah
}

/**
 * The most old pieces may come to without approval beside new ones of `jual_rp`: the part that goes
 * into new pieces counts at the price of an exchange, the rest as if it were bought. Else a piece
 * whose nota price was promised becomes money by way of a trinket. Throws RangeError for amounts
 * that are not whole.
 */
export function tertinggiTukar(jual_rp: Rupiah, { tukar_rp, beli_rp }: NilaiTukar): Rupiah {
  if (tukar_rp <= jual_rp || beli_rp >= tukar_rp) return tukar_rp
  return jual_rp + scale(beli_rp, tukar_rp - jual_rp, tukar_rp, 'TURUN')
}

/** Whether a promise given on `tgl` goes on longer than a seller may give of himself. */
export const janjiTerlaluLama = (sampai: BusinessDate, tgl: BusinessDate, hari: number): boolean =>
  daysBetween(tgl, sampai) > hari

/** Whether an exchange that was promised came in time: `null` was never promised. */
export function janjiTukar(sampai: string | null, tgl: string): 'TANPA' | 'TEPAT' | 'LEWAT' {
  if (sampai === null) return 'TANPA'
  return tgl <= sampai ? 'TEPAT' : 'LEWAT'
}
