import { amountRounding } from '@kencana/contract/amount-rounding'
import type { BarangRow } from '@kencana/contract/areas/barang'
import { type PriceInput, priceOf } from '@kencana/domain/price'
import { mgToGram } from '@kencana/domain/quantity'
import { roundWeight, type WeightRule } from '@kencana/domain/rounding'
import { listedInput } from '@kencana/domain/terms/listed-price'
import type { PieceRow } from '../barang.queries.ts'
import type { ListedPiece } from './cari.queries.ts'

export type Settings = Readonly<Record<string, string>>

/** A piece with the names of its codes, its weight rule and the board's price as they are now. */
export type ShownPiece = ListedPiece &
  Pick<PieceRow, 'nama_dept' | 'nama_group' | 'nama_kadar' | 'papan_jual'> & {
    readonly aturan: WeightRule
  }

/** A piece as lists show it. */
export function rowOf(piece: ShownPiece, settings: Settings): BarangRow {
  const price = priceInputOf(piece, settings)
  return {
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_intern: piece.kode_intern,
    kode_dept: piece.kode_dept,
    nama_dept: piece.nama_dept,
    kode_group: piece.kode_group,
    nama_group: piece.nama_group,
    kode_kadar: piece.kode_kadar,
    nama_kadar: piece.nama_kadar,
    kadar: piece.permil,
    kode_baki: piece.kode_baki,
    kode_kondisi: piece.kode_kondisi,
    berat: mgToGram(piece.berat_mg),
    berat_nota: mgToGram(notaWeight(piece)),
    mode_harga: piece.mode_harga,
    harga_jual: price === undefined ? null : priceOf(price),
    size: piece.size,
    ada_gambar: piece.gambar !== null,
    status: piece.status,
    tgl_masuk: piece.tgl_masuk,
    versi: piece.versi,
  }
}

/** What the nota would say now; of a piece that is gone, what it was taken in with. */
const notaWeight = (piece: ShownPiece): number =>
  piece.status === 'ADA' ? roundWeight(piece.berat_mg, piece.aturan) : piece.berat_nota_mg

/** What the till's price would begin with; none for a typed price or while the board is empty. */
export const priceInputOf = (piece: ShownPiece, settings: Settings): PriceInput | undefined =>
  listedInput(piece, {
    pembulatan: amountRounding('JUAL', settings),
    naik_harga_rp: Number(settings.BATAS_NAIK_HARGA),
  })
