import type { MasterDefinition } from '@kencana/contract/kit/master'
import {
  KEADAAN,
  type Keadaan,
  type MasterPlan,
  type PlanCounts,
  type PlannedRow,
  ROWS_TOLD,
} from '@kencana/contract/kit/masters/plan'
import { refusalText } from '@kencana/contract/kit/words/refusal-text'
import { Refusal, refuse } from '@kencana/contract/refusals'
import { fingerprint } from '../../../platform/canonical.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { cellsTold } from '../../../platform/sheet/sheet-rows.ts'
import { join, sql } from '../../../platform/sql.ts'
import type { MasterHooks } from '../change-master.ts'
import { recordHistory } from '../master-history.ts'
import { type StampedRow, toColumns, toWire } from '../master-table.ts'
import { insertRow, writeRow } from '../write-row.ts'
import { planRows, refused } from './plan-rows.ts'
import type { GivenRow, Step } from './step.ts'

interface CarryOut {
  readonly master: MasterDefinition
  readonly hooks: MasterHooks
  readonly given: readonly GivenRow[]
  /** `false` leaves the writing to a later call, where no rule of a module needs it. */
  readonly write: boolean
  /** Called now and then with how many rows are done, to let others in between. */
  readonly breathe: (done: number) => Promise<void>
}

/**
 * Plans the given rows and writes those that are right, one after the other, so that a module's
 * rule sees what stands before it. What comes of it is the plan: a preview is the same rolled back.
 */
export async function carryOut(ctx: StoreCtx, work: CarryOut): Promise<MasterPlan> {
  const { master, hooks, given, breathe } = work
  const steps = await planRows(ctx, master, given, breathe)
  const isWritten = work.write || hooks.beforeSave !== undefined
  if (!isWritten) return planOf(master, steps)
  const done: Step[] = []
  for (const [i, step] of steps.entries()) {
    if (i % 250 === 0) await breathe(i)
    done.push(await take(ctx, master, hooks, step))
  }
  return planOf(master, await takeRefusedAgain(ctx, work, steps, done))
}

/**
 * A rule that compares rows may refuse one for what a later one was about to change: bands that
 * move against each other. What was refused is tried again for as long as that lets more through.
 */
async function takeRefusedAgain(
  ctx: StoreCtx,
  work: CarryOut,
  planned: readonly Step[],
  done: readonly Step[],
): Promise<readonly Step[]> {
  const { master, hooks } = work
  const isLate = (i: number, step: Step) =>
    step.keadaan === 'DITOLAK' && planned[i]?.keadaan !== 'DITOLAK'
  const next: Step[] = []
  for (const [i, step] of done.entries()) {
    const wanted = planned[i]
    next.push(
      wanted !== undefined && isLate(i, step) ? await take(ctx, master, hooks, wanted) : step,
    )
  }
  const late = (steps: readonly Step[]) => steps.filter((step, i) => isLate(i, step)).length
  return late(next) === 0 || late(next) === late(done)
    ? next
    : takeRefusedAgain(ctx, work, planned, next)
}

async function take(
  ctx: StoreCtx,
  master: MasterDefinition,
  hooks: MasterHooks,
  step: Step,
): Promise<Step> {
  if (step.keadaan === 'SAMA' || step.keadaan === 'DITOLAK') return step
  const before = step.keadaan === 'BARU' ? undefined : step.before
  try {
    await hooks.beforeSave?.(ctx, step.values, before)
  } catch (no) {
    if (no instanceof Refusal) return refused(step, faultsOf(no))
    throw no
  }
  const row = await write(ctx, master, step)
  if (step.keadaan === 'BARU') await hooks.afterCreate?.(ctx, row)
  return step
}

const faultsOf = ({ code, facts, fields }: Refusal): Readonly<Record<string, string>> =>
  fields ?? { '': refusalText({ code, facts }) }

const AKSI = {
  BARU: 'TAMBAH',
  BERUBAH: 'UBAH',
  AKTIF: 'AKTIFKAN',
  // never written
  SAMA: 'UBAH',
  DITOLAK: 'UBAH',
} as const

async function write(ctx: StoreCtx, master: MasterDefinition, step: Step): Promise<StampedRow> {
  const { kode, keadaan, values } = step
  const { [master.key]: _, ...rest } = values
  const sets = [
    ...toColumns(master, rest).map(({ column, value }) => sql`${column} = ${value}`),
    ...(keadaan === 'AKTIF' ? [sql`dihapus_pada = null`] : []),
  ]
  const stored =
    keadaan === 'BARU'
      ? await insertRow(ctx, master, values)
      : await writeRow(ctx, master, kode, join(sets, sql`, `))
  // A rival took the key after the plan was made.
  if (stored === undefined) return refuse('BERUBAH')
  const row = toWire(master, stored)
  await recordHistory(ctx, master, {
    kode,
    aksi: AKSI[keadaan],
    sebelum: keadaan === 'BARU' ? null : (step.before ?? null),
    sesudah: row,
  })
  return row
}

/** The plan as it travels: what is wrong first, then what changes, in the order given. */
function planOf(master: MasterDefinition, steps: readonly Step[]): MasterPlan {
  const wrong = steps.filter(step => step.keadaan === 'DITOLAK')
  const changing = steps.filter(step => step.keadaan !== 'DITOLAK' && step.keadaan !== 'SAMA')
  const facts = steps.map(step => [
    step.kode,
    step.keadaan,
    step.before?.versi ?? 0,
    step.values,
    step.salah,
  ])
  return {
    sidik: fingerprint(`rencana ${master.name}`, facts).toString('base64url'),
    jumlah: countsOf(steps),
    baris: [...wrong, ...changing].slice(0, ROWS_TOLD).map(step => told(master, step)),
  }
}

function told(master: MasterDefinition, step: Step): PlannedRow {
  const { baris, kode, keadaan, before, values, salah, cells } = step
  const bidang = Object.keys(master.fields).flatMap(field => {
    const sebelum = before?.[field] ?? null
    const sesudah = simple(values[field])
    return sebelum === sesudah || field === master.key ? [] : [{ bidang: field, sebelum, sesudah }]
  })
  const nilai = cellsTold(Object.keys(salah), field => cells[field] ?? '')
  return { baris, kode, keadaan, bidang, salah, nilai }
}

/** What was given may be anything; what is told is a plain value. */
const simple = (value: unknown): string | number | boolean | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null

function countsOf(steps: readonly Step[]): PlanCounts {
  const count = (keadaan: Keadaan) => steps.filter(step => step.keadaan === keadaan).length
  return Object.fromEntries(KEADAAN.map(one => [one, count(one)])) as PlanCounts
}
