import { posix } from 'node:path'
import { fileProblem } from '../../file-problem.ts'
import { attribute, type CellFormat, formatsOf } from './formats.ts'
import { partText, relationsOf, type ZipEntry } from './sheets-of.ts'

/** The sheet of a workbook that is read: the first that people see. */
export interface FirstSheet {
  /** Its place among all sheets, the hidden ones counted. */
  readonly at: number
  /** Its XML, a letter for each byte: for its tags, not for its texts. */
  readonly tags: string
  /** What its cell styles do to numbers, by their places. */
  readonly formats: readonly (CellFormat | undefined)[]
}

/** Names of sheets and formats of cells, of workbooks that people fill in. */
const MAX_PART = 4 * 1024 * 1024

/**
 * Finds the first sheet that is not hidden; what stands in hidden ones nobody has seen.
 * @throws FileProblem TANPA_LEMBAR, RUSAK
 */
export function firstSheet(bytes: Uint8Array, entries: readonly ZipEntry[]): FirstSheet {
  const part = (path: string | undefined): ZipEntry =>
    entries.find(entry => entry.name === path) ?? broken()
  const root = relationsOf(bytes, part('_rels/.rels')).find(isOf('officeDocument'))
  const book = part(root?.path)
  const rels = `${posix.dirname(book.name)}/_rels/${posix.basename(book.name)}.rels`
  const related = relationsOf(bytes, part(posix.normalize(rels)))
  const worksheets = new Map(
    related.filter(isOf('worksheet')).map(({ id, path }) => [id, path] as const),
  )
  const sheets = sheetsIn(partText(bytes, book, MAX_PART))
  const at = sheets.findIndex(({ id, isHidden }) => !isHidden && worksheets.has(id))
  const found = sheets[at]
  if (found === undefined) throw fileProblem('TANPA_LEMBAR')
  const styles = entries.find(({ name }) => name === related.find(isOf('styles'))?.path)
  const sheet = part(worksheets.get(found.id))
  return {
    at,
    tags: partText(bytes, sheet, sheet.inflated, 'latin1'),
    formats: styles === undefined ? [] : formatsOf(partText(bytes, styles, MAX_PART)),
  }
}

const isOf =
  (kind: string) =>
  (relation: { readonly kind: string }): boolean =>
    relation.kind.endsWith(`/${kind}`)

const SHEET = /<(?:\w+:)?sheet\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g
const ID = /(?<![^\s"'])\w+:id\s*=\s*("[^"]*"|'[^']*')/

/** Sheets in the order of their tabs; one without a name or an address is none. */
function sheetsIn(workbook: string): { id: string; isHidden: boolean }[] {
  if (workbook.includes('<!')) throw fileProblem('RUSAK')
  return [...workbook.matchAll(SHEET)].flatMap(([, attributes = '']) => {
    const id = ID.exec(attributes)?.[1]?.slice(1, -1) ?? ''
    const state = attribute(attributes, 'state')
    if (attribute(attributes, 'name') === '' || id === '') return []
    return [{ id, isHidden: state !== '' && state !== 'visible' }]
  })
}

function broken(): never {
  throw fileProblem('RUSAK')
}
