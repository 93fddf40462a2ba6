import * as routes from '@kencana/contract/areas/hutang'
import * as commands from '@kencana/contract/areas/hutang/commands'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { loansPage } from './daftar/list-hutang.ts'
import { showLoan } from './daftar/show-hutang.ts'
import { appraisePledge } from './pinjam/appraise-hutang.ts'
import { writeLoan } from './pinjam/post-hutang.ts'
import { redeemLoan } from './tebus/redeem-hutang.ts'
import { renewLoan, showRenewal } from './tebus/renew-hutang.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.listHutang, (ctx, { query }) => loansPage(ctx, query)),
  read(commands.appraiseHutang, (ctx, { body }) => appraisePledge(ctx, body)),
  document(commands.postHutang, (ctx, { body }) => writeLoan(ctx, body)),
  read(routes.getHutang, (ctx, { params }) => showLoan(ctx, params.no_faktur_hutang)),
  document(commands.redeemHutang, (ctx, { params, body }) =>
    redeemLoan(ctx, params.no_faktur_hutang, body),
  ),
  read(commands.previewRenewal, (ctx, { params, body }) =>
    showRenewal(ctx, params.no_faktur_hutang, body),
  ),
  document(commands.renewHutang, (ctx, { params, body }) =>
    renewLoan(ctx, params.no_faktur_hutang, body),
  ),
]
