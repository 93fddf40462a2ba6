import { DonutChart, BarChart as MantineBar, LineChart as MantineLine } from '@mantine/charts'
import '@mantine/charts/styles.css'
import '@mantine/core/styles/ColorSwatch.css'
import classes from './charts.module.css'

export interface Series {
  readonly key: string
  /** Translated. */
  readonly label: string
}

export interface ChartProps {
  readonly data: readonly Readonly<Record<string, string | number>>[]
  /** Field of the category. */
  readonly by: string
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  readonly height?: number
  /** The scale begins near the smallest value instead of 0: for small moves of large figures. */
  readonly fit?: boolean
  /** Bars of one place stand on each other: parts of a whole. */
  readonly stacked?: boolean
  /** A bar or a part of a ring was chosen: its place among the data, and its series. */
  readonly onPick?: (index: number, key: string) => void
  /** One sentence for those who do not see the chart; the table behind it says the rest. */
  readonly label: string
}

const COLORS = [1, 2, 3, 4, 5, 6].map(n => `var(--k-c${n})`)
const colorOf = (index: number): string => COLORS[index % COLORS.length] ?? 'var(--k-c1)'

/**
 * As wide as its longest amount, for a fixed width cuts off rupiah; and in whole steps, for a
 * figure of ours is a whole number, also where there are three of something.
 */
const SCALE = { width: 'auto' as const, allowDecimals: false }

const drawn = ({ data, by, series, format, height = 220 }: ChartProps) => ({
  data: [...data],
  dataKey: by,
  h: height,
  valueFormatter: format,
  gridAxis: 'x' as const,
  tickLine: 'none' as const,
  strokeDasharray: '0',
  gridColor: 'var(--k-line)',
  textColor: 'var(--k-mute)',
  withLegend: series.length > 1,
  // in the order of the series, not of their names
  legendProps: { itemSorter: null },
  yAxisProps: SCALE,
  series: series.map((s, i) => ({ name: s.key, label: s.label, color: colorOf(i) })),
})

/** Bars with their values written on them while they are few. */
export function BarPlot(props: ChartProps) {
  const { stacked = false, onPick } = props
  const few = props.data.length * props.series.length <= 14
  return (
    <figure className={classes.figure} role="img" aria-label={props.label}>
      <MantineBar
        {...drawn(props)}
        type={stacked ? 'stacked' : 'default'}
        withBarValueLabel={few && !stacked}
        maxBarWidth={42}
        barProps={series => ({
          isAnimationActive: false,
          radius: stacked ? 0 : [4, 4, 0, 0],
          ...(onPick === undefined
            ? {}
            : { cursor: 'pointer', onClick: (_, index) => onPick(index, series.name) }),
        })}
      />
    </figure>
  )
}

/** Straight lines over time: what lies between two days is nothing anybody measured. */
export function LinePlot(props: ChartProps) {
  return (
    <figure className={classes.figure} role="img" aria-label={props.label}>
      <MantineLine
        {...drawn(props)}
        {...(props.fit === true ? { yAxisProps: { ...SCALE, domain: ['auto', 'auto'] } } : {})}
        curveType="linear"
        withDots={props.data.length <= 31}
        dotProps={{ r: 2.5 }}
        lineProps={{ isAnimationActive: false }}
      />
    </figure>
  )
}

/** Shares of a whole, each named with its value beside the ring. */
export function DonutPlot(props: ChartProps) {
  const { data, by, series, format, label, height = 180, onPick } = props
  const key = series[0]?.key ?? ''
  const parts = data.map((row, i) => ({
    name: String(row[by] ?? ''),
    value: Number(row[key] ?? 0),
    color: colorOf(i),
  }))
  return (
    <figure className={classes.donut} role="img" aria-label={label}>
      <DonutChart
        data={parts}
        size={height}
        thickness={26}
        valueFormatter={format}
        pieProps={{
          isAnimationActive: false,
          ...(onPick === undefined
            ? {}
            : { cursor: 'pointer', onClick: (_, index) => onPick(index, key) }),
        }}
      />
      <ul>
        {parts.map(part => (
          <li key={part.name}>
            <i style={{ background: part.color }} />
            <span>{part.name}</span>
            <b>{format(part.value)}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
