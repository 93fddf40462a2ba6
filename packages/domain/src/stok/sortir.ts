import { fineUg, type Microgram, type Milligram, type Permil } from '../quantity.ts'

/** Where a bought piece goes: into a tray, a bin of what is sent away, or to scrap (13 §1). */
export const TUJUAN_SORTIR = ['BAKI', 'CUCI', 'SEPUH', 'REPARASI', 'ROSOK'] as const
export type TujuanSortir = (typeof TUJUAN_SORTIR)[number]

/** Bins in which sorted pieces wait to be sent away; they stay bought pieces. */
export const TEMPAT_SORTIR = ['CUCI', 'SEPUH', 'REPARASI'] as const
export type TempatSortir = (typeof TEMPAT_SORTIR)[number]

/**
 * Where a piece should go by what its purchase made of its damage: intact into a tray, repairable
 * to be repaired, else to scrap; nothing is proposed of one that came without a purchase.
 */
export function usulanTujuan(hasil: string | null): TujuanSortir | null {
  if (hasil === 'URIPAN') return 'BAKI'
  if (hasil === 'RUSAK') return 'REPARASI'
  return hasil === 'ROSOK' ? 'ROSOK' : null
}

/** A piece in the books, and as it was weighed and tested again. */
export interface WeighedAgain {
  readonly buku_mg: Milligram
  readonly buku_permil: Permil
  readonly timbang_mg: Milligram
  readonly permil: Permil
  /** What two scales may differ by for one piece. */
  readonly toleransi: Milligram
}

/** What weighing a piece again found. */
export interface Found {
  /** What it weighs more than in the books; negative: less. */
  readonly beda_mg: Milligram
  /** The same in fine gold, with a kadar that was tested otherwise. */
  readonly beda_ug: Microgram
  readonly murni_ug: Microgram
  /** Two scales do not explain it, or it is of another kadar: somebody else must see it. */
  readonly isOdd: boolean
}

/**
 * What a piece is found to be when it is sorted: what was paid for it stays its cost, the gold it
 * has more or less is found or lost (journal 101, 102). Throws RangeError on figures not whole.
 */
export function weighedAgain(of: WeighedAgain): Found {
  const { buku_mg, buku_permil, timbang_mg, permil, toleransi } = of
  const murni_ug = fineUg(timbang_mg, permil)
  const beda_mg = timbang_mg - buku_mg
  return {
    beda_mg,
    beda_ug: murni_ug - fineUg(buku_mg, buku_permil),
    murni_ug,
    isOdd: Math.abs(beda_mg) > toleransi || permil !== buku_permil,
  }
}
