import * as routes from '@kencana/contract/areas/barang/timbang'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { resetList, showList, startTray, weighTray } from './weigh-tray.ts'

/** Trays on the scale: what they weigh against the books (13 §2). */
export { demandScales } from './demand-scale.ts'
export { unweighedTrays } from './timbang-baki.queries.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.listTimbang, ctx => showList(ctx)),
  change(routes.startTimbang, (ctx, { body }) => startTray(ctx, body)),
  change(routes.weighTimbang, (ctx, { params, body }) => weighTray(ctx, params.id, body)),
  change(routes.resetTimbang, (ctx, { body }) => resetList(ctx, body)),
]

export const owns = ['timbang_baki'] as const
export const uses = [] as const
