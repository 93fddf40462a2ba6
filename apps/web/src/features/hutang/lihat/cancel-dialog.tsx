import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
import { CHANGES, calls } from '../calls.ts'
import { printCancelled } from '../uang/use-paper.ts'
import { documentNames } from '../words.ts'
import classes from './lihat.module.css'

interface CancelDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** Undoes the last document of a loan on the day it was written: a reason, then an approval. */
export function CancelDialog({ loan, onClose }: CancelDialogProps) {
  const { t } = useTranslation()
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const { kept, busy, cancel, title } = useCancel(loan, onClose)
  const reason = kept.value.trim()
  const begin = (event?: FormEvent) => {
    event?.preventDefault()
    setMissing(reason === '')
    if (reason !== '' && !busy) setAsking(true)
  }
  return (
    <LightModal
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
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <form className={classes.detail} onSubmit={begin}>
        <p>{t('Uang dan barang jaminan kembali seperti sebelum dokumen ini.')}</p>
        <TextField
          label={t('Alasan pembatalan')}
          value={kept.value}
          onChange={kept.set}
          maxLength={200}
          data-autofocus
          error={missing ? t('Harus Diisi') : undefined}
        />
        <button type="submit" hidden />
      </form>
      {asking && (
        <Approval
          loan={loan}
          title={title}
          alasan={reason}
          onGranted={otorisasi => {
            setAsking(false)
            void cancel(reason, otorisasi)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </LightModal>
  )
}

/** Sends the cancellation of the loan's last document, named in the title. */
function useCancel(loan: HutangAnswer, onClose: () => void) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onClose })
  const last = loan.riwayat.at(-1)
  const kept = useKeptForm(`batal-hutang/${last?.nomor ?? loan.no_faktur_hutang}`, '')
  const apa = `${documentNames(t)[last?.jenis ?? ''] ?? ''} ${last?.nomor ?? ''}`.trim()
  const title = t('Batalkan {apa}', { apa })
  const cancel = async (alasan: string, otorisasi: string) => {
    const body = { alasan, otorisasi }
    const params = { no_faktur_hutang: loan.no_faktur_hutang }
    const done = await run({
      route: calls.cancel,
      input: { params, body },
      what: title,
      draft: kept.id,
    })
    if (done === null) return
    onClose()
    void notify.success(t('{apa} dibatalkan', { apa }))
    void printCancelled(params.no_faktur_hutang)
  }
  return { busy, kept, cancel, title }
}

interface ApprovalProps {
  readonly loan: HutangAnswer
  readonly title: string
  readonly alasan: string
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

/** What a supervisor reads before agreeing: every piece, the money, the reason. */
function Approval({ loan, title, alasan, onGranted, onClose }: ApprovalProps) {
  const { t } = useTranslation()
  const total = loan.riwayat.at(-1)?.total ?? loan.jumlah_hutang
  const sums = `${gramText(loan.berat)} g · ${rupiahText(total)}`
  return (
    <AuthorizationDialog
      kategori="BATAL_HUTANG_LUNAS"
      title={title}
      perintah={{ route: `POST hutang/${loan.no_faktur_hutang}/batal`, body: { alasan } }}
      lines={[
        ...loan.barang.map(line => ({
          label: `${line.baris}. ${line.nama_barang}`,
          value: `${gramText(line.berat)} g · ${rupiahText(line.taksiran)}`,
        })),
        { label: loan.customer.nama, value: <b>{sums}</b> },
        { label: t('Alasan pembatalan'), value: alasan },
      ]}
      description={`${title}: ${sums}. ${alasan}`.slice(0, 500)}
      alasan={alasan}
      no_faktur_group={loan.no_faktur_hutang}
      onGranted={({ otorisasi }) => onGranted(otorisasi)}
      onClose={onClose}
    />
  )
}
