import { fileProblem } from '../../file-problem.ts'
import { MAX_COLUMNS, MAX_ROWS } from '../sheet.ts'
import { attribute, type CellFormat } from './formats.ts'

/** What a cell's tags say beside its value. */
export type CellNote = CellFormat | { readonly shows: 'NO_RESULT' } | { readonly shows: 'ERROR' }

/** What the tags of a sheet say, in places from 0; beyond the bounds of a sheet nothing. */
export interface Notes {
  at(row: number, column: number): CellNote | undefined
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
}

const NAMES = 'sheetData|row|col|c|f|v'
const ATTRIBUTES = `(?:[^<>"']|"[^"<]*"|'[^'<]*')*`
const TAG = new RegExp(
  `<!--|<!\\[CDATA\\[|<(/?)(?:\\w+:)?(${NAMES})(?=[\\s/>])(${ATTRIBUTES})>`,
  'g',
)
const NO_RESULT = 1
const ERROR = 2
const PERCENT = 3
/** From here on: noughts up to so many digits. */
const DIGITS = 4

interface Scan {
  readonly tags: string
  readonly formats: readonly (CellFormat | undefined)[]
  readonly codes: Uint8Array
  readonly hiddenRows: Set<number>
  readonly hiddenColumns: Set<number>
  isInData: boolean
  row: number
  /** Where a cell without an address stands. */
  next: number
  cell: Cell | undefined
}

interface Cell {
  readonly column: number
  readonly attributes: string
  hasFormula: boolean
  hasValue: boolean
}

/**
 * Reads the tags of a sheet for what its reader leaves out: which cells are shown as percents or
 * with noughts before them, which formulas have no result, what is hidden.
 * @throws FileProblem RUSAK on a sheet with a document type, which no program writes
 */
export function notesOf(tags: string, formats: readonly (CellFormat | undefined)[]): Notes {
  if (tags.includes('<!DOCTYPE')) throw fileProblem('RUSAK')
  const scan: Scan = {
    tags,
    formats,
    codes: new Uint8Array(MAX_ROWS * MAX_COLUMNS),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    isInData: false,
    row: -1,
    next: 0,
    cell: undefined,
  }
  TAG.lastIndex = 0
  for (let tag = TAG.exec(tags); tag !== null; tag = TAG.exec(tags)) {
    const [whole, closing, name = '', attributes = ''] = tag
    if (name === '') TAG.lastIndex = endOf(tags, TAG.lastIndex, whole)
    else if (closing === '/') closed(scan, name)
    else opened(scan, name, attributes, TAG.lastIndex)
    // behind the cells nothing of a sheet says what they are
    if (scan.row >= MAX_ROWS || (name === 'sheetData' && closing === '/')) break
  }
  const { codes, hiddenRows, hiddenColumns } = scan
  return {
    at: (row, column) => noteOf(column < MAX_COLUMNS ? codes[row * MAX_COLUMNS + column] : 0),
    hiddenRows,
    hiddenColumns,
  }
}

const endOf = (tags: string, from: number, opening: string): number => {
  const mark = opening === '<!--' ? '-->' : ']]>'
  const at = tags.indexOf(mark, from)
  return at < 0 ? tags.length : at + mark.length
}

function opened(scan: Scan, name: string, attributes: string, end: number): void {
  const isWhole = attributes.endsWith('/')
  if (name === 'sheetData') scan.isInData = true
  else if (name === 'col' && !scan.isInData) hide(scan, attributes)
  else if (!scan.isInData) return
  else if (name === 'row') {
    const r = attribute(attributes, 'r')
    scan.row = r === '' ? scan.row + 1 : Number(r) - 1
    scan.next = 0
    if (isOn(attribute(attributes, 'hidden'))) scan.hiddenRows.add(scan.row)
  } else if (name === 'c') {
    const column = columnOf(attribute(attributes, 'r')) ?? scan.next
    scan.next = column + 1
    scan.cell = isWhole ? undefined : { column, attributes, hasFormula: false, hasValue: false }
  } else if (scan.cell === undefined) return
  else if (name === 'f') scan.cell.hasFormula = true
  else if (name === 'v') scan.cell.hasValue = !isWhole && !scan.tags.startsWith('</', end)
}

function closed(scan: Scan, name: string): void {
  const { cell, row, codes } = scan
  if (name !== 'c' || cell === undefined) return
  scan.cell = undefined
  const { column } = cell
  if (row < 0 || row >= MAX_ROWS || column < 0 || column >= MAX_COLUMNS) return
  codes[row * MAX_COLUMNS + column] = codeOf(cell, scan.formats)
}

function codeOf(
  { attributes, hasFormula, hasValue }: Cell,
  formats: readonly (CellFormat | undefined)[],
): number {
  const kind = attribute(attributes, 't')
  if (kind === 'e') return ERROR
  // a formula of words may have no words to say
  if (hasFormula && !hasValue) return kind === 'str' ? 0 : NO_RESULT
  if (!hasValue || formats.length === 0 || (kind !== '' && kind !== 'n')) return 0
  const style = attribute(attributes, 's')
  const format = style === '' ? undefined : formats[Number(style)]
  if (format === undefined) return 0
  return format.shows === 'PERCENT' ? PERCENT : DIGITS + format.digits
}

function noteOf(code = 0): CellNote | undefined {
  if (code === 0) return undefined
  if (code === NO_RESULT) return { shows: 'NO_RESULT' }
  if (code === ERROR) return { shows: 'ERROR' }
  return code === PERCENT ? { shows: 'PERCENT' } : { shows: 'DIGITS', digits: code - DIGITS }
}

function hide({ hiddenColumns }: Scan, attributes: string): void {
  if (!isOn(attribute(attributes, 'hidden'))) return
  const to = Math.min(Number(attribute(attributes, 'max')), MAX_COLUMNS)
  for (let at = Number(attribute(attributes, 'min')); at <= to; at += 1) hiddenColumns.add(at - 1)
}

const isOn = (value: string): boolean => value === '1' || value === 'true'

/** AB12 → 27; undefined for a cell without an address. */
function columnOf(address: string): number | undefined {
  const [letters = ''] = /^[A-Za-z]{1,3}/.exec(address) ?? []
  if (letters === '') return undefined
  const place = (sum: number, letter: string) => sum * 26 + letter.charCodeAt(0) - 64
  return [...letters.toUpperCase()].reduce(place, 0) - 1
}
