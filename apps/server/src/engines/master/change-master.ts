import type { MasterDefinition } from '@kencana/contract/kit/master'
import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { join, sql } from '../../platform/sql.ts'
import type { Meant } from '../../platform/texts/question-of.ts'
import { checkValues } from './check-values.ts'
import { recordHistory } from './master-history.ts'
import {
  findRow,
  keyOf,
  type StampedRow,
  type StoredRow,
  toColumns,
  toWire,
} from './master-table.ts'
import { type MasterUse, usedBy } from './references.ts'
import { insertRow, writeRow } from './write-row.ts'

/** A row as it was typed. */
export interface Typed {
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  readonly before: StampedRow | undefined
  readonly dipastikan: Meant
}

/** What a module may add to a master; more than this makes it a feature of its own. */
export interface MasterHooks {
  /** Refuses values no definition can judge. `before` is undefined for a new row. */
  readonly beforeSave?: (
    ctx: StoreCtx,
    values: Readonly<Record<string, unknown>>,
    before: StampedRow | undefined,
  ) => Promise<void>
  /** Asks about what is unusual in a row that a person typed; see `questionOf`. */
  readonly ask?: (ctx: StoreCtx, master: MasterDefinition, typed: Typed) => Promise<void>
  /** What a new row brings with it, in its own transaction. */
  readonly afterCreate?: (ctx: StoreCtx, row: StampedRow) => Promise<void>
  readonly beforeDelete?: (ctx: StoreCtx, row: StampedRow) => Promise<void>
  /** Columns outside the masters that hold its key. */
  readonly usedBy?: readonly MasterUse[]
}

type Values = Readonly<Record<string, unknown>>
interface Done {
  readonly message: string
  readonly data: StampedRow
}

/** A new row. A code that was deleted is offered back (DELETED), never taken over silently. */
export async function createRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  hooks: MasterHooks,
  { dipastikan, ...values }: Values,
): Promise<Done> {
  checkKeeper(ctx, master)
  const key = String(values[master.key])
  await refuseTaken(ctx, master, key)
  await checkValues(ctx, master, key, values)
  await hooks.beforeSave?.(ctx, values, undefined)
  const typed = { key, values, before: undefined, dipastikan: dipastikan as Meant }
  await hooks.ask?.(ctx, master, typed)
  const stored = await insertRow(ctx, master, values)
  // A rival took the key between the look and the insert.
  if (stored === undefined) return refuse('SUDAH_ADA', { kode: key })
  const data = toWire(master, stored)
  await recordHistory(ctx, master, { kode: key, aksi: 'TAMBAH', sebelum: null, sesudah: data })
  await hooks.afterCreate?.(ctx, data)
  return { message: 'Berhasil Menyimpan Data', data }
}

/** Changes a row; `versi`, when given, must still be the row's. */
export async function updateRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  hooks: MasterHooks,
  kode: string,
  { versi, dipastikan, ...values }: Values,
): Promise<Done> {
  checkKeeper(ctx, master)
  const { key, row } = await lockedRow(ctx, master, kode)
  if (row.dihapus_pada !== null) refuse('TIDAK_DITEMUKAN')
  const before = toWire(master, row)
  if (versi !== undefined && versi !== before.versi) refuse('BERUBAH')
  await checkValues(ctx, master, key, values, before)
  await hooks.beforeSave?.(ctx, values, before)
  await hooks.ask?.(ctx, master, { key, values, before, dipastikan: dipastikan as Meant })
  const sets = toColumns(master, values).map(({ column, value }) => sql`${column} = ${value}`)
  const data = toWire(master, await writeRow(ctx, master, key, join(sets, sql`, `)))
  await recordHistory(ctx, master, { kode: key, aksi: 'UBAH', sebelum: before, sesudah: data })
  return { message: 'Berhasil Mengedit Data', data }
}

/** Deletes softly what nothing uses. */
export async function deleteRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  { beforeDelete, usedBy: uses = [] }: MasterHooks,
  typed: string,
): Promise<{ message: string }> {
  checkKeeper(ctx, master)
  const { key, row } = await lockedRow(ctx, master, typed)
  if (row.dihapus_pada !== null) refuse('TIDAK_DITEMUKAN')
  const before = toWire(master, row)
  const oleh = await usedBy(ctx, master, key, uses)
  if (oleh !== undefined) refuse('MASIH_DIPAKAI', { kode: key, oleh })
  await beforeDelete?.(ctx, before)
  await writeRow(ctx, master, key, sql`dihapus_pada = ${ctx.now()}`)
  await recordHistory(ctx, master, { kode: key, aksi: 'HAPUS', sebelum: before, sesudah: null })
  return { message: 'Berhasil Menghapus Data' }
}

/** Brings a deleted row back as it was, where its rules still hold; a live one is left alone. */
export async function reactivateRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  hooks: MasterHooks,
  typed: string,
): Promise<Done> {
  checkKeeper(ctx, master)
  const { key, row } = await lockedRow(ctx, master, typed)
  const message = 'Berhasil Mengaktifkan Data'
  const before = toWire(master, row)
  if (row.dihapus_pada === null) return { message, data: before }
  await checkValues(ctx, master, key, before)
  await hooks.beforeSave?.(ctx, before, before)
  const data = toWire(master, await writeRow(ctx, master, key, sql`dihapus_pada = null`))
  await recordHistory(ctx, master, { kode: key, aksi: 'AKTIFKAN', sebelum: null, sesudah: data })
  return { message, data }
}

/** What all stores share is changed by the head office, by OWN and SU. */
export function checkKeeper(ctx: Ctx, master: MasterDefinition): void {
  if (master.kept === 'store') return
  if (ctx.actor.tipe !== 'PUSAT' && !SEES_ALL.includes(ctx.actor.level)) refuse('TANPA_HAK')
}

async function refuseTaken(ctx: StoreCtx, master: MasterDefinition, key: string): Promise<void> {
  const there = await findRow(ctx, master, key)
  if (there === undefined) return
  if (there.dihapus_pada !== null) refuse('DELETED', { kode: key })
  refuse('SUDAH_ADA', { kode: key }, { [master.key]: 'Sudah dipakai' })
}

async function lockedRow(
  ctx: StoreCtx,
  master: MasterDefinition,
  typed: string,
): Promise<{ key: string; row: StoredRow }> {
  const key = keyOf(master, typed)
  const row = await findRow(ctx, master, key, sql`for update`)
  return row === undefined ? refuse('TIDAK_DITEMUKAN') : { key, row }
}
