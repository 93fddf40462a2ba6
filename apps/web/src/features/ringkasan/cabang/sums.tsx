import { gramToMg } from '@kencana/domain/quantity'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortFigures } from '../../../kit/charts/short-figures.ts'
import type { Column } from '../../../kit/table/columns.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { Money, Weight } from '../../../kit/text/figures.tsx'
import { type ReportLead, ReportLink, useReportOpener } from '../drawn/report-link.tsx'

/** Figures of one bar, one part of a ring, one row of the table behind them. */
export interface Sum {
  readonly key: string
  readonly name: string
  readonly nota?: number
  readonly pcs?: number
  /** Grams; without it it is money alone. */
  readonly berat?: number
  readonly total: number
  /** The report that has its documents; none where no filter tells them. */
  readonly lead: ReportLead | undefined
}

/** Bars that are more have no room for a value on each. */
const MOST_TOLD = 14

/** What a chart draws of these, rupiah or gold; a bar opens its report. */
export function useDrawn(sums: readonly Sum[], of: 'rupiah' | 'emas', label: string) {
  const short = useShortFigures()
  const open = useReportOpener()
  const inRupiah = of === 'rupiah'
  return {
    data: sums.map(({ name, total, berat = 0 }) => ({
      nama: name,
      nilai: inRupiah ? total : gramToMg(berat),
    })),
    by: 'nama',
    series: [{ key: 'nilai', label }],
    stacked: sums.length > MOST_TOLD,
    format: (figure: number) => short(figure, inRupiah ? 'money' : 'weight'),
    onPick: (index: number) => {
      const lead = sums[index]?.lead
      if (lead !== undefined) open?.(lead.to, lead.asked)
    },
  }
}

interface SumsTableProps {
  readonly label: string
  /** What a row is of. */
  readonly first: string
  readonly sums: readonly Sum[]
  /** Of all of them, as the server has it; it tells which columns there are. */
  readonly total: Partial<Pick<Sum, 'nota' | 'pcs' | 'berat'>> & Pick<Sum, 'total'>
}

/** The figures behind a chart, gold beside money, each a way to its report. */
export function SumsTable({ label, first, sums, total }: SumsTableProps) {
  const { t } = useTranslation()
  const columns: readonly Column<Sum>[] = [
    { key: 'nota', label: t('Nota'), kind: 'count' },
    { key: 'pcs', label: t('Pcs'), kind: 'count' },
    {
      key: 'berat',
      label: t('Berat'),
      kind: 'gram',
      cell: ({ berat = 0, lead }) => (
        <Figure lead={lead} value={berat}>
          <Weight value={gramToMg(berat)} />
        </Figure>
      ),
    },
    {
      key: 'total',
      label: t('Total'),
      kind: 'money',
      cell: ({ total: rupiah, lead }) => (
        <Figure lead={lead} value={rupiah}>
          <Money value={rupiah} />
        </Figure>
      ),
    },
  ]
  return (
    <DataTable
      label={label}
      pageSize={100}
      columns={[{ key: 'name', label: first }, ...columns.filter(({ key }) => key in total)]}
      rows={sums}
      rowKey={sum => sum.key}
      totals={{ ...total }}
    />
  )
}

/** What is there leads to its report; nothing leads nowhere. */
function Figure(props: { lead: ReportLead | undefined; value: number; children: ReactNode }) {
  const { lead, value, children } = props
  if (lead === undefined || value === 0) return children
  return <ReportLink {...lead}>{children}</ReportLink>
}
