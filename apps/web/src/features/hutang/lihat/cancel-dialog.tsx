import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { sendKeyed } from '../../../lib/pending.ts'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
import { gramText, rupiahText } from '../../penjualan/index.ts'
import { calls } from '../calls.ts'
import { CheckingDialog } from '../checking-dialog.tsx'
import { documentNames } from '../words.ts'
import classes from './lihat.module.css'
import { useCommand } from './use-command.ts'

interface CancelDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** Undoes the last document of a loan on the day it was written: a reason, then an approval. */
export function CancelDialog({ loan, onClose }: CancelDialogProps) {
  const { t } = useTranslation()
  const [alasan, setAlasan] = useState('')
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const { run, busy, checking, checkNow } = useCommand(onClose)
  const nomor = loan.no_faktur_hutang
  const reason = alasan.trim()
  const last = loan.riwayat.at(-1)
  const what = `${documentNames(t)[last?.jenis ?? ''] ?? ''} ${last?.nomor ?? nomor}`
  const title = t('Batalkan {apa}', { apa: what })
  const sums = `${gramText(loan.berat)} g · ${rupiahText(last?.total ?? loan.jumlah_hutang)}`
  const begin = (event?: FormEvent) => {
    event?.preventDefault()
    setMissing(reason === '')
    if (reason !== '' && !busy) setAsking(true)
  }
  const cancel = async (otorisasi: string) => {
    setAsking(false)
    const body = { alasan: reason, otorisasi }
    const params = { no_faktur_hutang: nomor }
    const done = await run(title, keyed => sendKeyed(calls.cancel, { params, body }, keyed))
    if (done === null) return
    onClose()
    void notify.success(t('{apa} dibatalkan', { apa: what }))
  }
  return (
    <StaticModal
      opened
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <Button
          color="red"
          onClick={() => begin()}
          loading={busy}
          rightSection={<Kbd keys="F10" onBrand />}
        >
          {t('Batalkan')}
        </Button>
      }
    >
      <DialogKey name="F10" label={t('Batalkan')} run={() => begin()} />
      <form className={classes.detail} onSubmit={begin}>
        <p>{t('Uang dan barang jaminan kembali seperti sebelum dokumen ini.')}</p>
        <TextField
          label={t('Alasan pembatalan')}
          value={alasan}
          onChange={setAlasan}
          maxLength={200}
          data-autofocus
          error={missing ? t('Harus Diisi') : undefined}
        />
        <button type="submit" hidden />
      </form>
      {asking && (
        <AuthorizationDialog
          kategori="BATAL_HUTANG_LUNAS"
          title={title}
          perintah={{ route: `POST hutang/${nomor}/batal`, body: { alasan: reason } }}
          lines={[
            ...loan.barang.map(line => ({
              label: line.nama_barang,
              value: `${gramText(line.berat)} g · ${rupiahText(line.taksiran)}`,
            })),
            { label: loan.customer.nama, value: <b>{sums}</b> },
            { label: t('Alasan pembatalan'), value: reason },
          ]}
          description={`${title}: ${sums}. ${reason}`.slice(0, 500)}
          onGranted={({ otorisasi }) => void cancel(otorisasi)}
          onClose={() => setAsking(false)}
        />
      )}
      {checking !== null && <CheckingDialog what={checking} onNow={checkNow} />}
    </StaticModal>
  )
}
