import * as held from '@kencana/contract/areas/nota/nota-tertahan'
import * as routes from '@kencana/contract/areas/penjualan'
import { pageWindow } from '@kencana/contract/kit/page'
import { mgToGram } from '@kencana/domain/quantity'
import { journalsOf } from '../../engines/document/journal/read-journal.ts'
import {
  change,
  document,
  documentBy,
  type Endpoint,
  file,
  read,
} from '../../platform/http/endpoint.ts'
import { printCancellation } from './batal/batal-paper.ts'
import { cancelSale } from './batal/cancel-penjualan.ts'
import { hold, listHeld, takeUp } from './held-carts.ts'
import { listSales } from './penjualan.queries.ts'
import { endpoints as checking } from './periksa/periksa.routes.ts'
import { postSale, saleFacts } from './post-penjualan.ts'
import { previewSale } from './preview-penjualan.ts'
import { printNota } from './print-nota.ts'
import { showSale } from './show-penjualan.ts'

export const endpoints: readonly Endpoint[] = [
  documentBy(
    routes.postPenjualan,
    (ctx, { body }, db) => saleFacts(ctx, body, db),
    (ctx, { body }, facts) => postSale(ctx, body, facts),
  ),
  read(routes.previewPenjualan, (ctx, { body }) => previewSale(ctx, body)),
  read(routes.listPenjualan, async (ctx, { query }) => {
    const page = pageWindow(query)
    const { count, rows } = await listSales(ctx.db, ctx.kode_toko, query, page)
    const data = rows.map(row => ({
      no_faktur_jual: row.nomor,
      tgl_system: row.tgl,
      pada: row.pada.toISOString(),
      user_id: row.user_id,
      kode_sales: row.kode_sales,
      nama_customer: row.nama_customer,
      pcs: row.pcs,
      berat: mgToGram(row.berat_mg),
      total: row.total_rp,
      status: row.no_batal === null ? ('SELESAI' as const) : ('BATAL' as const),
    }))
    return { count, data, ...page }
  }),
  read(held.heldCarts, ctx => listHeld(ctx)),
  change(held.holdCart, (ctx, { body }) => hold(ctx, body)),
  change(held.takeHeldCart, (ctx, { params }) => takeUp(ctx, params.id)),
  read(routes.getPenjualan, (ctx, { params }) => showSale(ctx, params.no_faktur_jual)),
  read(routes.journalOfPenjualan, async (ctx, { params }) => {
    await showSale(ctx, params.no_faktur_jual)
    return journalsOf(ctx, [params.no_faktur_jual])
  }),
  document(routes.cancelPenjualan, (ctx, { params, body }) =>
    cancelSale(ctx, params.no_faktur_jual, body),
  ),
  file(routes.printCancellation, (ctx, { params, body }) =>
    printCancellation(ctx, params.no_faktur_jual, body.otorisasi),
  ),
  file(routes.printNota, (ctx, { params, body }) =>
    printNota(ctx, params.no_faktur_jual, body.otorisasi),
  ),
  ...checking,
]
