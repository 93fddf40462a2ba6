import * as routes from '@kencana/contract/areas/stok/cuci'
import * as away from '@kencana/contract/areas/stok/di-tukang'
import { judgeSusut, listSusut } from '@kencana/contract/areas/stok/susut'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { closeBatch } from './close-batch.ts'
import { judgeLoss, showLosses } from './judge-loss.ts'
import { receivePlated, receiveWashed } from './receive-pieces.ts'
import { sendPieces } from './send-pieces.ts'
import { showAway, showOneAway } from './show-away.ts'
import { parts } from './show-cuci.ts'

/** Pieces at a craftsman: sent, taken back, and what was lost of them (13 §1). */
export const endpoints: readonly Endpoint[] = [
  read(away.listAntreTukang, (ctx, { query }) => showAway(ctx, query)),
  read(away.showAntreTukang, (ctx, { params }) => showOneAway(ctx, params.kode_barcode)),
  document(routes.postKirimCuci, (ctx, { body }) => sendPieces(ctx, body)),
  document(routes.terimaCuci, (ctx, { body }) => receiveWashed(ctx, body)),
  document(routes.terimaSepuhan, (ctx, { body }) => receivePlated(ctx, body)),
  document(routes.wastingSepuhan, (ctx, { body }) => closeBatch(ctx, body)),
  read(listSusut, (ctx, { query }) => showLosses(ctx, query)),
  document(judgeSusut, (ctx, { params, body }) => judgeLoss(ctx, params.no_susut, body)),
  ...documentEndpoints(routes.kirimCuci, parts),
]

export { lossTerms, tukangOf } from './cuci.queries.ts'
export { refersTo } from './master-uses.ts'
export { demandTukang } from './send-pieces.ts'

export const owns = ['batch_cuci', 'gerak_batch_cuci', 'susut', 'gerak_susut'] as const
export const uses = ['akun', 'barang', 'timbang-baki'] as const
