import type { cancelPenjualan } from '@kencana/contract/areas/penjualan'
import type { BodyOf } from '@kencana/contract/kit/route'
import { Refusal, refuse } from '@kencana/contract/refusals'
import { openDay } from '../../../engines/document/open-day.ts'
import {
  type DecidedDocument,
  onceByKey,
  postDocument,
  storedAnswer,
} from '../../../engines/document/post-document.ts'
import { reversedJournal } from '../../../engines/document/reverse-journal.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { findGrants, grantIds, grantsToBurn, usingGrants } from '../../sesi/index.ts'
import { deletedTray, findSale, type SaleRow, soldPieces } from '../penjualan.queries.ts'

type CancelAnswer = { no_batal: string; no_faktur_jual: string; tgl_system: string }

/**
 * Cancels a sale of the open business day: a reversal names the sale, its journal is the sale's
 * with sides swapped, the pieces go back to their trays. Needs a grant (doc2 §6).
 */
export const cancelSale = (
  ctx: Ctx,
  nomor: string,
  body: BodyOf<typeof cancelPenjualan>,
): Promise<CancelAnswer> =>
  usingGrants(ctx, body.otorisasi, () => onceByKey(ctx, () => cancel(ctx, nomor, body)))

async function cancel(
  ctx: Ctx,
  nomor: string,
  body: BodyOf<typeof cancelPenjualan>,
): Promise<CancelAnswer> {
  const read = await inStore(ctx.app.pool, ctx.kode_toko, async db => {
    const stored = await storedAnswer(ctx, db)
    if (stored !== undefined) return { stored }
    return { document: await decideCancel({ ...ctx, db }, nomor, body) }
  })
  if (read.document === undefined) return read.stored as unknown as CancelAnswer
  try {
    return (await postDocument(ctx, read.document)).jawaban as unknown as CancelAnswer
  } catch (error) {
    // Another cancellation was faster: decided once more, it says so.
    if (error instanceof Refusal && error.code === 'BARANG_BERUBAH') {
      await inStore(ctx.app.pool, ctx.kode_toko, db => decideCancel({ ...ctx, db }, nomor, body))
    }
    throw error
  }
}

async function decideCancel(
  ctx: StoreCtx,
  nomor: string,
  body: BodyOf<typeof cancelPenjualan>,
): Promise<DecidedDocument> {
  const sale = (await findSale(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  if (sale.no_batal !== null) refuse('SUDAH_BATAL', { nomor })
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  if (sale.tgl !== tgl) refuse('BUKAN_HARI_INI', { tgl: sale.tgl })
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(body.otorisasi))
  const grant = grantsToBurn(ctx, ['BATAL_PENJUALAN'], found)
  return reversalOf(ctx, sale, { alasan: body.alasan, tgl }, grant)
}

async function reversalOf(
  ctx: StoreCtx,
  sale: SaleRow,
  how: { alasan: string; tgl: string },
  grant: ReturnType<typeof grantsToBurn>,
): Promise<DecidedDocument> {
  const pieces = await soldPieces(ctx.db, ctx.kode_toko, sale.nomor)
  const trays = pieces.map(piece => piece.kode_baki)
  const kode_baki = await deletedTray(ctx.db, ctx.kode_toko, trays)
  if (kode_baki !== undefined) refuse('BAKI_DIHAPUS', { kode_baki })
  return {
    jenis: 'BATAL_PENJUALAN',
    awalan: 'BJ',
    kunci_nomor: 'no_batal',
    tgl: how.tgl,
    dokumen: {
      membatalkan: sale.nomor,
      kode_sales: sale.kode_sales,
      kode_customer: sale.kode_customer,
      nama_customer: sale.nama_customer,
      subtotal_rp: sale.subtotal_rp,
      diskon_rp: sale.diskon_rp,
      total_rp: sale.total_rp,
      ppn_rp: sale.ppn_rp,
      pph22_rp: sale.pph22_rp,
      berat_mg: sale.berat_mg,
      murni_ug: sale.murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: how.alasan,
    },
    barang: pieces.map(({ versi: _, ...line }) => line),
    bayar: [],
    klaim: pieces.map(piece => ({
      kode_barcode: piece.kode_barcode,
      versi: piece.versi,
      dari_status: 'TERJUAL',
      ke_status: 'ADA',
      dari_baki: piece.kode_baki,
      ke_baki: piece.kode_baki,
    })),
    barang_baru: [],
    jurnal: await reversedJournal(ctx.db, ctx.kode_toko, sale.nomor),
    tanpa_jurnal: false,
    otorisasi: grant.uses,
    outbox: [],
    jawaban: { no_faktur_jual: sale.nomor },
  }
}
