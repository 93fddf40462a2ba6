import * as routes from '@kencana/contract/areas/harga-emas'
import { change, type Endpoint, read, stream } from '../../platform/http/endpoint.ts'
import { pricesBefore } from './harga-emas.queries.ts'
import { plannedBoards, showChanges, withdrawBoard } from './planned-boards.ts'
import { priceBoard } from './price-board.ts'
import { showRange } from './price-range.ts'
import { previewSet, setPrices } from './set-prices.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.priceBoard, ctx => priceBoard(ctx, ctx.now())),
  stream(routes.priceRange, ctx => showRange(ctx)),
  read(routes.priceHistory, async (ctx, { query }) =>
    (await pricesBefore(ctx.db, ctx.kode_toko, query, ctx.now())).map(row => ({
      ...row,
      berlaku_pada: row.berlaku_pada.toISOString(),
    })),
  ),
  read(routes.priceChanges, (ctx, { query }) => showChanges(ctx, query)),
  read(routes.plannedBoards, ctx => plannedBoards(ctx)),
  read(routes.previewPrices, (ctx, { body }) => previewSet(ctx, body)),
  change(routes.setPrices, (ctx, { body }) => setPrices(ctx, body)),
  change(routes.withdrawBoard, (ctx, { params, body }) => withdrawBoard(ctx, params.id, body)),
]
