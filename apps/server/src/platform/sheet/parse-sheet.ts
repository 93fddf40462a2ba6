import { fileProblem, isFileProblem } from '../file-problem.ts'
import { decimalText } from '../format.ts'
import { unguarded } from './csv.ts'
import type { DelimiterBy } from './read-sheet.ts'
import { checkZip } from './zip-limits.ts'

const MAX_ROWS = 20_000
const MAX_COLUMNS = 60
const MAX_CELL = 4_000

/** Rows of a sheet as `readSheet` gives them, on the thread this runs on. */
export async function parseSheet(
  bytes: Uint8Array,
  fileName: string,
  by: DelimiterBy = 'FIRST_LINE',
): Promise<string[][]> {
  const rows = isZip(bytes) ? await readExcel(bytes) : await readCsv(bytes, fileName, by)
  while (rows.length > 0 && rows.at(-1)?.every(cell => cell === '')) rows.pop()
  if (rows.length === 0) throw fileProblem('KOSONG')
  return rows
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

async function readExcel(bytes: Uint8Array): Promise<string[][]> {
  checkZip(bytes)
  const { streamXlsxRows } = await import('hucre/xlsx')
  const rows: string[][] = []
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      if (values.every(value => value === null || value === '')) continue
      if (index < rows.length) throw fileProblem('RUSAK')
      if (index >= MAX_ROWS) throw fileProblem('TERLALU_BANYAK_BARIS', { maks: MAX_ROWS })
      while (rows.length < index) rows.push([])
      rows.push(bounded(values.map(cellOf)))
    }
  } catch (error) {
    if (isFileProblem(error)) throw error
    throw fileProblem('RUSAK')
  }
  return rows
}

async function readCsv(bytes: Uint8Array, fileName: string, by: DelimiterBy): Promise<string[][]> {
  // The old container of Office: a workbook with a password, or the .xls of before 2007.
  const container = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (container) throw fileProblem(/\.xlsx$/i.test(fileName) ? 'TERSANDI' : 'BUKAN_TABEL')
  if (!/\.(csv|txt|tsv)$/i.test(fileName)) throw fileProblem('BUKAN_TABEL')
  const text = decoded(bytes)
  if (text.includes('\0') || /^\s*<(!doctype|html|svg|\?xml)/i.test(text)) {
    throw fileProblem('BUKAN_TABEL')
  }
  if (lineCount(text) > MAX_ROWS * 2) throw fileProblem('TERLALU_BANYAK_BARIS', { maks: MAX_ROWS })
  const { parseCsv } = await import('hucre/csv')
  const rows = parseCsv(text, {
    delimiter: by === 'FIRST_LINE' ? delimiterOf(text) : evenDelimiter(text),
  })
  if (rows.length > MAX_ROWS) throw fileProblem('TERLALU_BANYAK_BARIS', { maks: MAX_ROWS })
  return rows.map(row => bounded(row.map(cell => unguarded(String(cell ?? '')).trim())))
}

/** Excel in Indonesia saves "CSV" in Windows-1252 and "Unicode text" in UTF-16. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
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

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return decimalText(value)
  if (value instanceof Date) {
    const text = value.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
  }
  return String(value).trim()
}
