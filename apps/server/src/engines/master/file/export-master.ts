import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { StoreCtx } from '../../../platform/context.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { type BookColumn, type BookSheet, writeBook } from '../../../platform/sheet/write-book.ts'
import { name, rows, sql } from '../../../platform/sql.ts'
import { masterNamed } from '../check-values.ts'
import { everyRow, type ListQuery } from '../list-master.ts'
import { within } from '../master-table.ts'
import { headerOf, toCell } from './sheet-cells.ts'

/**
 * Every live row as a workbook: the first sheet reads back equal through the import, the second one
 * says what each column takes. An empty master gives the sheet to begin with.
 */
export async function excelOfMaster(
  ctx: StoreCtx,
  master: MasterDefinition,
  query: ListQuery,
): Promise<FileAnswer> {
  const fields = Object.entries(master.fields)
  const allowed = new Map<string, readonly string[]>()
  for (const [field, kind] of fields) {
    if (kind.kind === 'ref') allowed.set(field, await keysOf(ctx, kind.master))
    if (kind.kind === 'choice') allowed.set(field, Object.keys(kind.options))
    if (kind.kind === 'flag') allowed.set(field, ['Ya', 'Tidak'])
  }
  const found = await everyRow(ctx, master, query)
  const data: BookSheet = {
    name: master.title,
    columns: fields.map(([field, kind]) =>
      columnOf(headerOf(master, field), kind, allowed.get(field)),
    ),
    rows: found.map(row => fields.map(([field, kind]) => toCell(kind, row[field] ?? null))),
  }
  return {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${master.name}.xlsx`,
    disposition: 'attachment',
    bytes: await writeBook([data, guide(master, allowed)]),
  }
}

const KEYS_TOLD = 200

/** Keys a column may hold, of another master of the store or the chain. */
async function keysOf(ctx: StoreCtx, other: string): Promise<string[]> {
  const master = masterNamed(other)
  const found = await rows<{ kode: string }>(
    ctx.db,
    sql`select ${name(master.key)} kode from ${name(master.table)}
        where ${within(master, ctx.kode_toko)} and dihapus_pada is null
        order by ${name(master.key)} limit ${KEYS_TOLD}`,
  )
  return found.map(row => row.kode)
}

const FORMATS: Readonly<Partial<Record<Field['kind'], string>>> = {
  money: '#,##0',
  integer: '0',
  permil: '0.0',
  weight: '0.000',
  percent: '0.0',
  decimal: '0.00',
  date: 'yyyy-mm-dd',
}

const columnOf = (head: string, field: Field, oneOf?: readonly string[]): BookColumn => ({
  head,
  format: FORMATS[field.kind] ?? '@',
  width: 'min' in field || field.kind === 'date' ? 14 : 24,
  isFigure: 'min' in field,
  ...(oneOf === undefined ? {} : { oneOf }),
})

const TEXT: BookColumn = { head: '', format: '@', width: 24, isFigure: false }

/** What each column is and takes. */
const guide = (
  master: MasterDefinition,
  allowed: ReadonlyMap<string, readonly string[]>,
): BookSheet => ({
  name: 'Petunjuk',
  columns: [
    { ...TEXT, head: 'Kolom' },
    { ...TEXT, head: 'Wajib', width: 8 },
    { ...TEXT, head: 'Isi', width: 60 },
    { ...TEXT, head: 'Pilihan', width: 80 },
  ],
  rows: Object.entries(master.fields).map(([field, kind]) => [
    headerOf(master, field),
    field === master.key || kind.required !== false ? 'Ya' : 'Tidak',
    [takes(kind), kind.hint ?? ''].filter(Boolean).join('. '),
    choices(kind, allowed.get(field) ?? []),
  ]),
})

/** What a kind of field takes, in words; bounds in the unit that is typed. */
function takes(field: Field): string {
  switch (field.kind) {
    case 'ref':
      return `Kode dari ${masterNamed(field.master).title}`
    case 'choice':
    case 'flag':
      return 'Salah satu pilihan'
    case 'date':
      return 'Tanggal, 2026-11-21 atau 21-11-2026'
    case 'code':
    case 'text':
      return `Teks, paling banyak ${String(field.max)} huruf`
    default:
      return `Angka ${between(field)}`
  }
}

const UNIT: Readonly<Partial<Record<Field['kind'], readonly [number, string]>>> = {
  weight: [1000, ' gram'],
  percent: [10, ' %'],
  permil: [1, ' ‰'],
  money: [1, ' rupiah'],
}

function between(field: Extract<Field, { min: number }>): string {
  const [divisor, unit] = UNIT[field.kind] ?? [1, field.unit === undefined ? '' : ` ${field.unit}`]
  return `${String(field.min / divisor)} sampai ${String(field.max / divisor)}${unit}`
}

const choices = (field: Field, values: readonly string[]): string =>
  field.kind === 'choice'
    ? Object.entries(field.options)
        .map(([value, label]) => `${value} = ${label}`)
        .join('; ')
    : values.join(', ')
