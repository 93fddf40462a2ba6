import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { MasterDefinition, MasterRow } from '@kencana/contract/kit/master'
import type { Keadaan } from '@kencana/contract/kit/masters/plan'
import { createSchema } from '@kencana/contract/kit/masters/schema'
import { fillText } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import { fieldsUnreadable } from '../../../platform/http/problem.ts'
import { every, name, rows, sql } from '../../../platform/sql.ts'
import {
  columnsOf,
  keyOf,
  type StampedRow,
  type StoredRow,
  toWire,
  within,
} from '../master-table.ts'
import { checkTogether } from './check-together.ts'
import type { Faults, GivenRow, Step, Values } from './step.ts'

/**
 * Judges many rows against what a master holds, in a handful of statements: new ones, changed ones,
 * ones to bring back, and what is wrong with the others. The rows met are locked until the
 * transaction ends, so that what is decided is what will be written.
 */
export async function planRows(
  ctx: StoreCtx,
  master: MasterDefinition,
  given: readonly GivenRow[],
  breathe: (done: number) => Promise<void>,
): Promise<Step[]> {
  const keys = given.map(row => keyOf(master, String(row.values[master.key] ?? '')))
  const met = await rowsMet(ctx, master, keys)
  const schema = createSchema(master)
  const taken = new Map<string, number>()
  const steps: Step[] = []
  for (const [i, row] of given.entries()) {
    if (i % 250 === 0) await breathe(i)
    const kode = keys[i] ?? ''
    const step = judge(master, schema, row, kode, met.get(kode))
    const twin = taken.get(kode)
    if (twin === undefined) taken.set(kode, i)
    steps.push(twin === undefined ? step : refused(step, twinFault(master, given[twin]?.baris)))
  }
  const more = await checkTogether(ctx, master, steps)
  return steps.map((step, i) => (more[i] === undefined ? step : refused(step, more[i])))
}

/** A step that will not be taken, and why. */
export const refused = (step: Step, faults: Faults): Step => ({
  ...step,
  keadaan: 'DITOLAK',
  salah: { ...faults, ...step.salah },
})

interface Met {
  readonly row: StampedRow
  readonly isDeleted: boolean
}

async function rowsMet(
  ctx: StoreCtx,
  master: MasterDefinition,
  keys: readonly string[],
): Promise<Map<string, Met>> {
  const key = name(master.key)
  const found = await rows<StoredRow>(
    ctx.db,
    sql`select ${columnsOf(master)} from ${name(master.table)}
        where ${every([within(master, ctx.kode_toko), sql`${key} = any (${[...new Set(keys)]})`])}
        order by ${key} for update`,
  )
  return new Map(
    found.map(row => [
      String(row[master.key]),
      { row: toWire(master, row), isDeleted: row.dihapus_pada !== null },
    ]),
  )
}

function judge(
  master: MasterDefinition,
  schema: ReturnType<typeof createSchema>,
  row: GivenRow,
  kode: string,
  met: Met | undefined,
): Step {
  const before = met === undefined ? {} : own(master, met.row)
  const parsed = schema.safeParse({ ...before, ...row.values })
  const salah: Record<string, string> = { ...row.faults }
  for (const issue of parsed.error?.issues ?? []) {
    salah[String(issue.path[0] ?? '')] ??= issue.message
  }
  Object.assign(salah, fieldsUnreadable(row.values))
  const values = parsed.success ? parsed.data : { ...before, ...row.values }
  if (met !== undefined) Object.assign(salah, fixedFaults(master, met.row, values))
  const isWrong = Object.keys(salah).length > 0
  const keadaan = isWrong ? 'DITOLAK' : stateOf(master, values, met)
  const { baris, cells = {} } = row
  return { baris, kode, keadaan, values, before: met?.row, salah, cells }
}

/** The fields of a row without its stamp. */
const own = (master: MasterDefinition, row: MasterRow): MasterRow =>
  Object.fromEntries(Object.keys(master.fields).map(field => [field, row[field] ?? null]))

function fixedFaults(master: MasterDefinition, before: MasterRow, values: Values): Faults {
  const changed = Object.entries(master.fields).filter(
    ([field, { fixed }]) => fixed === true && before[field] !== values[field],
  )
  return Object.fromEntries(changed.map(([field]) => [field, FIELD_TEXTS.fixed]))
}

function stateOf(master: MasterDefinition, values: Values, met: Met | undefined): Keadaan {
  if (met === undefined) return 'BARU'
  if (met.isDeleted) return 'AKTIF'
  const isSame = Object.keys(master.fields).every(field => met.row[field] === values[field])
  return isSame ? 'SAMA' : 'BERUBAH'
}

const twinFault = (master: MasterDefinition, baris: number | null | undefined): Faults => ({
  [master.key]: fillText(FIELD_TEXTS.twin, { baris: baris ?? '' }),
})
