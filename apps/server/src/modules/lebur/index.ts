import * as routes from '@kencana/contract/areas/stok/lebur'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { giveBar } from './give-bar.ts'
import { meltScrap } from './melt-scrap.ts'
import { sellBar } from './sell-bar.ts'
import { parts, showPools } from './show-lebur.ts'

/** Scrap melted into bars, sold or given to a supplier (13 §1). */
export const endpoints: readonly Endpoint[] = [
  read(routes.listKolamLebur, ctx => showPools(ctx)),
  document(routes.postLebur, (ctx, { body }) => meltScrap(ctx, body)),
  document(routes.jualLantak, (ctx, { params, body }) => sellBar(ctx, params.no_lebur, body)),
  document(routes.serahLantak, (ctx, { params, body }) => giveBar(ctx, params.no_lebur, body)),
  ...documentEndpoints(routes.lebur, parts),
]

export { barPaperSources } from './bar-papers.ts'

export const owns = ['lantak', 'gerak_lantak'] as const
export const uses = ['akun', 'cetak', 'timbang-baki', 'transaksi-besar', 'uang'] as const
