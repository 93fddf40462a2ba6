import * as routes from '@kencana/contract/areas/uang/non-cash'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { nonCashPage } from './show-non-cash.ts'
import { tickNonCash } from './tick-non-cash.ts'
import { untickNonCash } from './untick-non-cash.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.listNonCash, (ctx, { query }) => nonCashPage(ctx, query)),
  change(routes.tickNonCash, (ctx, { body }) => tickNonCash(ctx, body)),
  change(routes.untickNonCash, (ctx, { body }) => untickNonCash(ctx, body)),
]
