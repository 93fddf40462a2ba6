import type { ColumnFace } from '@kencana/contract/kit/report'
import { useTranslation } from 'react-i18next'
import classes from '../report.module.css'

interface ColumnChoiceProps {
  /** All that the report has beside its groups. */
  readonly columns: readonly ColumnFace[]
  readonly hidden: readonly string[]
  readonly onHide: (hidden: readonly string[]) => void
}

/** Which columns are shown here; the first, which says what a row is of, always is. */
export function ColumnChoice({ columns, hidden, onHide }: ColumnChoiceProps) {
  const { t } = useTranslation()
  const [, ...others] = columns
  const gone = others.filter(({ key }) => hidden.includes(key)).length
  return (
    <details
      className={classes.columns}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.stopPropagation()
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary>
        {gone === 0
          ? t('Kolom')
          : t('Kolom: {tampil} dari {semua}', {
              tampil: columns.length - gone,
              semua: columns.length,
            })}
      </summary>
      <fieldset>
        <legend className="k-hidden">{t('Kolom')}</legend>
        {others.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={!hidden.includes(key)}
              onChange={event =>
                onHide(
                  event.currentTarget.checked
                    ? hidden.filter(one => one !== key)
                    : [...hidden, key],
                )
              }
            />
            {t(label)}
          </label>
        ))}
        {gone > 0 && (
          <button type="button" onClick={() => onHide([])}>
            {t('Semua kolom')}
          </button>
        )}
      </fieldset>
    </details>
  )
}
