import { useTranslation } from 'react-i18next'
import classes from './draft-note.module.css'

interface DraftNoteProps {
  /** `restored`: work of before stands here again. `elsewhere`: another tab has its draft. */
  readonly note: 'restored' | 'elsewhere' | null
  readonly onThrowAway?: () => void
}

/** What became of the draft of this form, where somebody should know. */
export function DraftNote({ note, onThrowAway }: DraftNoteProps) {
  const { t } = useTranslation()
  if (note === null) return null
  if (note === 'elsewhere') {
    return (
      <p className={classes.note} role="note">
        {t('Draf ini dibuka di tab lain. Yang diketik di sini tidak disimpan sebagai draf.')}
      </p>
    )
  }
  return (
    <p className={classes.note} role="note">
      {t('Isian yang belum disimpan dikembalikan.')}
      {onThrowAway !== undefined && (
        <button type="button" onClick={onThrowAway}>
          {t('Buang draf')}
        </button>
      )}
    </p>
  )
}
