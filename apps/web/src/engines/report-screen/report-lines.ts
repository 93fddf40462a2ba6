import type { ColumnFace, ReportRow } from '@kencana/contract/kit/report'

/** What the table draws, in order: headings of groups, rows, subtotals. */
export type ReportLine =
  | {
      readonly kind: 'heading'
      readonly key: string
      readonly depth: number
      readonly row: ReportRow
    }
  | { readonly kind: 'row'; readonly key: string; readonly row: ReportRow }
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

/** Where a cell leads: the screen of its column with the row's own figures, or nowhere. */
export function leadOf(column: ColumnFace, row: ReportRow): string | undefined {
  if (column.leadsTo === undefined) return undefined
  const named = [...column.leadsTo.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  if (named.some(key => row[key] === null || row[key] === undefined)) return undefined
  const path = column.leadsTo.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(row[key])),
  )
  if (typeof row.toko !== 'string') return path
  return `${path}${path.includes('?') ? '&' : '?'}toko=${encodeURIComponent(row.toko)}`
}
