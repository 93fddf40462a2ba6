import { lazy, Suspense } from 'react'
import classes from './charts.module.css'
import type { ChartProps } from './charts.tsx'

const Bar = lazy(() => import('./charts.tsx').then(m => ({ default: m.BarPlot })))
const Line = lazy(() => import('./charts.tsx').then(m => ({ default: m.LinePlot })))
const Ring = lazy(() => import('./charts.tsx').then(m => ({ default: m.DonutPlot })))
const KINDS = { bar: Bar, line: Line, donut: Ring }

/** A chart; its library is fetched only when the first chart is drawn. */
export function Chart({ kind, ...props }: ChartProps & { kind: keyof typeof KINDS }) {
  const Plot = KINDS[kind]
  return (
    <Suspense
      fallback={<div className={classes.waiting} style={{ height: props.height ?? 220 }} />}
    >
      <Plot {...props} />
    </Suspense>
  )
}
