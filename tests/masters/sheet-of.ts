import type { MasterDefinition, MasterRow } from '@kencana/contract/kit/master'
import { toCell } from '../../apps/server/src/engines/master/file/sheet-cells.ts'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import type { Caller } from '../sample-shop/api.ts'

/** A sheet as people have it before them: the header, then rows of texts. */
export interface Sheet {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The Excel export of a master, read back. */
export async function exported(caller: Caller, master: MasterDefinition, toko: string) {
  const response = await caller.bytes(`${master.resource}/xlsx`, { toko })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${master.name}: ${bytes.toString()}`)
  const [header = [], ...rows] = (await parseSheet(bytes, `${master.name}.xlsx`)).rows
  return { bytes, sheet: { header, rows } }
}

/** Cells of a row as its export holds them. */
export function cellsOf(
  master: MasterDefinition,
  values: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(master.fields).map(([name, field]) => {
    const cell = toCell(field, (values as MasterRow)[name] ?? null)
    return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
  })
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** The sheet as a CSV file, every cell quoted. */
export const csvOf = ({ header, rows }: Sheet): Buffer =>
  Buffer.from([header, ...rows].map(line => line.map(quoted).join(',')).join('\r\n'))

/** A form that carries a file, as a browser sends it. */
export function fileForm(bytes: Buffer, name: string, sidik?: string): FormData {
  const form = new FormData()
  if (sidik !== undefined) form.set('sidik', sidik)
  form.set('file', new File([new Uint8Array(bytes)], name))
  return form
}
