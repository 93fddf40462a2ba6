import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { useSession } from '../../../lib/session.ts'
import { AuthorizationDialog } from '../../otorisasi/index.ts'
import { CHANGES, calls } from '../calls.ts'
import classes from '../lelang/lelang.module.css'
import { printCancelled } from '../uang/use-paper.ts'
import { statusNames } from '../words.ts'

interface CancelFormProps {
  readonly loan: HutangAnswer
  readonly onCancelled: () => void
}

/** What will be undone, the reason, then a supervisor's approval of this one cancellation. */
export function CancelForm({ loan, onCancelled }: CancelFormProps) {
  const { t } = useTranslation()
  const today = useSession()?.tgl_system ?? null
  const kept = useKeptForm(`batal-lunas/${loan.no_faktur_hutang}`, '')
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onCancelled })
  const why = obstacleOf(loan, today, t)
  const reason = kept.value.trim()
  const begin = (event?: FormEvent) => {
    event?.preventDefault()
    setMissing(reason === '')
    if (reason !== '' && why === null && !busy) setAsking(true)
  }
  useKeys(onCounterKeys({ simpan: { run: () => begin(), label: t('Batalkan penebusan') } }))
  const cancel = async (otorisasi: string) => {
    setAsking(false)
    const nomor = loan.no_faktur_hutang
    const done = await run({
      route: calls.cancelRedemption,
      input: { params: { no_faktur_hutang: nomor }, body: { alasan: reason, otorisasi } },
      what: `${t('Batal Hutang Lunas')} ${nomor}`,
      draft: kept.id,
    })
    if (done === null) return
    void printCancelled(nomor)
    await notify.success(t('Penebusan {nomor} dibatalkan', { nomor }))
    onCancelled()
  }
  if (why !== null) {
    return (
      <p className={classes.refused} role="note">
        {why}
      </p>
    )
  }
  const { total, berat } = redemptionOf(loan)
  return (
    <form className={classes.stack} onSubmit={begin}>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <TextField
        label={t('Alasan pembatalan')}
        value={kept.value}
        onChange={kept.set}
        maxLength={200}
        autoFocus
        error={missing ? t('Harus Diisi') : undefined}
      />
      <Button
        type="submit"
        color="red"
        variant="light"
        className={classes.consequence}
        loading={busy}
        rightSection={<Kbd keys="F10" />}
      >
        {t('Kembalikan {total}, {berat} g jaminan masuk lagi', { total, berat })}
      </Button>
      {asking && (
        <Approval
          loan={loan}
          alasan={reason}
          onGranted={otorisasi => void cancel(otorisasi)}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}

/** The redemption as its document has it: number, money that comes back, grams that go in again. */
function redemptionOf(loan: HutangAnswer) {
  const last = loan.riwayat.at(-1)
  const total = last?.total ?? loan.pelunasan?.total_bayar ?? 0
  return { last, total: rupiahText(total), berat: gramText(loan.berat) }
}

/** Why the loan's redemption cannot be undone here, as far as it is known before asking. */
function obstacleOf(loan: HutangAnswer, today: string | null, t: TFunction): string | null {
  const { no_faktur_hutang: nomor, status } = loan
  const { last } = redemptionOf(loan)
  if (status !== 'LUNAS') {
    const now = statusNames(t)[status].toLowerCase()
    return t('Hutang {nomor} tidak lunas ditebus, statusnya {status}.', { nomor, status: now })
  }
  if (last !== undefined && last.tgl !== today) {
    return t('Penebusan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama', {
      tgl: last.tgl,
    })
  }
  return null
}

interface ApprovalProps {
  readonly loan: HutangAnswer
  readonly alasan: string
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

function Approval({ loan, alasan, onGranted, onClose }: ApprovalProps) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const { last, total, berat } = redemptionOf(loan)
  const title = t('Batalkan penebusan {nomor}', { nomor: last?.nomor ?? nomor })
  const sums = `${berat} g · ${total}`
  return (
    <AuthorizationDialog
      kategori="BATAL_HUTANG_LUNAS"
      title={title}
      perintah={{ route: `POST hutang/${nomor}/batal-lunas`, body: { alasan } }}
      lines={[
        ...loan.barang.map(line => ({
          label: line.nama_barang,
          value: `${gramText(line.berat)} g · ${rupiahText(line.taksiran)}`,
        })),
        {
          label: `${loan.customer.nama} · ${nomor}`,
          value: t('pokok {jumlah}', { jumlah: rupiahText(loan.jumlah_hutang) }),
        },
        { label: t('Uang kembali ke pelanggan'), value: <b>{total}</b> },
        { label: t('Jaminan masuk lagi'), value: <b>{berat} g</b> },
        { label: t('Alasan pembatalan'), value: alasan },
      ]}
      description={`${title}: ${sums}. ${alasan}`.slice(0, 500)}
      alasan={alasan}
      no_faktur_group={nomor}
      onGranted={({ otorisasi }) => onGranted(otorisasi)}
      onClose={onClose}
    />
  )
}
