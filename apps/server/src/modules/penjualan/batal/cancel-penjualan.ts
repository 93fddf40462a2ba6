import type { cancelPenjualan } from '@kencana/contract/areas/penjualan'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { openDay } from '../../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import { reversedClaims, reversedPieces } from '../../../engines/document/reverse-claims.ts'
import { reversedJournal } from '../../../engines/document/reverse-journal.ts'
import { runDocument } from '../../../engines/document/run-document.ts'
import { grantsFor } from '../../../engines/grants/use-grant.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { deletedTray, findSale, type SaleRow, soldPieces } from '../penjualan.queries.ts'

type CancelAnswer = { no_batal: string; no_faktur_jual: string; tgl_system: string }

/**
 * Cancels a sale of the open business day: a reversal names the sale, its journal is the sale's
 * with sides swapped, the pieces go back to their trays, what a deposit paid goes back into it.
 * Needs a grant (doc2 §6).
 */
export const cancelSale = (
  ctx: Ctx,
  nomor: string,
  body: BodyOf<typeof cancelPenjualan>,
): Promise<CancelAnswer> =>
  runDocument(ctx, {
    otorisasi: body.otorisasi,
    // Money goes back into a deposit whatever became of it meanwhile.
    anew: ['BON_BERUBAH'],
    decide: store => decideCancel(store, nomor, body),
  })

async function decideCancel(
  ctx: StoreCtx,
  nomor: string,
  body: BodyOf<typeof cancelPenjualan>,
): Promise<DecidedDocument> {
  const sale = (await findSale(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  if (sale.no_batal !== null) refuse('SUDAH_BATAL', { nomor })
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  if (sale.tgl !== tgl) refuse('BUKAN_HARI_INI', { tgl: sale.tgl })
  const grant = await grantsFor(ctx, ['BATAL_PENJUALAN'], body.otorisasi)
  return reversalOf(ctx, sale, { alasan: body.alasan, tgl }, grant)
}

async function reversalOf(
  ctx: StoreCtx,
  sale: SaleRow,
  how: { alasan: string; tgl: string },
  grant: Awaited<ReturnType<typeof grantsFor>>,
): Promise<DecidedDocument> {
  const pieces = await soldPieces(ctx.db, ctx.kode_toko, sale.nomor)
  const trays = pieces.map(piece => piece.kode_baki)
  const kode_baki = await deletedTray(ctx.db, ctx.kode_toko, trays)
  if (kode_baki !== undefined) refuse('BAKI_DIHAPUS', { kode_baki })
  const claims = await reversedClaims(ctx.db, ctx.kode_toko, sale.nomor)
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
    klaim: await reversedPieces(ctx.db, ctx.kode_toko, sale.nomor),
    ...(claims.length === 0 ? {} : { klaim_lain: claims }),
    jurnal: await reversedJournal(ctx.db, ctx.kode_toko, sale.nomor),
    otorisasi: grant.uses,
    jawaban: { no_faktur_jual: sale.nomor },
  }
}
