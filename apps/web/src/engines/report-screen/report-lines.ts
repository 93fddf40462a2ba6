import { type ColumnFace, isResult, type Lead, type ReportRow } from '@kencana/contract/kit/report'

/** What the table draws, in order: headings of groups, rows, subtotals, results of rows above. */
export type ReportLine =
  | {
      readonly kind: 'heading'
      readonly key: string
      readonly depth: number
      readonly row: ReportRow
    }
  | { readonly kind: 'row'; readonly key: string; readonly row: ReportRow }
  | { readonly kind: 'result'; readonly key: string; readonly row: ReportRow }
  | {
      readonly kind: 'subtotal'
      readonly key: string
      readonly depth: number
      readonly row: ReportRow
      readonly sums: ReportRow
    }

interface Level {
  readonly row: ReportRow
  readonly sums: Record<string, number>
}

/**
 * Rows between the headings and subtotals of their groups; they come sorted by them. When `more`
 * rows exist than were sent, groups still open at the end have no subtotal: it would be a part's.
 */
export function reportLines(
  rows: readonly ReportRow[],
  columns: readonly ColumnFace[],
  group: readonly string[],
  more: boolean,
): ReportLine[] {
  const summed = columns.filter(c => c.total).map(c => c.key)
  const lines: ReportLine[] = []
  const open: Level[] = []
  const close = (depth: number) => {
    while (open.length > depth) {
      const level = open.pop()
      if (level === undefined || summed.length === 0) continue
      const { row, sums } = level
      lines.push({ kind: 'subtotal', key: `s${lines.length}`, depth: open.length, row, sums })
    }
  }
  for (const row of rows) {
    const changed = group.findIndex((key, i) => open[i]?.row[key] !== row[key])
    const depth = changed < 0 ? group.length : changed
    close(depth)
    if (isResult(row)) {
      lines.push({ kind: 'result', key: `u${lines.length}`, row })
      continue
    }
    for (let i = depth; i < group.length; i += 1) {
      open.push({ row, sums: Object.fromEntries(summed.map(key => [key, 0])) })
      lines.push({ kind: 'heading', key: `h${lines.length}`, depth: i, row })
    }
    for (const { sums } of open) {
      for (const key of summed) sums[key] = (sums[key] ?? 0) + Number(row[key] ?? 0)
    }
    lines.push({ kind: 'row', key: `r${lines.length}`, row })
  }
  if (!more) close(0)
  return lines
}

/** A lead with the figures of one row. */
export interface Followed {
  readonly path: string
  readonly search: Readonly<Record<string, string>>
  /** The store of the row, to act for; undefined where the search says it. */
  readonly acting: string | undefined
}

/**
 * Where a cell leads: the screen of its column with the row's own figures and store, or nowhere.
 * `stores` are those the report was read for: a row does not say which where there is one only.
 */
export function leadOf(
  { leadsTo, orTo = [] }: ColumnFace,
  row: ReportRow,
  stores: readonly string[],
): Followed | undefined {
  const toko = typeof row.toko === 'string' ? row.toko : stores[0]
  for (const lead of leadsTo === undefined ? [] : [leadsTo, ...orTo]) {
    const path = lead.pathIn === undefined ? lead.path : row[lead.pathIn]
    const search = filledFrom(lead, row)
    if (typeof path === 'string' && search !== undefined) {
      return byStore({ ...lead, path }, search, toko)
    }
  }
  return undefined
}

/** The figures of the row that a lead needs, or nothing where one of them is missing. */
function filledFrom({ search }: Lead, row: ReportRow): Followed['search'] | undefined {
  const filled = Object.entries(search).map(([name, key]) => [name, row[key]] as const)
  if (filled.some(([, value]) => value === null || value === undefined)) return undefined
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]))
}

function byStore({ path, store }: Lead, search: Followed['search'], toko?: string): Followed {
  if (toko === undefined || store === 'acting') return { path, search, acting: toko }
  return { path, search: { ...search, toko }, acting: undefined }
}
