import { cellFault, fieldNamed, rowOf, type SheetField } from '@kencana/contract/kit/sheet/columns'
import { Refusal, refuse } from '@kencana/contract/refusals'
import type { z } from 'zod'
import { breathe, type Progress } from '../http/upload.ts'
import { columnsOf } from './header.ts'
import { type CellFault, faultsByRow, type Sheet, toldCell } from './sheet.ts'

/** A row that cannot be what its sheet is about. */
export interface BadRow {
  /** Number of the row in the sheet. */
  readonly at: number
  readonly row: Readonly<Record<string, unknown>>
  /** Column → what is wrong with it. */
  readonly faults: Readonly<Record<string, string>>
}

export interface SheetRows<Row> {
  readonly rows: Row[]
  /** Their numbers in the sheet; the header is row 1. */
  readonly places: number[]
  readonly bad: BadRow[]
  /** What a cell says, by its place as a fault names it: `12.berat`. */
  readonly cellAt: CellAt
}

type CellAt = (place: string) => string

interface Form<S extends z.ZodType> {
  readonly sheet: readonly SheetField[]
  readonly schema: S
  readonly most: number
  readonly report: Progress
}

const PROGRESS_EVERY = 250

/**
 * Checks the form of every row of a sheet; empty rows are passed over.
 * @throws Refusal BERKAS_DITOLAK for columns that are not those of the sheet, without rows, or with
 * too many
 */
export async function readRows<S extends z.ZodType>(
  given: Sheet,
  { sheet, schema, most, report }: Form<S>,
): Promise<SheetRows<z.output<S>>> {
  const known = sheet.map(field => ({ ...field, field }))
  const fields = columnsOf(given, known, text => fieldNamed(sheet, text))
  const body = given.rows.slice(1)
  if (body.length > most) {
    return refuse('BERKAS_DITOLAK', { alasan: `lebih dari ${String(most)} baris` })
  }
  const lost = faultsByRow(given.faults)
  const found: SheetRows<z.output<S>> = {
    rows: [],
    places: [],
    bad: [],
    cellAt: place => cellOf(given, fields, place),
  }
  for (const [i, line] of body.entries()) {
    if (i % PROGRESS_EVERY === 0) await breathe(() => report(i, body.length))
    const own = faultsOf(fields, line, lost.get(i + 1) ?? [])
    if (line.every(cell => cell.trim() === '') && own.length === 0) continue
    const row = rowOf(fields, line)
    const parsed = schema.safeParse(row)
    if (parsed.success && own.length === 0) {
      found.rows.push(parsed.data)
      found.places.push(i + 2)
    } else {
      const issues = (parsed.error?.issues ?? []).map(({ path, message }): [string, string] => [
        path.join('.'),
        message,
      ])
      // the first sentence of a field is the one that helps
      const faults = Object.fromEntries([...issues.reverse(), ...own])
      found.bad.push({ at: i + 2, row, faults })
    }
  }
  if (found.rows.length === 0 && found.bad.length === 0) {
    return refuse('BERKAS_DITOLAK', { alasan: 'berkas kosong' })
  }
  return found
}

/** What is wrong with the cells of a row whatever its form asks, by field. */
function faultsOf(
  fields: readonly (SheetField | undefined)[],
  line: readonly string[],
  lost: readonly CellFault[],
): [string, string][] {
  return fields.flatMap((field, at): [string, string][] => {
    if (field === undefined) return []
    const fault = lost.find(({ column }) => column === at)
    if (fault !== undefined) return [[field.key, fault.teks]]
    const text = cellFault(field, line[at] ?? '')
    return text === undefined ? [] : [[field.key, text]]
  })
}

function cellOf(
  { rows }: Sheet,
  fields: readonly (SheetField | undefined)[],
  place: string,
): string {
  const [row = '', key = ''] = place.split('.')
  const at = fields.findIndex(field => field?.key === key)
  return rows[Number(row) - 1]?.[at] ?? ''
}

/**
 * Work with the rows of a sheet; a no that is about some of them tells what stands in their cells,
 * for the file is not before whoever reads it. @throws Refusal of the work
 */
export async function tellingCells<T>(cellAt: CellAt, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (no) {
    if (!(no instanceof Refusal) || no.code !== 'BARIS_SALAH') throw no
    return refuse(no.code, no.facts, no.fields, cellsTold(Object.keys(no.fields ?? {}), cellAt))
  }
}

/** What stands in these places, but for what is empty. */
export const cellsTold = (places: readonly string[], cellAt: CellAt): Record<string, string> =>
  Object.fromEntries(
    places.map(place => [place, toldCell(cellAt(place))]).filter(([, cell]) => cell !== ''),
  )

const FAULTS_SHOWN = 200

/**
 * Refuses rows that are wrong, place by place (`12.berat`), in the order of the rows; nothing where
 * none is. @throws Refusal BARIS_SALAH
 */
export function refuseRows(faults: Readonly<Record<string, string>>): void {
  const wrong = Object.entries(faults).sort(([a], [b]) => numberIn(a) - numberIn(b))
  if (wrong.length === 0) return
  const jumlah = new Set(wrong.map(([key]) => key.replace(/\.[^.]+$/, ''))).size
  refuse('BARIS_SALAH', { jumlah }, Object.fromEntries(wrong.slice(0, FAULTS_SHOWN)))
}

/** `12.berat` and `barang.12.berat` belong to row 12. */
const numberIn = (key: string): number => Number(/\d+/.exec(key)?.[0] ?? 0)
