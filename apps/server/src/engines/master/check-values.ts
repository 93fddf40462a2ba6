import { columnOf } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { pairFaults } from '@kencana/contract/kit/masters/schema'
import { MASTERS } from '@kencana/contract/masters/registry'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { every, first, name, sql } from '../../platform/sql.ts'
import { within } from './master-table.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What a schema cannot know: pairs are in order with what stays as it was `before`, every record
 * referred to exists and lives, and unique values are free.
 * @throws Refusal TIDAK_LENGKAP, RUJUKAN_TIDAK_ADA, SUDAH_ADA, each with its field
 */
export async function checkValues(
  ctx: StoreCtx,
  master: MasterDefinition,
  key: string,
  values: Values,
  before?: Values,
): Promise<void> {
  const faults = pairFaults(master, { ...before, ...values })
  if (Object.keys(faults).length > 0) refuse('TIDAK_LENGKAP', {}, faults)
  await checkRefs(ctx, master, values)
  await checkUnique(ctx, master, key, values)
}

/**
 * Referred rows are locked against deletion until this transaction ends, so that a record cannot
 * be deleted in the moment another begins to use it.
 */
async function checkRefs(ctx: StoreCtx, master: MasterDefinition, values: Values): Promise<void> {
  for (const [field, kind] of Object.entries(master.fields)) {
    const value = values[field]
    if (kind.kind !== 'ref' || value === null || value === undefined) continue
    const other = masterNamed(kind.master)
    const where = every([
      within(other, ctx.kode_toko),
      sql`${name(other.key)} = ${value}`,
      sql`dihapus_pada is null`,
    ])
    const row = await first(
      ctx.db,
      sql`select 1 from ${name(other.table)} where ${where} for key share`,
    )
    if (row !== undefined) continue
    const facts = { label: kind.label, kode: String(value) }
    refuse('RUJUKAN_TIDAK_ADA', facts, { [field]: 'Pilih dari daftar' })
  }
}

async function checkUnique(
  ctx: StoreCtx,
  master: MasterDefinition,
  key: string,
  values: Values,
): Promise<void> {
  for (const field of master.unique) {
    const kind = master.fields[field]
    if (kind === undefined || !Object.hasOwn(values, field)) continue
    const row = await first(
      ctx.db,
      sql`select 1 from ${name(master.table)}
          where ${within(master, ctx.kode_toko)} and ${name(master.key)} <> ${key}
            and ${name(columnOf(field, kind))} = ${values[field]}`,
    )
    if (row === undefined) continue
    refuse('SUDAH_ADA', { kode: `${kind.label} ${values[field]}` }, { [field]: 'Sudah dipakai' })
  }
}

/** A master by name; a name that is none is a fault of a definition. */
export function masterNamed(wanted: string): MasterDefinition {
  const found = MASTERS.find(master => master.name === wanted)
  if (found === undefined) throw new Error(`no master named ${wanted}`)
  return found
}
