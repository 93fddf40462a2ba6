import type { ReportAnswer, ReportFace } from '@kencana/contract/kit/report'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../kit/charts/chart.tsx'
import { useShortFigures } from '../../kit/charts/short-figures.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import classes from './report.module.css'

/** Bars beyond this many are no shape any more; the table says it better. */
const MOST_BARS = 40

/** The shape of a report, with its figures written on it; the table below says the rest. */
export function ReportChart({ face, answer }: { face: ReportFace; answer: ReportAnswer }) {
  const { t } = useTranslation()
  const short = useShortFigures()
  const { chart } = face
  if (chart === undefined || answer.meta.more) return null
  const { columns, stores } = answer.meta
  const value = columns.find(column => column.key === chart.value)
  if (value === undefined) return null
  const by = columns.find(column => column.key === chart.label)
  const against = columns.find(column => column.key === chart.against)
  const shapes = against === undefined ? [value] : [value, against]
  const data = gathered(
    answer,
    chart.label,
    shapes.map(shape => shape.key),
  )
  if (data.length < 2 || (chart.kind !== 'line' && data.length > MOST_BARS)) return null
  const label = `${t(value.label)} · ${by === undefined ? '' : t(by.label)}`
  return (
    <div className={classes.chart}>
      <Panel title={stores.length > 1 ? `${label} (${stores.join(', ')})` : label}>
        <Chart
          kind={chart.kind}
          data={data}
          by="name"
          series={shapes.map(shape => ({ key: shape.key, label: t(shape.label) }))}
          format={figure => short(figure, value.kind)}
          label={label}
          height={160}
        />
      </Panel>
    </div>
  )
}

/** One point per label that has a figure: the same day of several stores is one day. */
function gathered({ rows }: ReportAnswer, label: string, values: readonly string[]) {
  const sums = new Map<string, Record<string, number>>()
  for (const row of rows) {
    const name = dayText(String(row[label] ?? '–'))
    const known = sums.get(name) ?? {}
    for (const key of values) known[key] = (known[key] ?? 0) + Number(row[key] ?? 0)
    sums.set(name, known)
  }
  return [...sums]
    .filter(([, figures]) => Object.values(figures).some(figure => figure !== 0))
    .map(([name, figures]) => ({ ...figures, name }))
}
