import { useTranslation } from 'react-i18next'
import classes from './login.module.css'

/** The quiet half: a ring of gold on green. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <aside className={classes.brand}>
      <span className={classes.name}>
        <i aria-hidden="true" /> Kencana
      </span>
      <svg className={classes.rings} viewBox="0 0 400 400" aria-hidden="true">
        <circle cx="200" cy="200" r="150" />
        <circle cx="200" cy="200" r="138" />
        <circle cx="200" cy="200" r="176" />
        <circle cx="200" cy="200" r="112" />
      </svg>
      <p>{t('Kasir dan kantor belakang toko emas')}</p>
    </aside>
  )
}
