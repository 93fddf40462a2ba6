import { zipOf } from './zip.fixture.ts'

interface SheetFixture {
  readonly name: string
  /** `hidden`, `veryHidden`, or seen by everybody. */
  readonly state?: string
  /** XML of its rows. */
  readonly rows: string
  /** XML before them. */
  readonly before?: string
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const related = (parts: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${parts
    .map(([kind, target], i) => {
      const id = `rId${String(i + 1)}`
      return `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
    })
    .join('')}</Relationships>`

/** Style 0 is as it is kept; 1, 2, … are these formats in their order. */
const stylesOf = (formats: readonly string[]): string => {
  const escaped = formats.map(code => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
  const own = escaped.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`)
  const used = formats.map((code, i) => `<xf numFmtId="${code === '0%' ? 9 : 164 + i}"/>`)
  const cells = `<cellXfs><xf numFmtId="0"/>${used.join('')}</cellXfs>`
  return `<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts>${cells}</styleSheet>`
}

/** A workbook for tests, its cells written by hand. */
export function bookOf(
  sheets: readonly SheetFixture[],
  formats: readonly string[] = ['0%'],
): Buffer {
  const tabs = sheets.map(({ name, state }, i) => {
    const seen = state === undefined ? '' : ` state="${state}"`
    return `<sheet name="${name}" sheetId="${i + 1}"${seen} r:id="rId${i + 1}"/>`
  })
  const parts = sheets.map(({ rows, before = '' }, i): [string, string] => [
    `xl/worksheets/sheet${i + 1}.xml`,
    `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData></worksheet>`,
  ])
  const book = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">`
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${book}<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related([
      ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesOf(formats),
    ...Object.fromEntries(parts),
  })
}

/** XML of a cell: a text, a number, a number by a format (`[0.1, 1]`), or XML itself. */
export type CellFixture =
  | string
  | number
  | readonly [value: number, style: number]
  | { xml: string }

const cellXml = (cell: CellFixture): string => {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return 'xml' in cell ? cell.xml : `<c s="${cell[1]}"><v>${cell[0]}</v></c>`
}

/** XML of rows from the first on. */
export const rowsXml = (rows: readonly (readonly CellFixture[])[]): string =>
  rows.map((cells, i) => `<row r="${i + 1}">${cells.map(cellXml).join('')}</row>`).join('')
