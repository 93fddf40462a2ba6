import { useTranslation } from 'react-i18next'

/** The quiet half: a ring of gold on green. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <aside className="k-login-brand">
      <span className="k-login-name">
        <i aria-hidden="true" /> Kencana
      </span>
      <svg className="k-login-rings" viewBox="0 0 400 400" aria-hidden="true">
        <circle cx="200" cy="200" r="150" />
        <circle cx="200" cy="200" r="138" />
        <circle cx="200" cy="200" r="176" />
        <circle cx="200" cy="200" r="112" />
      </svg>
      <p>{t('Kasir dan kantor belakang toko emas')}</p>
    </aside>
  )
}
