import { dateFilter, defineReport, tokoFilter } from '../../engines/report/define-report.ts'
import { buyPayments, buySums, exchangeSums } from './buy-parts.ts'
import { cashMoves, drawers } from './cash-parts.ts'
import { machines, payments, salesSums, stock } from './day-parts.ts'
import { DAY_COLUMNS, readParts } from './day-report.ts'
import { swipes } from './gesek-parts.ts'
import { pawnPayments, pawnSums } from './pawn-parts.ts'

/** The day at a glance on one sheet: sales, purchases, exchanges, loans, stock, cash. */
export const eod = defineReport({
  id: 'laporan-eod',
  title: 'Laporan EOD',
  family: 'end-of-day',
  orientation: 'portrait',
  filters: { toko: tokoFilter(), tgl: dateFilter() },
  columns: DAY_COLUMNS,
  group: ['bagian'],
  order: [],
  rows: (db, day) =>
    readParts(db, [
      salesSums(day),
      payments(day),
      buySums(day),
      buyPayments(day),
      exchangeSums(day),
      pawnSums(day),
      pawnPayments(day),
      swipes(day),
      stock(day),
      cashMoves(day),
      drawers(day),
      machines(day),
    ]),
})
