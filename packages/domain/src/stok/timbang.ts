import type { Milligram } from '../quantity.ts'

/** How weighing a tray is judged in a store (Setting System). */
export interface AturanTimbang {
  /** Weight of the label on each piece. */
  readonly label_mg: Milligram
  /** A tray may be off by so much, whatever lies in it. */
  readonly toleransi_mg: Milligram
  /** Or by so much for each piece, where that is more. */
  readonly toleransi_pcs_mg: Milligram
}

/** What lies in a tray by the books. */
export interface IsiBaki {
  readonly jumlah: number
  /** Of all pieces, without labels. */
  readonly berat_mg: Milligram
  /** Of the empty tray. */
  readonly baki_mg: Milligram
}

export const HASIL_TIMBANG = ['COCOK', 'KURANG', 'LEBIH'] as const
export type HasilTimbang = (typeof HASIL_TIMBANG)[number]

export interface Timbangan {
  /** What the scale showed less the books. */
  readonly selisih_mg: Milligram
  readonly toleransi_mg: Milligram
  readonly hasil: HasilTimbang
}

/** What a tray should weigh: its pieces, a label on each, and the tray itself (13 §2). */
export const beratBuku = (
  { jumlah, berat_mg, baki_mg }: IsiBaki,
  { label_mg }: AturanTimbang,
): Milligram => berat_mg + jumlah * label_mg + baki_mg

/**
 * A weighed tray against the books: it agrees within the larger of the two tolerances, and within
 * one division of the scale (`daya_baca_mg`; 0 where no scale is named), which tells nothing finer.
 */
export function timbangBaki(
  timbang_mg: Milligram,
  isi: IsiBaki,
  aturan: AturanTimbang,
  daya_baca_mg: Milligram = 0,
): Timbangan {
  const selisih_mg = timbang_mg - beratBuku(isi, aturan)
  const { toleransi_mg: least, toleransi_pcs_mg } = aturan
  const toleransi_mg = Math.max(least, isi.jumlah * toleransi_pcs_mg, daya_baca_mg)
  const hasil = Math.abs(selisih_mg) <= toleransi_mg ? 'COCOK' : selisih_mg < 0 ? 'KURANG' : 'LEBIH'
  return { selisih_mg, toleransi_mg, hasil }
}

/**
 * Pieces whose absence alone would explain a tray that is too light, the closest first: each with
 * its label weighs what lacks, within the tolerance.
 */
export function mungkinHilang<P extends { readonly berat_mg: Milligram }>(
  isi: readonly P[],
  { selisih_mg, toleransi_mg, hasil }: Timbangan,
  { label_mg }: AturanTimbang,
): P[] {
  if (hasil !== 'KURANG') return []
  const apart = ({ berat_mg }: P) => Math.abs(berat_mg + label_mg + selisih_mg)
  return isi.filter(piece => apart(piece) <= toleransi_mg).sort((a, b) => apart(a) - apart(b))
}
