import {
  asalBarang,
  type NewBarang,
  newBarang,
  type uploadBarang,
} from '@kencana/contract/areas/barang/commands'
import { BARANG_SHEET, rowOfCells, sheetField } from '@kencana/contract/areas/barang/sheet'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import {
  breathe,
  judgeFile,
  keyedByFile,
  type Progress,
  progressOf,
  readUpload,
} from '../../../platform/http/upload.ts'
import { readSheet } from '../../../platform/sheet/read-sheet.ts'
import { writeExcel } from '../../../platform/sheet/write-excel.ts'
import { addPieces, type BadRow } from './add-barang.ts'

const MOST_ROWS = 5000
const PROGRESS_EVERY = 250
const asalSchema = z.strictObject(asalBarang)

/**
 * Takes in the pieces of a sheet: all rows good, or nothing written and every fault named by the
 * row and column of the sheet. @throws Refusal BERKAS_DITOLAK, BARIS_SALAH and those of `addPieces`
 */
export async function uploadPieces(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<AnswerOf<typeof uploadBarang>> {
  const { file, texts } = await readUpload(request, 'file', ['asal'])
  if (file === undefined) return refuse('BERKAS_DITOLAK', { alasan: 'berkas belum dipilih' })
  const cells = await judgeFile(() => readSheet(file.bytes, file.name))
  const report = progressOf(ctx, 'Menyimpan barang')
  try {
    const { rows, places, bad } = await readRows(cells, report)
    return await addPieces(keyedByFile(ctx, file.bytes, texts), {
      rows,
      bad,
      asal: asalOf(texts.asal),
      place: (i, field) => `${String(places[i] ?? 0)}.${field}`,
    })
  } finally {
    // the dialog closes when all is done, also when it was refused
    report(1, 1)
  }
}

function asalOf(text: string | undefined): z.output<typeof asalSchema> {
  const parsed = asalSchema.safeParse(text === undefined ? {} : jsonOf(text))
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(issue => [`asal.${issue.path.join('.')}`, issue.message])
  return refuse('TIDAK_LENGKAP', {}, Object.fromEntries(fields))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks the form of every row; `places` are its numbers in the sheet, the header is row 1. */
async function readRows(
  cells: readonly (readonly string[])[],
  report: Progress,
): Promise<{ rows: NewBarang[]; places: number[]; bad: BadRow[] }> {
  const [header = [], ...body] = cells
  const fields = header.map(sheetField)
  const lacking = BARANG_SHEET.filter(field => field.required && !fields.includes(field))
  if (lacking.length > 0) {
    const alasan = `kolom ${lacking.map(field => field.label).join(', ')} tidak ada`
    return refuse('BERKAS_DITOLAK', { alasan })
  }
  if (body.length > MOST_ROWS) {
    return refuse('BERKAS_DITOLAK', { alasan: `lebih dari ${String(MOST_ROWS)} baris` })
  }
  const rows: NewBarang[] = []
  const places: number[] = []
  const bad: BadRow[] = []
  for (const [i, line] of body.entries()) {
    if (i % PROGRESS_EVERY === 0) await breathe(() => report(i, body.length))
    if (line.every(cell => cell.trim() === '')) continue
    const row = rowOfCells(fields, line)
    const parsed = newBarang.safeParse(row)
    if (parsed.success) {
      rows.push(parsed.data)
      places.push(i + 2)
    } else {
      const issues = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
      // the first sentence of a field is the one that helps
      bad.push({ at: i + 2, row, faults: Object.fromEntries(issues.reverse()) })
    }
  }
  if (rows.length === 0 && bad.length === 0)
    return refuse('BERKAS_DITOLAK', { alasan: 'berkas kosong' })
  return { rows, places, bad }
}

/** The sheet to fill in, with one row that shows how. */
export async function templateSheet(): Promise<FileAnswer> {
  const columns = BARANG_SHEET.map(({ key, label }) => ({ key, label, kind: 'text' as const }))
  const example = Object.fromEntries(BARANG_SHEET.map(field => [field.key, field.example]))
  return {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'tambah-barang.xlsx',
    disposition: 'attachment',
    bytes: await writeExcel({ sheetName: 'Barang', columns, rows: [example] }),
  }
}
