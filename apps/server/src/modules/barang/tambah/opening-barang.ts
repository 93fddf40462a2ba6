import type { BarangAwal, BlnAwal } from '@kencana/contract/areas/akuntansi/rows'
import { postStokAwal } from '@kencana/domain/posting/saldo-awal'
import { formatGram, formatRupiah } from '@kencana/domain/quantity'
import {
  type Oddity,
  type Opening,
  type OpeningRows,
  summed,
  summedBy,
} from '../../../engines/document/opening/sums.ts'
import { isHeavy } from '../../../engines/document/weights/ask-weights.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { type BadRow, refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import { bookedJournal } from '../../akun/index.ts'
import { sellingPrices } from '../dokumen.queries.ts'
import { lineOf } from './add-barang.ts'
import { strangeCost } from './ask-unusual.ts'
import type { CheckedPiece } from './check-barang.ts'
import { checkRows } from './check-rows.ts'
import { newBarcodes } from './new-barcodes.ts'

interface Incoming extends OpeningRows<BarangAwal> {
  readonly bad: readonly BadRow[]
}

/** Pieces for sale, and pieces that were bought back and wait: the stock and the trays of each. */
const STOK = {
  BARANG: { akun: 'PERSEDIAAN', status: 'ADA' },
  BLN: { akun: 'PERSEDIAAN_BLN', status: 'BLN' },
} as const
type Stok = keyof typeof STOK

/**
 * The pieces a shop begins with: checked as any that come in, each with the tax invoice of its own.
 * Their barcodes are taken when they are written. @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingPieces(
  ctx: StoreCtx,
  incoming: Incoming,
  stok: Stok = 'BARANG',
): Promise<Opening> {
  const { akun, status } = STOK[stok]
  const origins = incoming.rows.map(originOf)
  const rows = incoming.rows.map(withoutOrigin)
  const { pieces, settings, trays } = await checkRows(ctx, { ...incoming, rows })
  const wrong = pieces.flatMap(({ kode_baki }, row): [string, string][] =>
    trays.get(kode_baki)?.untuk_beli === (stok === 'BLN')
      ? []
      : [[incoming.place(row, 'kode_baki'), trayFault(stok, kode_baki)]],
  )
  refuseRows(Object.fromEntries(wrong))
  const sums = summed(pieces.map(sumsOf))
  return {
    sums,
    rincian: summedBy(pieces, piece => piece.kode_kadar, sumsOf),
    janggal: await oddPieces(ctx, pieces, settings),
    own: () => numbered(ctx, pieces, origins, status),
    jurnal: await bookedJournal(ctx, 'SALDO_AWAL', postStokAwal(akun, sums.rupiah, sums.murni_ug)),
    parts: [],
  }
}

/** Pieces that were bought back: of no tax invoice, sold again by the gram once they are sorted. */
export const openingBought = (
  ctx: StoreCtx,
  incoming: OpeningRows<BlnAwal> & Pick<Incoming, 'bad'>,
): Promise<Opening> => {
  const rows = incoming.rows.map(row => ({ ...row, mode_harga: 'GRAM' as const, atribut_rp: 0 }))
  return openingPieces(ctx, { ...incoming, rows }, 'BLN')
}

const trayFault = (stok: Stok, kode_baki: string): string =>
  stok === 'BLN'
    ? `Baki ${kode_baki} bukan baki barang belian`
    : `Baki ${kode_baki} untuk barang belian`

function originOf({ faktur_no, faktur_tgl, pemasok }: BarangAwal) {
  return {
    asal_pajak: faktur_no ? 'FAKTUR' : 'TANPA',
    asal_faktur_no: faktur_no || null,
    asal_faktur_tgl: faktur_tgl || null,
    asal_pemasok: pemasok || null,
  }
}

const withoutOrigin = ({ faktur_no: _no, faktur_tgl: _tgl, pemasok: _of, ...row }: BarangAwal) =>
  row

const sumsOf = ({ modal_rp, berat_mg, murni_ug }: CheckedPiece) => ({
  jumlah: 1,
  rupiah: modal_rp,
  berat_mg,
  murni_ug,
})

async function numbered(
  ctx: Ctx,
  pieces: readonly CheckedPiece[],
  origins: readonly ReturnType<typeof originOf>[],
  status: string,
) {
  const barcodes = await newBarcodes(ctx, pieces.length)
  const all = pieces.map((piece, i) => ({ ...piece, kode_barcode: barcodes[i] ?? '' }))
  return {
    barang: all.map(lineOf),
    barang_baru: all.map(({ murni_ug: _, ...piece }, i) => ({ ...piece, ...origins[i], status })),
  }
}

/** What a slip of a comma makes: told before it is loaded, as it is asked when pieces come in. */
async function oddPieces(
  ctx: StoreCtx,
  pieces: readonly CheckedPiece[],
  settings: Readonly<Record<string, string>>,
): Promise<Oddity[]> {
  const board = await sellingPrices(ctx.db, ctx.kode_toko, ctx.now())
  const batas = Number(settings.BATAS_BERAT_WAJAR)
  return pieces.flatMap((piece, row): Oddity[] => {
    const cost = strangeCost(piece, board, Number(settings.BATAS_MODAL_WAJAR))
    const heavy: Oddity = {
      row,
      teks: 'Berat {berat} g, biasanya paling banyak {batas} g',
      facts: { berat: formatGram(piece.berat_mg), batas },
    }
    const strange = cost && {
      row,
      teks: 'Modal Rp {modal} per gram, harga emas Rp {papan}',
      facts: { modal: formatRupiah(cost.modal), papan: formatRupiah(cost.papan) },
    }
    return [...(isHeavy(piece, batas) ? [heavy] : []), ...(strange ? [strange] : [])]
  })
}
