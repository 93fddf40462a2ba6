import * as routes from '@kencana/contract/areas/akuntansi/periode'
import { document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { closePeriode, reopenPeriode } from './close-periode.ts'
import { showPeriode, showPeriodes } from './show-periode.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.periodeList, ctx => showPeriodes(ctx)),
  read(routes.getPeriode, (ctx, { params }) => showPeriode(ctx, params.no_tutup)),
  document(routes.closePeriode, (ctx, { body }) => closePeriode(ctx, body.bulan)),
  document(routes.reopenPeriode, (ctx, { params, body }) =>
    reopenPeriode(ctx, params.no_tutup, body.alasan),
  ),
]
