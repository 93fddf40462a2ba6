import {
  bankBook,
  cashBook,
  drawerSums as drawerSumsRoute,
} from '@kencana/contract/areas/uang/buku'
import { type Endpoint, read } from '../../platform/http/endpoint.ts'
import { ajuanEndpoints } from './ajuan/ajuan.routes.ts'
import { bankLines, cashLines } from './books.ts'
import { drawerSums } from './drawer-sums.ts'
import { mutasiEndpoints } from './mutasi-uang.ts'
import { uangEndpoints } from './uang-kas.ts'

export { headOf, moneyDocuments, type Stored } from './money-documents.ts'
export { openingMoney } from './opening-kas.ts'
export { drawerIn, placeOf } from './places.ts'

/** Money that moves by itself: between drawers and accounts, and by a kode transaksi. */
export const endpoints: readonly Endpoint[] = [
  ...mutasiEndpoints,
  ...uangEndpoints,
  ...ajuanEndpoints,
  read(cashBook, (ctx, { query }) => cashLines(ctx, query)),
  read(drawerSumsRoute, (ctx, { query }) => drawerSums(ctx, query.tgl)),
  read(bankBook, (ctx, { query }) => bankLines(ctx, query)),
]

export const owns = ['ajuan_uang', 'gerak_ajuan_uang'] as const
export const uses = ['akun', 'uang'] as const
