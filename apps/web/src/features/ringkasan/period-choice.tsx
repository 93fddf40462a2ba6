import { useTranslation } from 'react-i18next'
import classes from './ringkasan.module.css'

const PERIODS = [7, 30, 90]

/** How many days back the figures go. */
export function PeriodChoice(props: { value: number; onChange: (hari: number) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.periods}>
      <legend className="k-hidden">{t('Rentang hari')}</legend>
      {PERIODS.map(jumlah => (
        <button
          key={jumlah}
          type="button"
          aria-pressed={jumlah === props.value}
          onClick={() => props.onChange(jumlah)}
        >
          {t('{jumlah} hari', { jumlah })}
        </button>
      ))}
    </fieldset>
  )
}
