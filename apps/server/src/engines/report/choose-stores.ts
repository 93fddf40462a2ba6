import { ALL, type ReportFace } from '@kencana/contract/kit/report'
import { closedBy, gateKeys, nodeOf } from '@kencana/contract/menu/gates'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { calendarDay } from '../../platform/clock.ts'
import type { Actor, Ctx } from '../../platform/context.ts'
import { storeGates } from '../../platform/http/module-gate.ts'
import { first, rows, sql } from '../../platform/sql.ts'
import type { Reading } from './read-rows.ts'

export interface StoreFacts {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly alamat_toko: string
}

/**
 * The stores a report is read for. Head office chooses one, several (`JKT,BDG`) or all, and all is
 * what its own base means; everyone else has their own store and no other.
 * @throws Refusal TANPA_HAK, TOKO_BUKAN_HAK, TIDAK_DITEMUKAN, MODULE_OFF
 */
export async function chooseStores(
  ctx: Ctx,
  reading: Reading,
  face: ReportFace,
  asked: string | undefined,
): Promise<readonly StoreFacts[]> {
  await demandShown(ctx, reading, face)
  const existing = await rows<StoreFacts & { tipe: string }>(
    reading.db,
    sql`select kode_toko, nama_toko, alamat_toko from toko where dihapus_pada is null
        order by nomor`,
  )
  const all = choosesStores(ctx.actor)
  const wanted = asked ?? (all && ctx.kode_toko === ctx.actor.kode_toko ? ALL : ctx.kode_toko)
  if (wanted === ALL && all) return withModule(reading, face, existing, false)
  const codes = new Set(wanted === ALL ? [ctx.kode_toko] : wanted.split(','))
  for (const kode_toko of codes) {
    if (!all && kode_toko !== ctx.kode_toko) refuse('TOKO_BUKAN_HAK', { kode_toko })
    if (!existing.some(store => store.kode_toko === kode_toko)) refuse('TIDAK_DITEMUKAN')
  }
  const chosen = existing.filter(store => codes.has(store.kode_toko))
  return withModule(reading, face, chosen, true)
}

/** Whether this user sees the store picker (doc1 §6). */
const choosesStores = ({ tipe, level }: Actor): boolean =>
  tipe === 'PUSAT' && ACTS_FOR_STORES.includes(level)

/** Some are shown only in certain stores (doc2 §2), whatever stores they then tell of. */
async function demandShown(ctx: Ctx, reading: Reading, { path }: ReportFace): Promise<void> {
  const node = nodeOf(path)
  if (node.storesIn === undefined) return
  await reading.enter(ctx.kode_toko)
  const store = await storeGates(reading.db, ctx.kode_toko, gateKeys([node]))
  const closed = closedBy(node, ctx.actor.level, store)
  if (closed !== undefined) refuse('TANPA_HAK')
}

async function hasModule(reading: Reading, kode_toko: string, module: string): Promise<boolean> {
  await reading.enter(kode_toko)
  return (await storeGates(reading.db, kode_toko, { modules: [module], settings: [] })).isOn(module)
}

/** The stores where the report's module is on; one that was named and has it off is refused. */
async function withModule(
  reading: Reading,
  face: ReportFace,
  stores: readonly StoreFacts[],
  named: boolean,
): Promise<readonly StoreFacts[]> {
  const { module } = face
  if (module === undefined) return stores
  const on: StoreFacts[] = []
  for (const store of stores) {
    if (await hasModule(reading, store.kode_toko, module)) on.push(store)
    else if (named) refuse('MODULE_OFF', { modul: module })
  }
  return on.length === 0 ? refuse('MODULE_OFF', { modul: module }) : on
}

/** The open business day of the store worked for, else the latest of the chosen, else today. */
export async function meantDay(
  ctx: Ctx,
  reading: Reading,
  stores: readonly StoreFacts[],
): Promise<string> {
  let latest = ''
  for (const kode_toko of new Set([ctx.kode_toko, ...stores.map(s => s.kode_toko)])) {
    await reading.enter(kode_toko)
    const row = await first<{ tgl: string }>(
      reading.db,
      sql`select tgl::text from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA'`,
    )
    if (row !== undefined && kode_toko === ctx.kode_toko) return row.tgl
    if (row !== undefined && row.tgl > latest) latest = row.tgl
  }
  return latest === '' ? calendarDay(ctx.now()) : latest
}
