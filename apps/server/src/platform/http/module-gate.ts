import { choosesPast, DATE_LOCK_FLAGS, mayLookBack, namesNoDay } from '@kencana/contract/date-lock'
import type { Right, Route } from '@kencana/contract/kit/route'
import {
  asksStore,
  closedBy,
  gateKeys,
  nodeOf,
  opens,
  type StoreGates,
} from '@kencana/contract/menu/gates'
import { MODULES } from '@kencana/contract/modules'
import { refuse } from '@kencana/contract/refusals'
import type { Actor, Ctx, StoreCtx } from '../context.ts'
import { first, type Queryable, sql } from '../sql.ts'
import { readInStore } from '../transaction.ts'

/** What a use case was asked, as far as the store may have something to say to it. */
type Asked = { readonly query?: unknown; readonly body?: unknown } | undefined

/**
 * Refuses what the store closes, now: its modules, screens it keeps to some levels, its past days.
 * @throws Refusal MODULE_OFF, TANPA_HAK, TANGGAL_TERKUNCI, TOKO_BELUM_BUKA
 */
export async function checkStore(ctx: StoreCtx, route: Route, asked: Asked): Promise<void> {
  // Both are asked in one flight; a screen that is closed is said before a day of it that is.
  const checks = [checkModule(ctx, route.right), checkDays(ctx, route, asked)]
  for (const check of await Promise.allSettled(checks)) {
    if (check.status === 'rejected') throw check.reason
  }
}

/** Runs `work` when the store lets it in, asked in a transaction of its own. @throws Refusal */
export async function withStore<T>(
  ctx: Ctx,
  route: Route,
  asked: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const { right, dateLock = false } = route
  if (isGated(right, ctx.actor) || dateLock !== false) {
    const check = (db: StoreCtx['db']) => checkStore({ ...ctx, db }, route, asked)
    await readInStore(ctx.app.pool, ctx.kode_toko, check)
  }
  return work()
}

/** The previous-date lock (aktif tgl), as the route declares it. */
async function checkDays(ctx: StoreCtx, { dateLock = false }: Route, asked: Asked): Promise<void> {
  if (dateLock === false) return
  const days = { ...(asked?.query as object), ...(asked?.body as object) }
  if (namesNoDay(dateLock, days)) return
  const store = await first<{ tgl: string | null; setting: Record<string, string> | null }>(
    ctx.db,
    sql`select
          (select h.tgl from hari_bisnis h
            where h.kode_toko = ${ctx.kode_toko} and h.status = 'BUKA') as tgl,
          (select jsonb_object_agg(p.kunci, p.nilai) from para_system p
            where p.kode_toko = ${ctx.kode_toko}
              and p.kunci = any (${DATE_LOCK_FLAGS}::text[])) as setting`,
  )
  const { level } = ctx.actor
  if (mayLookBack(level, flag => store?.setting?.[flag])) return
  const tgl = store?.tgl ?? refuse('TOKO_BELUM_BUKA')
  if (choosesPast(dateLock, days, tgl)) refuse('TANGGAL_TERKUNCI', { tgl, level })
}

/**
 * Refuses what the store closes: the module of the call, and every screen that would have let the
 * caller in, be it by its module or by a setting that keeps it to some levels.
 * @throws Refusal MODULE_OFF, TANPA_HAK
 */
export async function checkModule(ctx: StoreCtx, right: Right): Promise<void> {
  if (!isGated(right, ctx.actor)) return
  const nodes = 'screens' in right ? openNodes(right, ctx.actor) : []
  const { modules, settings } = gateKeys(nodes)
  const own = moduleOf(right)
  const asked = own === undefined ? modules : [...modules, own]
  const store = await storeGates(ctx.db, ctx.kode_toko, { modules: asked, settings })
  if (own !== undefined && !store.isOn(own)) refuse('MODULE_OFF', { modul: own })
  const closed = nodes.map(node => closedBy(node, ctx.actor.level, store))
  if (nodes.length === 0 || closed.includes(undefined)) return
  const modul = nodes[closed.indexOf('module')]?.module
  if (modul === undefined) refuse('TANPA_HAK')
  else refuse('MODULE_OFF', { modul })
}

type Screens = Extract<Right, { screens: readonly string[] }>

const openNodes = (right: Screens, actor: Actor) =>
  right.screens.map(nodeOf).filter(node => opens(node, actor))

/** The module that a call itself belongs to. */
const moduleOf = (right: Right): string | undefined =>
  'public' in right ? undefined : right.module

/** One screen that asks nobody lets everybody in who may open it. */
function isGated(right: Right, actor: Actor): boolean {
  if (moduleOf(right) !== undefined) return true
  if (!('screens' in right)) return false
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
  {
    modules,
    settings,
  }: { readonly modules: readonly string[]; readonly settings: readonly string[] },
): Promise<StoreGates> {
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
    kode_toko,
    isOn: key => row?.modul?.[key] ?? MODULES.some(module => module.key === key && module.awal),
    setting: key => row?.setting?.[key],
  }
}
