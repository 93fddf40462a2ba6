import type { tokoList } from '@kencana/contract/areas/toko'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { toko } from '@kencana/contract/masters/umum/toko'
import { callMaster } from '../../engines/master/list-master.ts'
import type { StoreCtx } from '../../platform/context.ts'

/** Live stores; a store without a server of its own lives under this one's address. */
export async function storesWithPortal(ctx: StoreCtx): Promise<AnswerOf<typeof tokoList>> {
  const stores = await callMaster(ctx, toko, { path: 'tokos' }, {})
  return stores.map(row => ({
    ...row,
    portal: row.portal === null ? `${ctx.origin}/toko/${row.kode_toko}` : String(row.portal),
  }))
}
