/** How a number format shows a number otherwise than as it is kept. */
export type CellFormat =
  | { readonly shows: 'PERCENT' }
  /** Noughts before it, up to so many digits: 007. */
  | { readonly shows: 'DIGITS'; readonly digits: number }

/** Formats of Excel itself that are percents: 0% and 0.00%. */
const PERCENTS: ReadonlySet<number> = new Set([9, 10])
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
}

/**
 * What each cell style of a workbook (`xl/styles.xml`) does to a number, by the style's place;
 * undefined where a number is shown as it is kept.
 */
export function formatsOf(styles: string): (CellFormat | undefined)[] {
  const own = new Map<number, CellFormat | undefined>()
  for (const [, attributes = ''] of styles.matchAll(NUM_FMT)) {
    const code = attribute(attributes, 'formatCode')
    own.set(Number(attribute(attributes, 'numFmtId')), formatOf(code))
  }
  const [, cells = ''] = CELL_XFS.exec(styles) ?? []
  return [...cells.matchAll(XF)].map(([, attributes = '']) => {
    const id = Number(attribute(attributes, 'numFmtId'))
    return own.has(id) ? own.get(id) : PERCENTS.has(id) ? { shows: 'PERCENT' } : undefined
  })
}

const NUM_FMT = /<(?:\w+:)?numFmt\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g
const CELL_XFS = /<(?:\w+:)?cellXfs\b[^<>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/
const XF = /<(?:\w+:)?xf\s((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g

/** An attribute of a tag by its name, without the entities of XML; empty where it has none. */
export function attribute(attributes: string, name: keyof typeof ATTRIBUTES): string {
  const value = ATTRIBUTES[name].exec(attributes)?.[1]?.slice(1, -1) ?? ''
  return value.includes('&') ? decoded(value) : value
}

const named = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*("[^"]*"|'[^']*')`)
/** Of sheets, styles and workbooks; made once, as a sheet has a million tags. */
const ATTRIBUTES = {
  r: named('r'),
  s: named('s'),
  t: named('t'),
  min: named('min'),
  max: named('max'),
  hidden: named('hidden'),
  name: named('name'),
  state: named('state'),
  numFmtId: named('numFmtId'),
  formatCode: named('formatCode'),
} as const

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, digits, name) => {
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** A format's code; a percent sign in quotes or behind a stroke is only a letter. */
function formatOf(code: string): CellFormat | undefined {
  const [positive = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[[^\]]*\]/g, '')
    .split(';')
  if (positive.includes('%')) return { shows: 'PERCENT' }
  return /^0{2,40}$/.test(code) ? { shows: 'DIGITS', digits: code.length } : undefined
}
