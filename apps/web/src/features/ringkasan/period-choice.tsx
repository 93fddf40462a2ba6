import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const PERIODS = [7, 30, 90]

/** How many days back the figures go. */
export function PeriodChoice(props: { value: number; onChange: (hari: number) => void }) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('Rentang hari')}
      value={String(props.value)}
      onChange={value => props.onChange(Number(value))}
      data={PERIODS.map(jumlah => ({
        value: String(jumlah),
        label: t('{jumlah} hari', { jumlah }),
      }))}
    />
  )
}
