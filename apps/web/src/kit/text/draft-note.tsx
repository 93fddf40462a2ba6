import { useTranslation } from 'react-i18next'
import classes from './draft-note.module.css'

/**
 * `restored`: work of before stands here again. `elsewhere`: another tab has its draft. `unkept`:
 * the device has no room for it.
 */
type Note = 'restored' | 'elsewhere' | 'unkept' | null

/** What the badge of a counter says of its draft, in the Indonesian that is its key. */
export function draftTag({ ready, note }: { readonly ready: boolean; readonly note: Note }) {
  if (note === 'elsewhere' || note === 'unkept') return 'Draf tidak disimpan'
  return ready ? 'Draf otomatis tersimpan' : undefined
}

interface DraftNoteProps {
  readonly note: Note
  /** A counter always stands as it was: only what is not kept is told. */
  readonly isCounter?: boolean
  readonly onThrowAway?: () => void
}

/** What became of the draft of this form, where somebody should know. */
export function DraftNote({ note, isCounter = false, onThrowAway }: DraftNoteProps) {
  const { t } = useTranslation()
  if (note === null || (isCounter && note === 'restored')) return null
  if (note === 'elsewhere') {
    return (
      <p className={classes.note} role="note">
        {t('Draf ini dibuka di tab lain. Yang diketik di sini tidak disimpan sebagai draf.')}
      </p>
    )
  }
  if (note === 'unkept') {
    return (
      <p className={classes.note} role="note">
        {t('Perangkat ini penuh: yang diketik di sini tidak disimpan sebagai draf.')}
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
