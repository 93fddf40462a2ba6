import { fileProblem } from '../file-problem.ts'
import { unguarded } from './csv.ts'
import { readExcel } from './excel/read-excel.ts'
import type { DelimiterBy } from './read-sheet.ts'
import { MAX_COLUMNS, MAX_ROWS, type Sheet } from './sheet.ts'
import { decodedText } from './text-of.ts'

const MAX_CELL = 4_000

/** A table as `readSheet` gives it, on the thread this runs on. */
export async function parseSheet(
  bytes: Uint8Array,
  fileName: string,
  by: DelimiterBy = 'FIRST_LINE',
): Promise<Sheet> {
  const read = isZip(bytes) ? await readExcel(bytes) : await readCsv(bytes, fileName, by)
  const { faults } = read
  const rows = read.rows.map(bounded)
  const last = faults.reduce((most, { row }) => Math.max(most, row), -1)
  while (rows.length > last + 1 && rows.at(-1)?.every(cell => cell === '')) rows.pop()
  if (rows.length === 0) throw fileProblem('KOSONG')
  return { rows, faults }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

async function readCsv(bytes: Uint8Array, fileName: string, by: DelimiterBy): Promise<Sheet> {
  // The old container of Office: a workbook with a password, or the .xls of before 2007.
  const container = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (container) throw fileProblem(/\.xlsx$/i.test(fileName) ? 'TERSANDI' : 'BUKAN_TABEL')
  if (!/\.(csv|txt|tsv)$/i.test(fileName)) throw fileProblem('BUKAN_TABEL')
  const text = decodedText(bytes)
  if (text.includes('\0') || /^\s*<(!doctype|html|svg|\?xml)/i.test(text)) {
    throw fileProblem('BUKAN_TABEL')
  }
  if (lineCount(text) > MAX_ROWS * 2) throw fileProblem('TERLALU_BANYAK_BARIS', { maks: MAX_ROWS })
  const { parseCsv } = await import('hucre/csv')
  const rows = parseCsv(text, {
    delimiter: by === 'FIRST_LINE' ? delimiterOf(text) : evenDelimiter(text),
  })
  if (rows.length > MAX_ROWS) throw fileProblem('TERLALU_BANYAK_BARIS', { maks: MAX_ROWS })
  const texts = rows.map(row => row.map(cell => unguarded(String(cell ?? '')).trim()))
  return { rows: texts, faults: [] }
}

/** The mark most used outside quotes in the first line, which holds the column names. */
function delimiterOf(text: string): string {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (mark: string) => first.split(mark).length - 1
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

const LINES_LOOKED_AT = 300

/** The mark that most lines have equally often outside quotes; a comma also stands in figures. */
function evenDelimiter(text: string): string {
  const lines = text.split(/\r?\n/, LINES_LOOKED_AT).map(line => line.replace(/"[^"]*"/g, ''))
  const even = (mark: string): number => {
    const times = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(mark).length - 1
      // a table has three columns at the least
      if (count > 1) times.set(count, (times.get(count) ?? 0) + 1)
    }
    return Math.max(0, ...times.values())
  }
  return [';', '\t', ','].reduce((best, mark) => (even(mark) > even(best) ? mark : best))
}

function lineCount(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

function bounded(cells: string[]): string[] {
  while (cells.length > 0 && cells.at(-1) === '') cells.pop()
  if (cells.length > MAX_COLUMNS) throw fileProblem('TERLALU_BANYAK_KOLOM', { maks: MAX_COLUMNS })
  if (cells.some(cell => cell.length > MAX_CELL)) throw fileProblem('RUSAK')
  return cells
}
