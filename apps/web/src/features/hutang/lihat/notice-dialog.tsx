import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { sendKeyed } from '../../../lib/pending.ts'
import { calls } from '../calls.ts'
import { CheckingDialog } from '../checking-dialog.tsx'
import { type CaraPemberitahuan, noticeNames } from '../words.ts'
import classes from './lihat.module.css'
import { useCommand } from './use-command.ts'

interface NoticeDialogProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** Keeps that the customer was told, and how: an auction needs one after the due date. */
export function NoticeDialog({ nomor, onClose }: NoticeDialogProps) {
  const { t } = useTranslation()
  const names = noticeNames(t)
  const [cara, setCara] = useState<CaraPemberitahuan>('WHATSAPP')
  const [keterangan, setKeterangan] = useState('')
  const { run, busy, checking, checkNow } = useCommand(onClose)
  const keep = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy) return
    const note = keterangan.trim()
    const body = { cara, ...(note === '' ? {} : { keterangan: note }) }
    const params = { no_faktur_hutang: nomor }
    const what = `${t('Beri tahu')} ${nomor}`
    const kept = await run(what, keyed => sendKeyed(calls.notify, { params, body }, keyed))
    if (kept === null) return
    onClose()
    void notify.success(t('Pemberitahuan dicatat'))
  }
  return (
    <LightModal
      size="sm"
      title={t('Beri tahu pelanggan')}
      onClose={onClose}
      footer={
        <Button
          onClick={() => void keep()}
          loading={busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Catat')}
        </Button>
      }
    >
      <DialogKey name="F10" label={t('Catat')} run={() => void keep()} />
      <form className={classes.detail} onSubmit={event => void keep(event)}>
        <SelectField
          label={t('Cara')}
          value={cara}
          onChange={value => setCara(value as CaraPemberitahuan)}
          options={Object.entries(names).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          label={t('Keterangan')}
          value={keterangan}
          onChange={setKeterangan}
          maxLength={200}
        />
        <button type="submit" hidden />
      </form>
      {checking !== null && <CheckingDialog what={checking} onNow={checkNow} />}
    </LightModal>
  )
}
