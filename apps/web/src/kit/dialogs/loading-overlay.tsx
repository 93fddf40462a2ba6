import { useTranslation } from 'react-i18next'
import classes from './dialogs.module.css'

/** Covers the whole screen while something must not be disturbed. */
export function LoadingOverlay({ visible, text }: { visible: boolean; text?: string }) {
  const { t } = useTranslation()
  if (!visible) return null
  return (
    <div className={classes.overlay} role="status" aria-live="assertive">
      <span className={classes.ring} aria-hidden="true" />
      <span>{text ?? t('Sedang memuat…')}</span>
    </div>
  )
}
