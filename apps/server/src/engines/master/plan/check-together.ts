import { columnOf } from '@kencana/contract/kit/field'
import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { fillText } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import { every, name, rows, sql } from '../../../platform/sql.ts'
import { masterNamed } from '../check-values.ts'
import { toColumns, within } from '../master-table.ts'
import type { Step } from './step.ts'

type Faults = Readonly<Record<string, string>>
type Found = Map<number, Record<string, string>>

/**
 * What one row alone cannot show, for all of them by a statement a field: every record referred to
 * exists and lives (and is kept from being deleted until the transaction ends), and unique values
 * are free, in the table and among each other. Faults by the place of the row.
 */
export async function checkTogether(
  ctx: StoreCtx,
  master: MasterDefinition,
  steps: readonly Step[],
): Promise<readonly (Faults | undefined)[]> {
  const found: Found = new Map()
  await checkRefs(ctx, master, steps, found)
  for (const field of master.unique) await checkUnique(ctx, master, field, steps, found)
  return steps.map((_, i) => found.get(i))
}

function add(found: Found, at: number, field: string, text: string): void {
  found.set(at, { ...found.get(at), [field]: text })
}

async function checkRefs(
  ctx: StoreCtx,
  master: MasterDefinition,
  steps: readonly Step[],
  found: Found,
): Promise<void> {
  for (const [field, kind] of Object.entries(master.fields)) {
    if (kind.kind !== 'ref') continue
    const other = masterNamed(kind.master)
    const wanted = [...new Set(steps.map(step => step.values[field]).filter(isText))]
    if (wanted.length === 0) continue
    const key = name(other.key)
    const live = await rows<{ kode: string }>(
      ctx.db,
      sql`select ${key} kode from ${name(other.table)}
          where ${every([within(other, ctx.kode_toko), sql`${key} = any (${wanted})`])}
            and dihapus_pada is null
          order by ${key} for key share`,
    )
    const there = new Set(live.map(row => row.kode))
    steps.forEach((step, i) => {
      const value = step.values[field]
      if (!isText(value) || there.has(value) || step.keadaan === 'SAMA') return
      add(found, i, field, fillText(FIELD_TEXTS.missing, { label: kind.label, kode: value }))
    })
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

async function checkUnique(
  ctx: StoreCtx,
  master: MasterDefinition,
  field: string,
  steps: readonly Step[],
  found: Found,
): Promise<void> {
  const kind = master.fields[field]
  if (kind === undefined) return
  const kept = (step: Step): string | undefined => {
    const value = toColumns(master, { [field]: step.values[field] ?? null })[0]?.value
    return value === null || value === '' ? undefined : String(value)
  }
  const wanted = [...new Set(steps.map(kept).filter(value => value !== undefined))]
  if (wanted.length === 0) return
  const column = name(columnOf(field, kind))
  const taken = await rows<{ kode: string; nilai: string }>(
    ctx.db,
    sql`select ${name(master.key)} kode, ${column}::text nilai from ${name(master.table)}
        where ${within(master, ctx.kode_toko)} and ${column}::text = any (${wanted})`,
  )
  const holders = new Map(taken.map(row => [row.nilai, row.kode]))
  steps.forEach((step, i) => {
    const value = kept(step)
    if (value === undefined) return
    const holder = holders.get(value) ?? step.kode
    holders.set(value, holder)
    if (holder !== step.kode) add(found, i, field, fillText(FIELD_TEXTS.taken, { kode: holder }))
  })
}
