import { useTranslation } from 'react-i18next'
import classes from './dialogs.module.css'

interface ProgressDialogProps {
  readonly label: string
  readonly progress: number
  readonly total: number
}

/** Shows progress/total while they differ (doc2 §2). */
export function ProgressDialog({ label, progress, total }: ProgressDialogProps) {
  const { t } = useTranslation()
  if (progress === total) return null
  return (
    <div className={classes.shade}>
      <div className={classes.box} role="alertdialog" aria-modal="true" aria-label={label}>
        <h2>{label}</h2>
        <progress className={classes.bar} value={progress} max={total} aria-label={t('Kemajuan')} />
        <p>
          {progress}/{total}
        </p>
      </div>
    </div>
  )
}
