import type { Right } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../context.ts'
import { first, sql } from '../sql.ts'
import { readInStore } from '../transaction.ts'

/** Refuses what hangs on a module the store has switched off. @throws Refusal MODULE_OFF */
export async function checkModule(ctx: StoreCtx, right: Right): Promise<void> {
  if (!('screens' in right) || right.module === undefined) return
  const row = await first<{ aktif: boolean }>(
    ctx.db,
    sql`select aktif from modul where kode_toko = ${ctx.kode_toko} and kunci = ${right.module}`,
  )
  if (row?.aktif !== true) refuse('MODULE_OFF', { modul: right.module })
}

/** Runs `work` when the module is on, asked in a transaction of its own. @throws Refusal */
export async function withModule<T>(ctx: Ctx, right: Right, work: () => Promise<T>): Promise<T> {
  if ('screens' in right && right.module !== undefined) {
    await readInStore(ctx.app.pool, ctx.kode_toko, db => checkModule({ ...ctx, db }, right))
  }
  return work()
}
