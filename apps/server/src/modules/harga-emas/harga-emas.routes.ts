import * as routes from '@kencana/contract/areas/harga-emas'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { pricesBefore } from './harga-emas.queries.ts'
import { priceBoard } from './price-board.ts'
import { setPrices } from './set-prices.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.priceBoard, ctx => priceBoard(ctx)),
  read(routes.priceHistory, async (ctx, { query }) =>
    (await pricesBefore(ctx.db, ctx.kode_toko, query)).map(row => ({
      ...row,
      berlaku_pada: row.berlaku_pada.toISOString(),
    })),
  ),
  change(routes.setPrices, (ctx, { body }) => setPrices(ctx, body)),
]
