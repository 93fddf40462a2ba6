import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../lib/device/draft.ts'
import classes from './rekening-koran.module.css'

interface ReasonDialogProps {
  readonly title: string
  readonly hint: string
  /** Name of the draft. */
  readonly name: string
  readonly act: string
  readonly busy: boolean
  /** The answer; nothing where it was refused. */
  readonly send: (alasan: string, draft: string) => Promise<object | null>
  readonly onClose: () => void
}

/** Something that is taken back with a reason, without a grant. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, name, act, busy, send, onClose } = props
  const { t } = useTranslation()
  const kept = useKeptForm(name, '')
  const [isTried, setTried] = useState(false)
  const alasan = kept.value.trim()
  const save = async () => {
    setTried(true)
    if (alasan !== '' && (await send(alasan, kept.id)) !== null) onClose()
  }
  return (
    <CommandDialog
      title={title}
      kept={kept}
      act={{ label: act, run: () => void save(), busy }}
      byEnter
      onClose={onClose}
    >
      <p className={classes.hint}>{hint}</p>
      <TextField
        label={t('Alasan')}
        value={kept.value}
        maxLength={200}
        required
        data-autofocus
        error={isTried && alasan === '' ? t('Harus Diisi') : undefined}
        onChange={kept.set}
      />
    </CommandDialog>
  )
}
