import { fineUg, type Microgram, type Milligram, type Permil, type Rupiah } from '../quantity.ts'

/** Where bought pieces go: into a BLN tray for sorting, or straight into a sales tray. */
export const TUJUAN_BELI = ['BLN', 'BAKI'] as const
export type TujuanBeli = (typeof TUJUAN_BELI)[number]

/** A bought piece as its document has it. */
export interface BarangDibeli {
  readonly ke: TujuanBeli
  /** What was paid for it. */
  readonly harga_rp: Rupiah
  /** On the scale, not as a nota said. */
  readonly berat_mg: Milligram
  readonly permil: Permil
}

/** Cost and fine gold of pieces together. */
export interface NilaiStok {
  readonly modal_rp: Rupiah
  readonly murni_ug: Microgram
}

/** Bought pieces by where they go. */
export type StokDibeli = Readonly<Record<TujuanBeli, NilaiStok>>

/**
 * What bought pieces bring into stock: each costs what was paid for it, and holds the gold that was
 * weighed. Throws RangeError as `fineUg` does.
 */
export function stokDibeli(pieces: readonly BarangDibeli[]): StokDibeli {
  const into = (ke: TujuanBeli): NilaiStok => {
    const own = pieces.filter(piece => piece.ke === ke)
    return {
      modal_rp: own.reduce((sum, { harga_rp }) => sum + harga_rp, 0),
      murni_ug: own.reduce((sum, { berat_mg, permil }) => sum + fineUg(berat_mg, permil), 0),
    }
  }
  return { BLN: into('BLN'), BAKI: into('BAKI') }
}
