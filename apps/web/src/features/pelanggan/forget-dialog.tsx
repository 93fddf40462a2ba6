import type { PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sums } from '../../engines/document-frame/detail/sums.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import frame from '../../engines/document-frame/frame.module.css'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { Form } from '../../kit/acts/form.tsx'
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
  const forget = async () => {
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
      <Form className={frame.stack} onSubmit={() => void forget()}>
        <StillOpen customer={customer} />
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
      </Form>
    </LightModal>
  )
}

/** What of his still runs: whoever forgets him finds it by its number alone. */
function StillOpen({ customer: { terbuka } }: { readonly customer: PelangganAnswer }) {
  const { t } = useTranslation()
  if (terbuka.length === 0) return null
  return (
    <div className={frame.told} role="note">
      <p>{t('Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:')}</p>
      <Sums
        sums={terbuka.map(({ jenis, kali, total }) => ({
          label: `${documentName(jenis, t)} · ${kali}×`,
          value: total,
        }))}
      />
    </div>
  )
}
