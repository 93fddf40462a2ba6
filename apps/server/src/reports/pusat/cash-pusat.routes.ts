import * as trade from '@kencana/contract/areas/pusat/perdagangan'
import { posisi } from '@kencana/contract/areas/pusat/posisi'
import * as money from '@kencana/contract/areas/pusat/uang'
import { type Endpoint, stream } from '../../platform/http/endpoint.ts'
import { showBiaya, showCash, showOutstanding, showSpecific } from './money-charts.ts'
import { showPosition } from './position.ts'
import { showDaily, showPeriod, showYear } from './trade-charts.ts'

/** Figures of all stores, each read in its own security: the specified calls, and the position. */
export const cashPusatEndpoints: readonly Endpoint[] = [
  stream(posisi, (ctx, _, gone) => showPosition(ctx, gone)),
  stream(trade.dailyTransactionChart, ctx => showDaily(ctx)),
  stream(trade.periodTransactionChart, (ctx, { body }) => showPeriod(ctx, body)),
  stream(trade.periodTransactionChartByAddress, (ctx, { query }) => showPeriod(ctx, query)),
  stream(trade.yearTransaction, (ctx, { body }) => showYear(ctx, body)),
  stream(trade.yearTransactionByAddress, (ctx, { query }) => showYear(ctx, query)),
  stream(money.dailyCashChart, (ctx, { query }) => showCash(ctx, query)),
  stream(money.dailyCashChartByBody, (ctx, { body }) => showCash(ctx, body)),
  stream(money.dailyBiaya, (ctx, { body }) => showBiaya(ctx, body)),
  stream(money.dailyBiayaByAddress, (ctx, { query }) => showBiaya(ctx, query)),
  stream(money.outstandNonCash, (ctx, { body }) => showOutstanding(ctx, body)),
  stream(money.outstandNonCashByAddress, (ctx, { query }) => showOutstanding(ctx, query)),
  stream(money.dailySpecificChart, (ctx, { body }) => showSpecific(ctx, body)),
  stream(money.dailySpecificChartByAddress, (ctx, { query }) => showSpecific(ctx, query)),
]
