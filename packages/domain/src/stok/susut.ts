import { type Microgram, type Permil, type Rupiah, scale, times } from '../quantity.ts'

/** A loss beyond what is allowed: waits, borne by the shop, charged; its document undone. */
export const STATUS_SUSUT = ['MENUNGGU', 'DITERIMA', 'DIBEBANKAN', 'BATAL'] as const
/** Where it was found: what was done with the pieces, or that they never came back. */
export const SUMBER_SUSUT = ['CUCI', 'SEPUH', 'REPARASI', 'HILANG', 'LEBUR'] as const
export type SumberSusut = (typeof SUMBER_SUSUT)[number]

/** How much a process may lose. */
export interface LossTerms {
  /** Thousandths of what was sent, of Parameter Susut or of the craftsman. */
  readonly susut_permil: Permil
  /** Least for each piece, in the unit of what was sent. */
  readonly minimal: number
}

/**
 * What may be lost of what was sent: so much of each piece at least, else a share of it, broken off
 * (13 §1). Milligrams, or micrograms of fine gold where several purities are melted together.
 */
export function allowedLoss(sent: number, pcs: number, { susut_permil, minimal }: LossTerms) {
  return Math.max(times(pcs, minimal), scale(sent, susut_permil, 1_000, 'TURUN'))
}

/** Gold and its cost. */
export interface GoldAtCost {
  readonly rp: Rupiah
  readonly ug: Microgram
}

/** A loss within what is allowed, and what waits to be judged by a person. */
export interface LossParts {
  readonly wajar: GoldAtCost
  readonly tunggu: GoldAtCost
}

const NONE: GoldAtCost = { rp: 0, ug: 0 }

/**
 * A loss by weight: what is allowed of it, and what waits to be judged by a person; `semua`: all of
 * it waits. Each part is rounded once, the other is the rest.
 */
export function divideLoss(
  gone: GoldAtCost,
  susut: number,
  lebih: number,
  semua: boolean,
): LossParts {
  if (susut === 0) return { wajar: gone, tunggu: NONE }
  const fair = semua ? 0 : susut - lebih
  const wajar = {
    rp: scale(gone.rp, fair, susut, 'TERDEKAT'),
    ug: scale(gone.ug, fair, susut, 'TERDEKAT'),
  }
  return { wajar, tunggu: { rp: gone.rp - wajar.rp, ug: gone.ug - wajar.ug } }
}
