import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import classes from '../tutup-toko.module.css'

interface ReopenDialogProps {
  readonly tgl: string
  readonly onReopen: (alasan: string) => void
  readonly onClose: () => void
}

/** Asks why the day is opened again; the reason is kept in the audit trail. */
export function ReopenDialog({ tgl, onReopen, onClose }: ReopenDialogProps) {
  const { t } = useTranslation()
  const [alasan, setAlasan] = useState('')
  const [tried, setTried] = useState(false)
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (alasan.trim() !== '') onReopen(alasan.trim())
  }
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('Buka kembali {tgl}', { tgl })}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button color="red" variant="light" onClick={() => send()}>
            {t('Buka kembali')}
          </Button>
        </>
      }
    >
      <form onSubmit={send} className={classes.reopen}>
        <p>
          {t(
            'Hari ini dibuka lagi dan harus ditutup ulang dengan hitungan baru. Tercatat atas nama Anda.',
          )}
        </p>
        <TextField
          label={t('Alasan')}
          value={alasan}
          onChange={setAlasan}
          maxLength={200}
          required
          data-autofocus
          error={tried && alasan.trim() === '' ? t('Harus Diisi') : undefined}
        />
      </form>
    </StaticModal>
  )
}
