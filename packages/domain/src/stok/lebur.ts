import { fineUg, type Milligram, type Permil, type Rupiah, scale } from '../quantity.ts'
import type { Pool } from './kolam.ts'
import { allowedLoss, divideLoss, type LossParts } from './susut.ts'

/** A bar as it lies on the scale, and what its assay says. */
export interface AssayedBar {
  readonly berat_mg: Milligram
  readonly permil: Permil
}

export interface MeltTerms {
  /** Thousandths of the fine gold that a melt may lose, of Parameter Susut. */
  readonly susut_permil: Permil
  /** All of a loss waits to be judged. */
  readonly semua: boolean
}

/** What became of scrap that was melted; what was lost and allowed in micrograms of fine gold. */
export interface Melt extends LossParts {
  readonly masuk: Pool
  readonly bar: Pool
  readonly susut_ug: number
  readonly izin_ug: number
  readonly lebih_ug: number
  /** Fine gold that the assay found on top; it costs nothing. */
  readonly naik_ug: number
}

/**
 * Melts scrap of one purity or several into a bar (13 §1, vectors 6 and 7): fine gold is what
 * counts, so a loss is judged in it. The bar costs its share of what went in, by fine gold, and
 * never more. Throws RangeError where nothing goes in, or the bar weighs nothing.
 */
export function melt(parts: readonly Pool[], assayed: AssayedBar, terms: MeltTerms): Melt {
  const sum = (of: (one: Pool) => number) => parts.reduce((total, one) => total + of(one), 0)
  const masuk = {
    berat_mg: sum(one => one.berat_mg),
    murni_ug: sum(one => one.murni_ug),
    modal_rp: sum(one => one.modal_rp),
  }
  const { berat_mg, permil } = assayed
  if (masuk.murni_ug <= 0) throw new RangeError('nothing is melted')
  if (berat_mg <= 0) throw new RangeError('the bar weighs nothing')
  const murni_ug = fineUg(berat_mg, permil)
  const modal_rp =
    murni_ug >= masuk.murni_ug
      ? masuk.modal_rp
      : scale(masuk.modal_rp, murni_ug, masuk.murni_ug, 'TERDEKAT')
  const susut_ug = Math.max(0, masuk.murni_ug - murni_ug)
  const izin_ug = allowedLoss(masuk.murni_ug, 0, { susut_permil: terms.susut_permil, minimal: 0 })
  const lebih_ug = Math.max(0, susut_ug - izin_ug)
  const gone = { rp: masuk.modal_rp - modal_rp, ug: susut_ug }
  return {
    masuk,
    bar: { berat_mg, murni_ug, modal_rp },
    ...{ susut_ug, izin_ug, lebih_ug },
    ...divideLoss(gone, susut_ug, lebih_ug, terms.semua),
    naik_ug: Math.max(0, murni_ug - masuk.murni_ug),
  }
}

/**
 * A bar of dust (13 §1): dust had no cost, so the bar is worth what the shop pays for its kadar, in
 * rupiah per gram.
 */
export const meltDust = ({ berat_mg, permil }: AssayedBar, harga_beli: Rupiah): Pool => ({
  berat_mg,
  murni_ug: fineUg(berat_mg, permil),
  modal_rp: scale(harga_beli, berat_mg, 1_000, 'TERDEKAT'),
})

/** What is melted: scrap, or dust that was swept up and has no cost. */
export const JENIS_LEBUR = ['ROSOK', 'ABU'] as const
export type JenisLebur = (typeof JENIS_LEBUR)[number]

/** A bar: in the safe, sold, given to a supplier; its melt undone on its day. */
export const STATUS_LANTAK = ['ADA', 'TERJUAL', 'DISERAHKAN', 'BATAL'] as const
export type StatusLantak = (typeof STATUS_LANTAK)[number]
