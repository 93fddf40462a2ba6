import type { tokoList } from '@kencana/contract/areas/toko'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { toko } from '@kencana/contract/masters/umum/toko'
import { callMaster } from '../../engines/master/list-master.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { portalRows } from './portal.queries.ts'

/**
 * Live stores; one without a server of its own, or with one that nobody was answered by yet, is
 * reached under this one's address.
 */
export async function storesWithPortal(ctx: StoreCtx): Promise<AnswerOf<typeof tokoList>> {
  const stores = await callMaster(ctx, toko, { path: 'tokos' }, {})
  const used = new Map(
    (await portalRows(ctx.db)).flatMap(({ kode_toko, portal, portal_uji: check }) =>
      check?.dipakai === true && check.alamat === portal ? [[kode_toko, portal]] : [],
    ),
  )
  return stores.map(row => ({
    ...row,
    portal: used.get(String(row.kode_toko)) ?? `${ctx.origin}/toko/${row.kode_toko}`,
  }))
}
