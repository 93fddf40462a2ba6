import { type ColumnFace, isResult, type ReportRow } from '@kencana/contract/kit/report'
import { cellText } from '../format.ts'

/** What a table on paper is made of, in order. */
export type TableLine =
  | { readonly kind: 'group'; readonly depth: number; readonly text: string }
  | { readonly kind: 'row'; readonly row: ReportRow }
  | { readonly kind: 'result'; readonly row: ReportRow }
  | {
      readonly kind: 'subtotal' | 'total'
      readonly depth: number
      readonly text: string
      readonly row: Readonly<Record<string, unknown>>
    }

export interface Grouping {
  readonly columns: readonly ColumnFace[]
  /** Keys whose change begins a group; rows come sorted by them. */
  readonly group: readonly string[]
  /** Totals known already (all rows, also those not shown); otherwise they are summed here. */
  readonly totals?: Readonly<Record<string, unknown>>
  readonly words: {
    /** 'Subtotal {group}' */
    readonly subtotal: string
    /** 'Total' */
    readonly total: string
  }
}

type Sums = Record<string, number>

/** Rows with the headings, subtotals and total around them. Sums are whole units, so exact. */
export function* tableLines(rows: Iterable<ReportRow>, grouping: Grouping): Generator<TableLine> {
  const { columns, group, words } = grouping
  const summed = columns.filter(column => column.total)
  const empty = (): Sums => Object.fromEntries(summed.map(({ key }) => [key, 0]))
  const labels = group.map(key => columns.find(column => column.key === key))
  const open: { value: unknown; text: string; sums: Sums }[] = []
  const all = empty()
  let any = false

  function* close(from: number): Generator<TableLine> {
    for (const depth of Array.from({ length: open.length - from }, (_, i) => open.length - 1 - i)) {
      const level = open[depth]
      if (level === undefined || summed.length === 0) continue
      const text = words.subtotal.replace('{group}', level.text)
      yield { kind: 'subtotal', depth, text, row: level.sums }
    }
    open.length = from
  }

  for (const row of rows) {
    any = true
    const same = group.findIndex((key, depth) => open[depth]?.value !== row[key])
    const changed = same < 0 ? group.length : same
    yield* close(Math.min(changed, open.length))
    if (isResult(row)) {
      yield { kind: 'result', row }
      continue
    }
    for (let depth = changed; depth < group.length; depth += 1) {
      const value = row[group[depth] ?? '']
      const text = cellText(labels[depth]?.kind ?? 'text', value) || '–'
      open.push({ value, text, sums: empty() })
      yield { kind: 'group', depth, text: `${labels[depth]?.label ?? ''}: ${text}` }
    }
    for (const { key } of summed) {
      const figure = Number(row[key] ?? 0)
      all[key] = (all[key] ?? 0) + figure
      for (const level of open) level.sums[key] = (level.sums[key] ?? 0) + figure
    }
    yield { kind: 'row', row }
  }
  yield* close(0)
  if (!any || summed.length === 0) return
  yield { kind: 'total', depth: 0, text: words.total, row: grouping.totals ?? all }
}
