import type { PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { CHANGES, calls } from './calls.ts'

interface ForgetDialogProps {
  readonly customer: PelangganAnswer
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Takes a customer out of the book because he asked for it. */
export function ForgetDialog({ customer, onClose, onGone }: ForgetDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onClose })
  const alasan = reason.trim()
  const title = t('Lupakan pelanggan')
  const forget = async (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (busy || alasan === '') return
    const { id, versi } = customer
    const input = { body: { id, versi, alasan } }
    if ((await run({ route: calls.forget, input, what: title })) === null) return
    onGone()
    notify.toast(t('Pelanggan dilupakan'), 'success')
  }
  return (
    <LightModal
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <Button
          color="red"
          onClick={() => void forget()}
          loading={busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Lupakan')}
        </Button>
      }
    >
      <DialogKey name="F10" label={t('Lupakan')} run={() => void forget()} />
      <form onSubmit={event => void forget(event)}>
        <p>
          {t(
            'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.',
          )}
        </p>
        <TextField
          label={t('Alasan')}
          value={reason}
          onChange={setReason}
          maxLength={200}
          withAsterisk
          error={isTried && alasan === '' ? t('Harus Diisi') : undefined}
          data-autofocus
        />
        <button type="submit" hidden />
      </form>
    </LightModal>
  )
}
