import * as routes from '@kencana/contract/areas/ringkasan'
import { type Endpoint, read, stream } from '../../platform/http/endpoint.ts'
import { showGrafik } from './show-grafik.ts'
import { showCharts, showStores, showToday } from './show-ringkasan.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.ringkasan, ctx => showToday(ctx)),
  read(routes.ringkasanGrafik, (ctx, { query }) => showCharts(ctx, query)),
  read(routes.ringkasanGrafikJenis, (ctx, { params, query }) =>
    showGrafik(ctx, params.jenis, query),
  ),
  stream(routes.ringkasanPusat, (ctx, { query }) => showStores(ctx, query)),
]
