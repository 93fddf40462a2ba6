import type { MasterDefinition } from '@kencana/contract/kit/master'
import type {
  MasterPlan,
  PlanCounts,
  SendPlan,
  Sent,
  sendAsked,
  sendBody,
} from '@kencana/contract/kit/masters/plan'
import type { Route } from '@kencana/contract/kit/route'
import { refusalText } from '@kencana/contract/kit/words/refusal-text'
import { Refusal, refuse } from '@kencana/contract/refusals'
import type { z } from 'zod'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { recordChange } from '../../../platform/http/change.ts'
import { checkModule } from '../../../platform/http/module-gate.ts'
import { breathe } from '../../../platform/http/upload.ts'
import { mayActFor } from '../../../platform/session/session-store.ts'
import { every, name, rows, sql } from '../../../platform/sql.ts'
import { inStore, readInStore } from '../../../platform/transaction.ts'
import type { MasterHooks } from '../change-master.ts'
import { columnsOf, keyOf, type StoredRow, toWire, within } from '../master-table.ts'
import { carryOut } from '../plan/carry-out.ts'
import type { GivenRow } from '../plan/step.ts'
import { undone } from '../plan/undone.ts'

interface Send {
  readonly master: MasterDefinition
  readonly hooks: MasterHooks
  readonly route: Route
}

/**
 * What sending rows of the context's store to others would do in each of them, carried out there
 * and undone. @throws Refusal TANPA_HAK, TOKO_BUKAN_HAK, TIDAK_DITEMUKAN
 */
export async function planSend(
  ctx: Ctx,
  send: Send,
  { kode, toko }: z.output<typeof sendAsked>,
): Promise<SendPlan> {
  const stores = await storesOf(ctx, toko)
  const given = await rowsToSend(ctx, send.master, kode)
  const plans: SendPlan['toko'] = []
  for (const { kode_toko, nama_toko } of stores) {
    const there = { ...ctx, kode_toko }
    const outcome = await told(() =>
      undone(ctx.app.pool, kode_toko, db => apply({ ...there, db }, send, given, false)),
    )
    const { plan = NOTHING, pesan: ditolak } = outcome
    plans.push({ kode_toko, nama_toko, ditolak, ...plan })
  }
  return { toko: plans }
}

/**
 * Sends rows to each store as its preview said, whole or not at all, under its own scope, with its
 * history, its audit row and its key: sent again, a store that took them answers what it answered.
 * @throws Refusal TANPA_HAK, TOKO_BUKAN_HAK, TIDAK_DITEMUKAN before anything is sent
 */
export async function sendRows(
  ctx: Ctx,
  send: Send,
  { kode, toko }: z.output<typeof sendBody>,
): Promise<Sent> {
  const wanted = new Map(toko.map(one => [one.kode_toko, one.sidik]))
  const stores = await storesOf(ctx, [...wanted.keys()])
  const given = await rowsToSend(ctx, send.master, kode)
  const answers: Sent['toko'] = []
  for (const { kode_toko } of stores) {
    const sidik = wanted.get(kode_toko) ?? ''
    const outcome = await told(() => sendTo({ ...ctx, kode_toko }, send, given, sidik))
    const jumlah = outcome.plan?.jumlah ?? null
    const pesan = outcome.pesan ?? 'Berhasil Menyimpan Data'
    answers.push({ kode_toko, terkirim: jumlah !== null, code: outcome.code, pesan, jumlah })
  }
  const all = answers.every(answer => answer.terkirim)
  return { message: all ? 'Berhasil Mengirim Data' : 'Sebagian toko belum menerima', toko: answers }
}

const sendTo = (there: Ctx, send: Send, given: readonly GivenRow[], sidik: string) =>
  inStore(there.app.pool, there.kode_toko, db => {
    const scoped = { ...there, db }
    const body = { kode: given.length, sidik }
    return recordChange(scoped, send.route, body, async () => {
      const plan = await apply(scoped, send, given, true)
      if (plan.sidik !== sidik) refuse('BERUBAH')
      return { jumlah: plan.jumlah }
    })
  })

async function apply(
  there: StoreCtx,
  { master, hooks, route }: Send,
  given: readonly GivenRow[],
  write: boolean,
): Promise<MasterPlan> {
  await checkModule(there, route.right)
  return carryOut(there, { master, hooks, given, write, breathe: () => breathe() })
}

interface Outcome<P> {
  readonly plan: P | undefined
  readonly code: string | null
  readonly pesan: string | null
}

/** What a store answered, or the sentence with which it refused; others go on without it. */
async function told<P extends { readonly jumlah: PlanCounts }>(
  work: () => Promise<P>,
): Promise<Outcome<P>> {
  try {
    return { plan: await work(), code: null, pesan: null }
  } catch (no) {
    if (!(no instanceof Refusal) || no.code === 'KUNCI_BEDA') throw no
    const pesan = refusalText(no)
    return { plan: undefined, code: no.code, pesan }
  }
}

const NOTHING: MasterPlan = {
  sidik: '',
  jumlah: { BARU: 0, BERUBAH: 0, AKTIF: 0, SAMA: 0, DITOLAK: 0 },
  baris: [],
}

interface StoreName {
  kode_toko: string
  nama_toko: string
}

/** The named live stores, each of which the actor may act for; never the one that is sent from. */
async function storesOf(ctx: Ctx, wanted: readonly string[]): Promise<StoreName[]> {
  if (ctx.actor.tipe !== 'PUSAT') refuse('TANPA_HAK')
  const found = await rows<StoreName>(
    ctx.app.pool,
    sql`select kode_toko, nama_toko from toko
        where kode_toko = any (${[...wanted]}) and dihapus_pada is null order by kode_toko`,
  )
  const there = new Set(found.map(store => store.kode_toko))
  for (const kode_toko of wanted) {
    const isAllowed = there.has(kode_toko) && mayActFor(ctx.actor, kode_toko)
    if (!isAllowed || kode_toko === ctx.kode_toko) refuse('TOKO_BUKAN_HAK', { kode_toko })
  }
  return found
}

/** Live rows of the store that is sent from, all or those named. */
async function rowsToSend(
  ctx: Ctx,
  master: MasterDefinition,
  kode: readonly string[] | undefined,
): Promise<GivenRow[]> {
  const key = name(master.key)
  const named = kode?.map(one => keyOf(master, one))
  const found = await readInStore(ctx.app.pool, ctx.kode_toko, db =>
    rows<StoredRow>(
      db,
      sql`select ${columnsOf(master)} from ${name(master.table)}
          where ${every([
            within(master, ctx.kode_toko),
            sql`dihapus_pada is null`,
            ...(named === undefined ? [] : [sql`${key} = any (${named})`]),
          ])}
          order by ${key}`,
    ),
  )
  const isWhole = named === undefined || found.length === new Set(named).size
  if (found.length === 0 || !isWhole) return refuse('TIDAK_DITEMUKAN')
  return found.map(row => ({ baris: null, values: fieldsOf(master, row) }))
}

function fieldsOf(master: MasterDefinition, stored: StoredRow) {
  const row = toWire(master, stored)
  return Object.fromEntries(Object.keys(master.fields).map(field => [field, row[field] ?? null]))
}
