import { findOldNotas } from '@kencana/contract/areas/nota/nota-lama'
import * as held from '@kencana/contract/areas/nota/nota-tertahan'
import * as routes from '@kencana/contract/areas/penjualan'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { change, documentBy, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { printCancellation } from './batal/batal-paper.ts'
import { cancelling } from './batal/cancel-penjualan.ts'
import { hold, listHeld, takeUp } from './held-carts.ts'
import { printNota } from './nota-paper.ts'
import { saleList } from './penjualan.queries.ts'
import { endpoints as checking } from './periksa/periksa.routes.ts'
import { postSale, saleFacts } from './post-penjualan.ts'
import { previewSale } from './preview-penjualan.ts'
import { oldNotas, showSale, soldTold } from './show-penjualan.ts'

export const endpoints: readonly Endpoint[] = [
  documentBy(
    routes.postPenjualan,
    (ctx, { body }, db) => saleFacts(ctx, body, db),
    (ctx, { body }, facts) => postSale(ctx, body, facts),
  ),
  read(routes.previewPenjualan, (ctx, { body }) => previewSale(ctx, body)),
  read(held.heldCarts, ctx => listHeld(ctx)),
  change(findOldNotas, (ctx, { body }) => oldNotas(ctx, body)),
  change(held.holdCart, (ctx, { body }) => hold(ctx, body)),
  change(held.takeHeldCart, (ctx, { params }) => takeUp(ctx, params.id)),
  ...documentEndpoints(routes.penjualan, {
    list: saleList,
    show: showSale,
    journal: async (ctx, nomor) => [(await showSale(ctx, nomor)).no_faktur_jual],
    cancel: cancelling,
    papers: { nota: printNota, 'batal/slip': printCancellation },
    receipt: soldTold,
  }),
  ...checking,
]
