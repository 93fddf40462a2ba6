import * as routes from '@kencana/contract/areas/nota/ajuan'
import { document, type Endpoint, read } from '../../../platform/http/endpoint.ts'
import { approveSale, refuseSale, withdrawSale } from './end-ajuan.ts'
import { showAjuan, showAjuanPage, showToday } from './show-ajuan.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.listAjuan, (ctx, { query }) => showAjuanPage(ctx, query)),
  document(routes.approveAjuan, (ctx, { params }) => approveSale(ctx, params.no_ajuan)),
  document(routes.refuseAjuan, (ctx, { params, body }) =>
    refuseSale(ctx, params.no_ajuan, body.alasan),
  ),
  read(routes.todaysAjuan, ctx => showToday(ctx)),
  read(routes.getAjuan, (ctx, { params }) => showAjuan(ctx, params.no_ajuan)),
  document(routes.withdrawAjuan, (ctx, { params, body }) =>
    withdrawSale(ctx, params.no_ajuan, body.alasan),
  ),
]
