import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../kit/acts/form.tsx'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import classes from '../tutup-toko.module.css'

interface ReopenDialogProps {
  readonly tgl: string
  readonly onReopen: (alasan: string) => void
  readonly onClose: () => void
}

/** Asks why the day is opened again; the reason is kept in the audit trail. */
export function ReopenDialog({ tgl, onReopen, onClose }: ReopenDialogProps) {
  const { t } = useTranslation()
  const kept = useKeptForm('buka-kembali', '')
  const { value: alasan } = kept
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (alasan.trim() !== '') onReopen(alasan.trim())
  }
  const giveUp = () => {
    kept.throwAway()
    onClose()
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('Buka kembali {tgl}', { tgl })}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={giveUp}>
            {t('Batal')}
          </Button>
          <Button color="red" variant="light" onClick={() => send()}>
            {t('Buka kembali')}
          </Button>
        </>
      }
    >
      <Form onSubmit={send} className={classes.reopen}>
        <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
        <p>
          {t(
            'Hari ini dibuka lagi dan harus ditutup ulang dengan hitungan baru. Tercatat atas nama Anda.',
          )}
        </p>
        <TextField
          label={t('Alasan')}
          value={alasan}
          onChange={kept.set}
          maxLength={200}
          required
          data-autofocus
          error={tried && alasan.trim() === '' ? t('Harus Diisi') : undefined}
        />
      </Form>
    </StaticModal>
  )
}
