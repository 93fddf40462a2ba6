import type { appraisePembelian, postPembelian } from '@kencana/contract/areas/beli/pembelian'
import type { KeptDeduction } from '@kencana/contract/areas/nota/pembeli'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import {
  type CounterForm,
  changed,
  emptyCounter,
  isNobody,
  nextId,
} from '../../../engines/counter/form.ts'
import { cardBody } from '../../../engines/document-frame/entry/person/identity.ts'
import { type Out, outsBody } from '../../../engines/document-frame/money/outs/outs.ts'
import { filled } from '../../../engines/document-frame/money/tenders.ts'
import type { TillSales } from '../../../lib/device/till-sales.ts'
import type { Nota, NotaLine } from './calls.ts'

/** The line of our own nota that a piece is; weights in milligrams. */
export interface OwnLine {
  readonly no_faktur_jual: string
  readonly kode_barcode: string
  readonly tgl: string
  readonly berat_nota_mg: number
  readonly harga_jual: number
  /** Agreed at the sale for this day. A draft of before it was told has neither. */
  readonly potongan?: KeptDeduction
  readonly janji_tukar?: string | null
  /** Of its nota paid by a credit card, while that keeps cash from it. */
  readonly kredit?: number
}

/** A piece on the counter as it is typed; weights in milligrams. */
export interface Piece {
  readonly id: number
  readonly nota: OwnLine | null
  readonly nama_barang: string
  readonly kode_dept: string | null
  readonly kode_group: string | null
  readonly kode_kadar: string | null
  readonly berat_mg: number | null
  /** Its damage; none is intact. */
  readonly kondisi: readonly string[]
  readonly kelompok_harga: string | null
  readonly kode_harga: string | null
  readonly dipakai: boolean
  /** As bargained; `null` follows the target. */
  readonly harga_beli: number | null
  /** The sales tray it goes straight into; `null` waits for sorting. */
  readonly kode_baki: string | null
}

/** The purchase that is being written. Plain data: it is kept on the device. */
export interface PurchaseForm extends CounterForm {
  readonly barang: readonly Piece[]
  /** Money that does not leave as cash; cash is the rest. */
  readonly keluar: readonly Out[]
}

export type PurchaseBody = BodyInputOf<typeof postPembelian>
type Brought = BodyInputOf<typeof appraisePembelian>['barang'][number]

/** Most pieces a purchase may have. */
export const MOST_PIECES = 50

export const emptyForm = (sales: TillSales | null): PurchaseForm => ({
  ...emptyCounter(sales),
  barang: [],
  keluar: [],
})

/** Whether there is anything worth keeping. */
export const isEmptyForm = (form: PurchaseForm): boolean =>
  isNobody(form) && form.barang.length === 0

/** A piece without a nota, with nothing typed. */
const UNKNOWN: Omit<Piece, 'id'> = {
  nota: null,
  nama_barang: '',
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  berat_mg: null,
  kondisi: [],
  kelompok_harga: null,
  kode_harga: null,
  dipakai: false,
  harga_beli: null,
  kode_baki: null,
}

/** One more piece, below the others; none beyond the most there may be. */
export function withPiece(form: PurchaseForm, more: Partial<Omit<Piece, 'id'>> = {}): PurchaseForm {
  if (form.barang.length >= MOST_PIECES) return form
  const id = nextId(form.barang)
  return { ...form, barang: [...form.barang, { id, ...UNKNOWN, ...more }] }
}

export const changePiece = (
  form: PurchaseForm,
  id: number,
  more: Partial<Piece>,
): PurchaseForm => ({
  ...form,
  barang: changed(form.barang, id, more),
})

export const withoutPiece = (form: PurchaseForm, id: number): PurchaseForm => ({
  ...form,
  barang: form.barang.filter(piece => piece.id !== id),
})

