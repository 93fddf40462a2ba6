import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../../kit/charts/chart.tsx'
import type { ChartProps } from '../../../kit/charts/charts.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import classes from '../ringkasan.module.css'

interface TradePanelProps extends Omit<ChartProps, 'label'> {
  readonly kind: ComponentProps<typeof Chart>['kind']
  readonly title: string
  readonly acts?: ReactNode
  /** The table behind the chart, opened by whoever wants the figures themselves. */
  readonly children: ReactNode
}

/** A chart with its table behind it. */
export function TradePanel({ title, acts, children, ...chart }: TradePanelProps) {
  const { t } = useTranslation()
  return (
    <Panel title={title} {...(acts === undefined ? {} : { acts })}>
      <Chart {...chart} label={title} />
      <details className={classes.behind}>
        <summary>{t('Tabel di balik grafik')}</summary>
        {children}
      </details>
    </Panel>
  )
}
