import { DOCUMENTS } from '@kencana/contract/names/documents'
import { dateFilter, defineReport, tokoFilter } from '../../engines/report/define-report.ts'
import { buyPayments, buySums, exchangeDocuments, exchangeSums } from './buy-parts.ts'
import { cashDocuments, cashMoves, drawers } from './cash-parts.ts'
import { accounts, chainHead, dayState, documents } from './closing-parts.ts'
import { machines, payments, salesSums, stock } from './day-parts.ts'
import { DAY_COLUMNS, readParts } from './day-report.ts'
import { swipeDocuments, swipes } from './gesek-parts.ts'
import { PAWN_KINDS, pawnDocuments, pawnPayments, pawnSums } from './pawn-parts.ts'

/** Kinds whose documents stand in a list of their own. */
const LISTED = [
  ...['PENJUALAN', 'BATAL_PENJUALAN', 'PEMBELIAN', 'BATAL_PEMBELIAN'],
  ...['TUKAR_TAMBAH', 'BATAL_TUKAR_TAMBAH', 'GESEK_TUNAI', 'BATAL_GESEK_TUNAI'],
  ...PAWN_KINDS,
]

/** The closing pack of a day: sales, loans, cancellations, stock, cash, journals, the chain. */
export const akhirHari = defineReport({
  id: 'laporan-akhir_hari',
  title: 'Laporan Akhir Hari',
  family: 'end-of-day',
  filters: { toko: tokoFilter(), tgl: dateFilter() },
  columns: DAY_COLUMNS,
  group: ['bagian'],
  order: [],
  rows: (db, day) =>
    readParts(db, [
      dayState(day),
      salesSums(day),
      documents(day, 'Penjualan', 'PENJUALAN'),
      documents(day, 'Pembatalan', 'BATAL_PENJUALAN'),
      payments(day),
      buySums(day),
      documents(day, DOCUMENTS.PEMBELIAN, 'PEMBELIAN', true),
      documents(day, DOCUMENTS.BATAL_PEMBELIAN, 'BATAL_PEMBELIAN', true),
      buyPayments(day),
      exchangeSums(day),
      exchangeDocuments(day),
      pawnSums(day),
      pawnDocuments(day),
      pawnPayments(day),
      swipes(day),
      swipeDocuments(day),
      stock(day),
      cashMoves(day),
      cashDocuments(day, LISTED),
      drawers(day),
      machines(day),
      accounts(day),
      chainHead(day),
    ]),
})
