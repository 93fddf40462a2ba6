import { type Rupiah, scale } from '../quantity.ts'

/** What a loan has come to on the day its pledge is sold. */
export interface AuctionClaims {
  readonly pokok_rp: Rupiah
  readonly bunga_rp: Rupiah
  readonly denda_rp: Rupiah
  /** Cost of the sale: fees, notices, transport. */
  readonly biaya_rp: Rupiah
}

/** How the proceeds were spent; the parts with the shortfall add up. */
export interface AuctionWaterfall {
  readonly biaya_rp: Rupiah
  readonly denda_rp: Rupiah
  readonly bunga_rp: Rupiah
  readonly pokok_rp: Rupiah
  /** Owed to the customer. */
  readonly kelebihan_rp: Rupiah
  /** Principal that did not come back; the shop bears it. */
  readonly kekurangan_rp: Rupiah
}

/**
 * Spends what a pledge was sold for: cost of the sale, then penalty, interest and principal; what
 * is left is the customer's (04-domain B10, "Lelang waterfall"). Throws RangeError on figures that
 * are negative or not whole.
 */
export function hitungLelang(hasil_rp: Rupiah, claims: AuctionClaims): AuctionWaterfall {
  const { pokok_rp, bunga_rp, denda_rp, biaya_rp } = claims
  for (const figure of [hasil_rp, pokok_rp, bunga_rp, denda_rp, biaya_rp]) {
    if (!Number.isSafeInteger(figure) || figure < 0) throw new RangeError(`auction: ${figure}`)
  }
  let left = hasil_rp
  const take = (claim: Rupiah): Rupiah => {
    const taken = Math.min(left, claim)
    left -= taken
    return taken
  }
  const biaya = take(biaya_rp)
  const denda = take(denda_rp)
  const bunga = take(bunga_rp)
  const pokok = take(pokok_rp)
  return {
    biaya_rp: biaya,
    denda_rp: denda,
    bunga_rp: bunga,
    pokok_rp: pokok,
    kelebihan_rp: left,
    kekurangan_rp: pokok_rp - pokok,
  }
}

/** What an auction may be without anybody else's word. */
export interface AuctionBounds {
  /** The least part of its appraisal a pledge is sold for, in hundredths of a percent. */
  readonly terendah_e2: number
  /** The most part of the proceeds its cost may be, in hundredths of a percent. */
  readonly biaya_e2: number
}

const WHOLE_E2 = 10_000

/**
 * The least a pledge brings and the most its sale costs without approval, in rupiah: what it is
 * sold for is typed, and a pledge sold for a trifle is gold given away; cost is the customer's.
 */
export const batasLelang = (
  hasil_rp: Rupiah,
  taksiran_rp: Rupiah,
  { terendah_e2, biaya_e2 }: AuctionBounds,
): { readonly terendah_rp: Rupiah; readonly biaya_rp: Rupiah } => ({
  terendah_rp: scale(taksiran_rp, terendah_e2, WHOLE_E2, 'NAIK'),
  biaya_rp: scale(hasil_rp, biaya_e2, WHOLE_E2, 'TURUN'),
})
