import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { LightModal } from '../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { moduleOn } from '../../lib/session.ts'
import { calls, receiptCall, type SentName } from './calls.ts'
import classes from './layanan.module.css'

interface SendNotaProps {
  /** Kind of document it is. */
  readonly of: SentName
  /** How its calls name its number, with the number: `{ no_faktur_jual: 'FJ-…' }`. */
  readonly params: Readonly<Record<string, string>>
  /** How it stands: what was cancelled is not sent. */
  readonly status: string
}

/** Sends a receipt to its customer by WhatsApp, after number and message were seen. */
export function SendNota({ of, params, status }: SendNotaProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!moduleOn('WHATSAPP_MODULE') || status === 'BATAL') return null
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('Kirim WhatsApp')}
      </Button>
      {open && <SendDialog of={of} params={params} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface SendDialogProps extends Omit<SendNotaProps, 'status'> {
  readonly onClose: () => void
}

function SendDialog({ of, params, onClose }: SendDialogProps) {
  const { t } = useTranslation()
  const { receipt, receiver, message, type, busy, send } = useMessage({ of, params, onClose })
  const isReady = receiver.trim() !== '' && message.trim() !== '' && !busy
  return (
    <LightModal
      onClose={onClose}
      size="md"
      title={t('Kirim nota {nomor}', { nomor: Object.values(params).join() })}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button
            onClick={() => void send()}
            loading={busy}
            disabled={!isReady}
            rightSection={<Kbd keys="F10" onBrand={isReady} />}
          >
            {t('Kirim')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Kirim')} run={() => void send()} enabled={isReady} />
      {receipt.isError && <ErrorState onRetry={() => void receipt.refetch()} />}
      {receipt.isPending && <SkeletonTable rows={4} columns={1} />}
      {receipt.data !== undefined && (
        <div className={classes.form}>
          <TextField
            label={t('Nomor WhatsApp')}
            description={t('Angka 0 di depan diganti 62.')}
            value={receiver}
            onChange={text => type({ receiver: text })}
            inputMode="tel"
            maxLength={30}
            data-autofocus
          />
          <TextField
            label={t('Pesan')}
            value={message}
            onChange={text => type({ message: text })}
            maxLength={2000}
            lines={10}
          />
        </div>
      )}
    </LightModal>
  )
}

/** Number and message as the store's template makes them, until something is typed over them. */
function useMessage({ of, params, onClose }: SendDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<{ receiver?: string; message?: string }>({})
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const receipt = useQuery({
    queryKey: [of, params, 'wa'],
    queryFn: ({ signal }) => call(receiptCall(of), { body: params, signal }),
    staleTime: 0,
  })
  const receiver = typed.receiver ?? receipt.data?.receiver ?? ''
  const message = typed.message ?? receipt.data?.template_wa ?? ''
  const send = async () => {
    setBusy(true)
    try {
      const body = { receiver, message, type: 'text' as const }
      const answer = await call(calls.send, { body, idempotencyKey: key.current })
      onClose()
      void notify.success(t(answer.message))
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const type = (more: { receiver?: string; message?: string }) => {
    // Another message is another command.
    key.current = crypto.randomUUID()
    setTyped(now => ({ ...now, ...more }))
  }
  return { receipt, receiver, message, type, busy, send }
}
