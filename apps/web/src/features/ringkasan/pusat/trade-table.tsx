import type { ReactNode } from 'react'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { type Asked, ReportLink } from '../drawn/report-link.tsx'
import { chosenBy, type Kind, mgOf, rupiahOf, type Traded, useKinds } from './kinds.ts'

export interface TradeRow extends Traded {
  readonly key: string
  /** What its figures lead to. */
  readonly asked: Asked
}

interface TradeTableProps<R extends TradeRow> {
  readonly label: string
  /** What a row is of: its column's heading, and what stands in it. */
  readonly first: string
  readonly name: (row: R) => ReactNode
  readonly rows: readonly R[]
  /** Of all rows, as the server has it. */
  readonly total: Traded
  /** Rupiah alone, gold alone (in grams), or one beside the other. */
  readonly of?: 'rupiah' | 'emas'
  readonly more?: readonly Column<R>[]
}

/** Trade by days, months or stores: each figure opens the report it is the sum of. */
export function TradeTable<R extends TradeRow>(props: TradeTableProps<R>) {
  const { label, first, name, rows, total, of, more = [] } = props
  const kinds = useKinds()
  return (
    <DataTable
      label={label}
      pageSize={100}
      columns={[
        { key: 'key', label: first, cell: name },
        ...kinds.flatMap(kind => [
          ...(of === 'emas' ? [] : [inRupiah<R>(kind)]),
          ...(of === 'rupiah' ? [] : [inGrams<R>(kind, of === 'emas' ? kind.label : 'g')]),
        ]),
        ...more,
      ]}
      rows={rows}
      rowKey={row => row.key}
      totals={Object.fromEntries(
        kinds.flatMap(kind => [
          [kind.key, rupiahOf(total, kind)],
          [`${kind.key}_mg`, mgOf(total, kind)],
        ]),
      )}
    />
  )
}

const inRupiah = <R extends TradeRow>(kind: Kind): Column<R> => ({
  key: kind.key,
  label: kind.label,
  kind: 'money',
  value: row => rupiahOf(row, kind),
  cell: row => <Figure row={row} kind={kind} figure={<Money value={rupiahOf(row, kind)} />} />,
})

const inGrams = <R extends TradeRow>(kind: Kind, label: string): Column<R> => ({
  key: `${kind.key}_mg`,
  label,
  kind: 'weight',
  value: row => mgOf(row, kind),
  cell: row => <Figure row={row} kind={kind} figure={<Weight value={mgOf(row, kind)} />} />,
})

/** What is there leads to its report; nothing leads nowhere. */
function Figure({ row, kind, figure }: { row: TradeRow; kind: Kind; figure: ReactNode }) {
  if (rupiahOf(row, kind) === 0 && mgOf(row, kind) === 0) return figure
  return (
    <ReportLink to={kind.report} asked={{ ...row.asked, ...chosenBy(kind) }}>
      {figure}
    </ReportLink>
  )
}
