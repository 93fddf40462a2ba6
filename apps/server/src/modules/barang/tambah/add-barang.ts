import type { addBarang } from '@kencana/contract/areas/barang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postTambahBarang } from '@kencana/domain/posting/tambah-barang'
import { demandDated, openDay } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { bookedJournal } from '../../akun/index.ts'
import { askTray } from '../pindah/ask-tray.ts'
import { askUnusual } from './ask-unusual.ts'
import type { CheckedPiece } from './check-barang.ts'
import { checkRows, type IncomingRows } from './check-rows.ts'
import { type Delivery, deliveryOf, dueDate } from './delivery.ts'
import { newBarcodes } from './new-barcodes.ts'

type Asal = Omit<BodyOf<typeof addBarang>, 'barang'>
type Added = AnswerOf<typeof addBarang>

/** Rows to take in, and what is said of all of them. */
export interface Incoming extends IncomingRows {
  readonly asal: Asal
}

/**
 * Takes pieces in as one document (TAMBAH_BARANG): every row good, or nothing. Their barcodes are
 * taken beforehand, in a transaction of their own: a refused document leaves a gap, never a barcode
 * that two pieces carry. @throws Refusal BARIS_SALAH, BARCODE_HABIS, TOKO_BELUM_BUKA, …
 */
export function addPieces(ctx: Ctx, incoming: Incoming): Promise<Added> {
  let barcodes: readonly string[] = []
  return runDocument(ctx, {
    isLocking: true,
    prepare: async () => {
      await inStore(ctx.app.pool, ctx.kode_toko, async db => {
        await check({ ...ctx, db }, incoming)
        await deliveryOf({ ...ctx, db }, incoming.asal)
      })
      barcodes = await newBarcodes(ctx, incoming.rows.length)
    },
    decide: async store => {
      const pieces = await check(store, incoming)
      const delivery = await deliveryOf(store, incoming.asal)
      return decide(store, { ...incoming.asal, delivery }, pieces, barcodes)
    },
  })
}

/**
 * Checks every row, and asks about what is unusual.
 * @throws Refusal BARIS_SALAH with the place of each fault
 */
async function check(ctx: StoreCtx, incoming: Incoming): Promise<readonly CheckedPiece[]> {
  const { pieces, masters, trays, settings } = await checkRows(ctx, incoming)
  const { dipastikan } = incoming.asal
  await askUnusual(ctx, pieces, settings, dipastikan)
  const placed = pieces.map(piece => ({
    ...piece,
    kode_kategori: masters.jenis.get(piece.kode_dept) ?? null,
  }))
  askTray(placed, trays, dipastikan)
  return pieces
}

async function decide(
  ctx: StoreCtx,
  asal: Asal & { readonly delivery: Delivery | null },
  pieces: readonly CheckedPiece[],
  barcodes: readonly string[],
): Promise<DecidedDocument> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { pajak, delivery } = asal
  demandDated(pajak.faktur_tgl, tgl, 'pajak.faktur_tgl')
  const jatuh_tempo = dueDate(delivery, tgl)
  const numbered = pieces.map((piece, i) => ({ ...piece, kode_barcode: barcodes[i] ?? '' }))
  const modal_rp = pieces.reduce((sum, piece) => sum + piece.modal_rp, 0)
  const berat_mg = pieces.reduce((sum, piece) => sum + piece.berat_mg, 0)
  const murni_ug = pieces.reduce((sum, piece) => sum + piece.murni_ug, 0)
  return {
    jenis: 'TAMBAH_BARANG',
    awalan: 'TB',
    kunci_nomor: 'no_tambah',
    tgl,
    dokumen: {
      subtotal_rp: modal_rp,
      total_rp: modal_rp,
      berat_mg,
      murni_ug,
      keterangan: asal.keterangan ?? null,
      kode_supplier: delivery?.supplier.kode_supplier ?? null,
      jatuh_tempo,
      isi: { sumber: asal.sumber, pajak, supplier: delivery?.supplier ?? null },
    },
    barang: numbered.map(lineOf),
    barang_baru: numbered.map(({ murni_ug: _, ...piece }) => ({
      ...piece,
      asal_pajak: pajak.asal_pajak,
      asal_faktur_no: pajak.faktur_no ?? null,
      asal_faktur_tgl: pajak.faktur_tgl ?? null,
      asal_pemasok: delivery?.supplier.nama_supplier ?? null,
    })),
    jurnal: await bookedJournal(
      ctx,
      'TAMBAH_BARANG',
      postTambahBarang({ modal_rp, murni_ug, lawan: asal.sumber }),
    ),
    jawaban: { barang: barcodes, jatuh_tempo },
  }
}

/** A line of the document that takes a piece in, at its cost. */
export const lineOf = (piece: CheckedPiece & { kode_barcode: string }, i: number) => ({
  baris: i + 1,
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kode_kadar: piece.kode_kadar,
  permil: piece.permil,
  kode_baki: piece.kode_baki,
  berat_mg: piece.berat_mg,
  berat_nota_mg: piece.berat_nota_mg,
  murni_ug: piece.murni_ug,
  aturan_berat: piece.aturan_berat,
  mode_harga: piece.mode_harga,
  atribut_rp: piece.atribut_rp,
  harga_rp: piece.modal_rp,
  modal_rp: piece.modal_rp,
})
