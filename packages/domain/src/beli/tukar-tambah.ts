import type { Rupiah } from '../quantity.ts'

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

/** Whether an exchange that was promised came in time: `null` was never promised. */
export function janjiTukar(sampai: string | null, tgl: string): 'TANPA' | 'TEPAT' | 'LEWAT' {
  if (sampai === null) return 'TANPA'
  return tgl <= sampai ? 'TEPAT' : 'LEWAT'
}
