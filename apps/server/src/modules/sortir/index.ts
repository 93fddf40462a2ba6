import * as routes from '@kencana/contract/areas/stok/sortir'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { moveSorted } from './move-sorted.ts'
import { parts, showQueue, showWaiting } from './show-sortir.ts'
import { sortPieces } from './sort-pieces.ts'

/** Bought pieces that wait: sorted into trays, bins and scrap (13 §1). */
export const endpoints: readonly Endpoint[] = [
  read(routes.listAntreSortir, (ctx, { query }) => showQueue(ctx, query)),
  read(routes.showAntreSortir, (ctx, { params }) => showWaiting(ctx, params.kode_barcode)),
  document(routes.postSortir, (ctx, { body }) => sortPieces(ctx, body)),
  document(routes.pindahSortir, (ctx, { body }) => moveSorted(ctx, body)),
  ...documentEndpoints(routes.sortir, parts),
]

export const owns = [] as const
export const uses = ['akun', 'barang', 'timbang-baki'] as const
