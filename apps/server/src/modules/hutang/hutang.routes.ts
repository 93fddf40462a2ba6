import * as routes from '@kencana/contract/areas/hutang'
import { type Endpoint, read } from '../../platform/http/endpoint.ts'
import { loansPage } from './daftar/list-hutang.ts'
import { showLoan } from './daftar/show-hutang.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.listHutang, (ctx, { query }) => loansPage(ctx, query)),
  read(routes.getHutang, (ctx, { params }) => showLoan(ctx, params.no_faktur_hutang)),
]
