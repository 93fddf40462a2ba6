import { useTranslation } from 'react-i18next'
import { Choice } from './choice.tsx'

const PERIODS = [7, 30, 90]

/** How many days back the figures go; none of these where other days were chosen. */
export function PeriodChoice(props: {
  value: number | undefined
  onChange: (hari: number) => void
}) {
  const { t } = useTranslation()
  return (
    <Choice
      legend={t('Rentang hari')}
      options={PERIODS.map(jumlah => ({ value: jumlah, label: t('{jumlah} hari', { jumlah }) }))}
      {...props}
    />
  )
}