/** A piece that was taken away, at its place again. */
export function withPieceBack(form: PurchaseForm, piece: Piece, at: number): PurchaseForm {
  const { id, ...more } = piece
  const { barang } = form
  // Another came meanwhile, under its number.
  if (barang.some(one => one.id === id)) return withPiece(form, more)
  return { ...form, barang: [...barang.slice(0, at), piece, ...barang.slice(at)] }
}

/** Whether the line of a nota lies on the counter already. */
export const hasLine = (form: PurchaseForm, nomor: string, kode_barcode: string): boolean =>
  form.barang.some(
    ({ nota }) => nota?.no_faktur_jual === nomor && nota.kode_barcode === kode_barcode,
  )

/** A line of a nota as a piece that lies on the counter, still to be weighed. */
export const pieceOfLine = (
  nota: Pick<Nota, 'no_faktur_jual' | 'tgl_system' | 'kredit'>,
  line: Omit<NotaLine, 'baris' | 'berat' | 'dibeli'>,
): Partial<Omit<Piece, 'id'>> => ({
  nota: {
    no_faktur_jual: nota.no_faktur_jual,
    kode_barcode: line.kode_barcode,
    tgl: nota.tgl_system,
    berat_nota_mg: gramToMg(line.berat_nota),
    harga_jual: line.harga_jual,
    potongan: line.potongan,
    janji_tukar: line.janji_tukar,
    kredit: nota.kredit,
  },
  nama_barang: line.nama_barang,
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  kode_kadar: line.kode_kadar,
})

/** The piece as the rules ask for it; `null` while too little is known of it. */
export function broughtBody(piece: Piece, utuh: string | null): Brought | null {
  const { nota, kode_dept, kode_group, kode_kadar, kelompok_harga, kode_harga } = piece
  const [kode_kondisi = utuh, ...kerusakan] = piece.kondisi
  const berat_mg = piece.berat_mg ?? 0
  if (kode_dept === null || kode_group === null || kode_kadar === null) return null
  if (berat_mg <= 0 || kode_kondisi === null) return null
  return {
    ...(nota === null
      ? {}
      : { no_faktur_jual: nota.no_faktur_jual, kode_barcode: nota.kode_barcode }),
    kode_dept,
    kode_group,
    kode_kadar,
    berat: mgToGram(berat_mg),
    kode_kondisi,
    ...(kerusakan.length === 0 ? {} : { kerusakan }),
    ...(kelompok_harga === null ? {} : { kelompok_harga }),
    ...(kode_harga === null ? {} : { kode_harga }),
    ...(piece.dipakai ? { dipakai: true } : {}),
  }
}

/** A piece with what the rules were asked of it, and the price it is bought for. */
export interface PricedPiece {
  readonly piece: Piece
  readonly brought: Brought
  readonly harga_beli: number
}

/** Who sells and what, as the calls want it. */
export function boughtBody(
  form: PurchaseForm,
  priced: readonly PricedPiece[],
): Pick<PurchaseBody, 'penjual' | 'barang'> {
  const { nama, telp, alamat } = form
  return {
    penjual: { nama: nama.trim(), ...filled({ telp, alamat }), ...cardBody(form) },
    barang: priced.map(({ piece, brought, harga_beli }) => ({
      ...brought,
      nama_barang: piece.nama_barang.trim(),
      harga_beli,
      ...(piece.kode_baki === null
        ? { ke: 'BLN' as const }
        : { ke: 'BAKI' as const, kode_baki: piece.kode_baki }),
    })),
  }
}

/** The purchase as the call wants it. */
export function purchaseBody(
  form: PurchaseForm,
  priced: readonly PricedPiece[],
  tgl: string,
): PurchaseBody {
  const { keterangan } = form
  const total = priced.reduce((sum, { harga_beli }) => sum + harga_beli, 0)
  return {
    kode_sales: form.kode_sales ?? '',
    ...boughtBody(form, priced),
    pembayaran: outsBody(form.keluar, total),
    total,
    tgl_system: tgl,
    ...filled({ keterangan }),
  }
}
