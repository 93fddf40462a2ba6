import { asalBarang, newBarang, type uploadBarang } from '@kencana/contract/areas/barang/commands'
import { BARANG_SHEET } from '@kencana/contract/areas/barang/sheet'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { judgeFile, keyedByFile, progressOf, readUpload } from '../../../platform/http/upload.ts'
import { readSheet } from '../../../platform/sheet/read-sheet.ts'
import { readRows, tellingCells } from '../../../platform/sheet/sheet-rows.ts'
import { writeExcel } from '../../../platform/sheet/write-excel.ts'
import { addPieces } from './add-barang.ts'

const MOST_ROWS = 5000
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
  const given = await judgeFile(() => readSheet(file.bytes, file.name))
  const report = progressOf(ctx, 'Menyimpan barang')
  try {
    const { rows, places, bad, cellAt } = await readRows(given, {
      sheet: BARANG_SHEET,
      schema: newBarang,
      most: MOST_ROWS,
      report,
    })
    const incoming = {
      rows,
      bad,
      asal: asalOf(texts.asal),
      place: (i: number, field: string) => `${String(places[i] ?? 0)}.${field}`,
    }
    const keyed = keyedByFile(ctx, file.bytes, texts)
    return await tellingCells(cellAt, () => addPieces(keyed, incoming))
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
