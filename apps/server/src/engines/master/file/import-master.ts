import { createHash } from 'node:crypto'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterPlan, masterImported, PlannedRow } from '@kencana/contract/kit/masters/plan'
import type { Route } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { recordChange } from '../../../platform/http/change.ts'
import {
  breathe,
  judgeFile,
  keyedByFile,
  progressOf,
  readUpload,
  type Upload,
} from '../../../platform/http/upload.ts'
import { columnsOf } from '../../../platform/sheet/header.ts'
import { readSheet } from '../../../platform/sheet/read-sheet.ts'
import { type CellFault, faultsByRow } from '../../../platform/sheet/sheet.ts'
import { inStore } from '../../../platform/transaction.ts'
import { checkKeeper, type MasterHooks } from '../change-master.ts'
import { masterNamed } from '../check-values.ts'
import { carryOut } from '../plan/carry-out.ts'
import type { GivenRow } from '../plan/step.ts'
import { undone } from '../plan/undone.ts'
import { fieldOfHeader, fromCell, headerOf } from './sheet-cells.ts'

const MOST_ROWS = 5000
const FAULTS_TOLD = 200
/** Fewer rows are done before a progress dialog could be read. */
const LONG = 500

interface Import {
  readonly master: MasterDefinition
  readonly hooks: MasterHooks
  readonly route: Route
}

/**
 * What a file would do, carried out and undone. @throws Refusal BERKAS_DITOLAK when it is no sheet
 * of this master, TANPA_HAK
 */
export async function planImport(
  ctx: Ctx,
  request: FastifyRequest,
  { master, hooks }: Import,
): Promise<MasterPlan> {
  checkKeeper(ctx, master)
  const given = await rowsOfFile(master, await fileOf(request, []))
  return watched(ctx, 'Memeriksa berkas', given.length, tick =>
    undone(ctx.app.pool, ctx.kode_toko, db =>
      carryOut({ ...ctx, db }, { master, hooks, given, write: false, breathe: tick }),
    ),
  )
}

/**
 * Writes a file as its preview said, all rows or none.
 * @throws Refusal BERKAS_DITOLAK, BARIS_SALAH with the place of each fault, BERUBAH when the rows
 * it meets are no longer those of the preview
 */
export async function importFile(
  ctx: Ctx,
  request: FastifyRequest,
  { master, hooks, route }: Import,
): Promise<z.output<typeof masterImported>> {
  checkKeeper(ctx, master)
  const upload = await fileOf(request, ['sidik'])
  const { sidik } = upload.texts
  if (sidik === undefined) return refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'sidik' })
  const given = await rowsOfFile(master, upload)
  const keyed = keyedByFile(ctx, upload.file.bytes, upload.texts)
  const berkas = createHash('sha256').update(upload.file.bytes).digest('hex')
  return watched(ctx, 'Menyimpan berkas', given.length, tick =>
    inStore(ctx.app.pool, ctx.kode_toko, db => {
      const scoped = { ...keyed, db }
      return recordChange(scoped, route, { berkas, baris: given.length }, async () => {
        const plan = await carryOut(scoped, { master, hooks, given, write: true, breathe: tick })
        if (plan.jumlah.DITOLAK > 0)
          refuse('BARIS_SALAH', { jumlah: plan.jumlah.DITOLAK }, ...faultsOf(plan))
        if (plan.sidik !== sidik) refuse('BERUBAH')
        return { message: 'Berhasil Menyimpan Data', jumlah: plan.jumlah }
      })
    }),
  )
}

type SheetUpload = Upload & { readonly file: NonNullable<Upload['file']> }

async function fileOf(request: FastifyRequest, texts: readonly string[]): Promise<SheetUpload> {
  const upload = await readUpload(request, 'file', texts)
  const { file } = upload
  if (file === undefined) return refuse('BERKAS_DITOLAK', { alasan: 'berkas belum dipilih' })
  return { ...upload, file }
}

/** Row and field of the sheet (`7.harga_bandrol`) → what is wrong there, and what stands there. */
function faultsOf({ baris }: MasterPlan): [Record<string, string>, Record<string, string>] {
  const wrong = baris
    .flatMap(({ baris: row, salah, nilai }: PlannedRow) =>
      Object.entries(salah).map(([field, text]) => {
        return { place: `${String(row)}.${field}`, text, cell: nilai[field] }
      }),
    )
    .slice(0, FAULTS_TOLD)
  const cells = wrong.flatMap(({ place, cell }) => (cell === undefined ? [] : [[place, cell]]))
  return [
    Object.fromEntries(wrong.map(({ place, text }) => [place, text])),
    Object.fromEntries(cells),
  ]
}

/** Rows of the file by field. @throws Refusal BERKAS_DITOLAK on columns that are no field */
async function rowsOfFile(master: MasterDefinition, { file }: SheetUpload): Promise<GivenRow[]> {
  const sheet = await judgeFile(() => readSheet(file.bytes, file.name))
  const known = Object.keys(master.fields).map(field => ({
    field,
    label: headerOf(master, field),
    required: field === master.key,
  }))
  const fields = columnsOf(sheet, known, text => fieldOfHeader(master, text))
  const body = sheet.rows.slice(1)
  if (body.length > MOST_ROWS) {
    return refuse('BERKAS_DITOLAK', { alasan: `lebih dari ${String(MOST_ROWS)} baris` })
  }
  const lost = faultsByRow(sheet.faults)
  const given: GivenRow[] = []
  for (const [i, line] of body.entries()) {
    if (i % 500 === 0) await breathe()
    const own = lost.get(i + 1) ?? []
    if (own.length > 0 || line.some(cell => cell !== '')) {
      given.push(rowOf(master, fields, line, { baris: i + 2, lost: own }))
    }
  }
  return given.length === 0 ? refuse('BERKAS_DITOLAK', { alasan: 'berkas kosong' }) : given
}

/** The place of a row, and its cells that are not what was meant. */
interface RowPlace {
  readonly baris: number
  readonly lost: readonly CellFault[]
}

function rowOf(
  master: MasterDefinition,
  fields: readonly (string | undefined)[],
  line: readonly string[],
  { baris, lost }: RowPlace,
): GivenRow {
  const values: Record<string, unknown> = {}
  const faults: Record<string, string> = {}
  const cells: Record<string, string> = {}
  fields.forEach((name, i) => {
    const field = name === undefined ? undefined : master.fields[name]
    if (name === undefined || field === undefined) return
    cells[name] = line[i] ?? ''
    const fault = lost.find(({ column }) => column === i)
    const read = fault ? { fault: fault.teks } : fromCell(field, line[i] ?? '', masterNamed)
    if ('fault' in read) faults[name] = read.fault
    else values[name] = read.value
  })
  return { baris, values, faults, cells }
}

/** Runs long work with a progress dialog at whoever asked; it closes whatever comes of the work. */
async function watched<T>(
  ctx: Ctx,
  label: string,
  rows: number,
  work: (tick: (done: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (rows < LONG) return work(() => breathe())
  const report = progressOf(ctx, label)
  try {
    return await work(done => breathe(() => report(done, rows)))
  } finally {
    report(1, 1)
  }
}
