import * as routes from '@kencana/contract/areas/ringkasan'
import { type Endpoint, read, stream } from '../../platform/http/endpoint.ts'
import { showAttention } from './show-attention.ts'
import { showGrafik } from './show-grafik.ts'
import { showSteps } from './show-langkah.ts'
import { showCharts, showStores, showToday } from './show-ringkasan.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.ringkasan, ctx => showToday(ctx)),
  read(routes.ringkasanGrafik, (ctx, { query }) => showCharts(ctx, query)),
  read(routes.ringkasanGrafikJenis, (ctx, { params, query }) =>
    showGrafik(ctx, params.jenis, query),
  ),
  read(routes.langkahAwal, ctx => showSteps(ctx)),
  stream(routes.perhatianPusat, ctx => showAttention(ctx)),
  stream(routes.ringkasanPusat, (ctx, { query }) => showStores(ctx, query)),
]
