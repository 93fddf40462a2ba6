import type { Right } from '@kencana/contract/kit/route'
import { asksStore, closedBy, nodeOf, opens, type StoreGates } from '@kencana/contract/menu/gates'
import { MODULES } from '@kencana/contract/modules'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, Ctx, StoreCtx } from '../context.ts'
import { first, type Queryable, sql } from '../sql.ts'
import { readInStore } from '../transaction.ts'

/**
 * Refuses what the store closes: the module of the call, and every screen that would have let the
 * caller in, be it by its module or by a setting that keeps it to some levels.
 * @throws Refusal MODULE_OFF, TANPA_HAK
 */
export async function checkModule(ctx: StoreCtx, right: Right): Promise<void> {
  if (!('screens' in right) || !isGated(right, ctx.actor)) return
  const nodes = openNodes(right, ctx.actor)
  const store = await storeGates(ctx.db, ctx.kode_toko, {
    modules: [...nodes.map(node => node.module), right.module],
    settings: nodes.map(node => node.levelsWhen?.setting),
  })
  if (right.module !== undefined && !store.isOn(right.module)) {
    refuse('MODULE_OFF', { modul: right.module })
  }
  const closed = nodes.map(node => closedBy(node, ctx.actor.level, store))
  if (nodes.length === 0 || closed.includes(undefined)) return
  const modul = nodes[closed.indexOf('module')]?.module
  if (modul === undefined) refuse('TANPA_HAK')
  else refuse('MODULE_OFF', { modul })
}

/** Runs `work` when the store lets it in, asked in a transaction of its own. @throws Refusal */
export async function withModule<T>(ctx: Ctx, right: Right, work: () => Promise<T>): Promise<T> {
  if ('screens' in right && isGated(right, ctx.actor)) {
    await readInStore(ctx.app.pool, ctx.kode_toko, db => checkModule({ ...ctx, db }, right))
  }
  return work()
}

type Screens = Extract<Right, { screens: readonly string[] }>

const openNodes = (right: Screens, actor: Actor) =>
  right.screens.map(nodeOf).filter(node => opens(node, actor))

/** One screen that asks nobody lets everybody in who may open it. */
function isGated(right: Screens, actor: Actor): boolean {
  if (right.module !== undefined) return true
  const nodes = openNodes(right, actor)
  return nodes.length > 0 && nodes.every(node => asksStore(node, actor.level))
}

/**
 * Those modules and settings of a store; a module without a row is as in a new store.
 * The transaction is scoped to that store.
 */
export async function storeGates(
  db: Queryable,
  kode_toko: string,
  wanted: {
    readonly modules: readonly (string | undefined)[]
    readonly settings: readonly (string | undefined)[]
  },
): Promise<StoreGates> {
  const modules = wanted.modules.filter(key => key !== undefined)
  const settings = wanted.settings.filter(key => key !== undefined)
  const row = await first<{
    modul: Record<string, boolean> | null
    setting: Record<string, string> | null
  }>(
    db,
    sql`select
          (select jsonb_object_agg(m.kunci, m.aktif) from modul m
            where m.kode_toko = ${kode_toko} and m.kunci = any (${modules}::text[])) as modul,
          (select jsonb_object_agg(p.kunci, p.nilai) from para_system p
            where p.kode_toko = ${kode_toko} and p.kunci = any (${settings}::text[])) as setting`,
  )
  return {
    isOn: key => row?.modul?.[key] ?? MODULES.some(module => module.key === key && module.awal),
    setting: key => row?.setting?.[key],
  }
}
