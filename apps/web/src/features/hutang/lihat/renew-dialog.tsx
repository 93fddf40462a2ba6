import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { renewHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { sendKeyed } from '../../../lib/pending.ts'
import { useSession } from '../../../lib/session.ts'
import { paymentBlocker, rupiahText, tendersBody } from '../../penjualan/index.ts'
import { calls } from '../calls.ts'
import { CheckingDialog } from '../checking-dialog.tsx'
import { MoneyIn } from '../uang/money-in.tsx'
import { lacksBank, NO_PAYOUT, type Payout, payoutBody } from '../uang/payout.ts'
import { PayoutFields } from '../uang/payout-fields.tsx'
import { useTenders } from '../uang/use-tenders.ts'
import { DoneDialog } from './done-dialog.tsx'
import classes from './lihat.module.css'
import { RenewFigures } from './renew-figures.tsx'
import { TakenHome } from './taken-home.tsx'
import { useCommand } from './use-command.ts'
import { type Renewal, useRenewal } from './use-renewal.ts'

interface RenewDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
  /** Shows the loan it went on as. */
  readonly onOpen: (nomor: string) => void
}

type Renewed = AnswerOf<typeof renewHutang>

/** Closes a loan with its interest and opens the next: longer, smaller by a part payment, or more. */
export function RenewDialog({ loan, onClose, onOpen }: RenewDialogProps) {
  const { t } = useTranslation()
  const tgl = useSession()?.tgl_system
  const nomor = loan.no_faktur_hutang
  const [wanted, setWanted] = useState<Renewal>({
    jumlah_hutang: loan.jumlah_hutang,
    barang_diambil: [],
  })
  const [payout, setPayout] = useState<Payout>(NO_PAYOUT)
  const [done, setDone] = useState<Renewed | null>(null)
  const save = useRef<HTMLButtonElement>(null)
  const preview = useRenewal(nomor, wanted)
  const selisih = preview.shown?.selisih ?? 0
  const tenders = useTenders(Math.max(0, selisih))
  const { run, busy, checking, checkNow } = useCommand(onClose)
  const blocker = blockerOf()
  /** Why it cannot be written as it stands; nothing when it can. */
  function blockerOf(): string | null {
    if (wanted.jumlah_hutang === 0) return t('Isi jumlah pinjaman baru.')
    if (preview.why !== null) return preview.why
    if (preview.fresh === null) return t('Menghitung…')
    if (selisih > 0) return paymentBlocker(tenders.tenders, tenders.bayar, t)?.text ?? null
    return selisih < 0 && lacksBank(payout) ? t('Pilih bank untuk transfer.') : null
  }
  const renew = async () => {
    if (blocker !== null || busy) return
    const body = {
      jumlah_hutang: wanted.jumlah_hutang,
      barang_diambil: [...wanted.barang_diambil],
      selisih,
      pembayaran: selisih > 0 ? tendersBody(tenders.tenders) : [],
      ...(selisih < 0 ? { pencairan: payoutBody(payout) } : {}),
      ...(tgl ? { tgl_system: tgl } : {}),
    }
    const params = { no_faktur_hutang: nomor }
    const what = `${t('Perpanjang')} ${nomor}`
    setDone(await run<Renewed>(what, keyed => sendKeyed(calls.renew, { params, body }, keyed)))
  }
  if (done !== null) {
    return (
      <DoneDialog
        title={t('Perpanjangan tersimpan')}
        nomor={done.no_faktur_hutang}
        lines={
          done.selisih < 0
            ? [{ label: t('Dicairkan'), value: -done.selisih, isGold: true }]
            : [
                { label: t('Bayar'), value: done.selisih },
                { label: t('Kembali'), value: done.kembali, isGold: true },
              ]
        }
        hint={t('Pinjaman baru {jumlah}, jatuh tempo {tgl}.', {
          jumlah: rupiahText(done.pokok_baru),
          tgl: done.tgl_jatuh_tempo,
        })}
        paper={{ paper: 'surat', nomor: done.no_faktur_hutang }}
        onClose={() => {
          onClose()
          onOpen(done.no_faktur_hutang)
        }}
      />
    )
  }
  return (
    <StaticModal
      opened
      size="lg"
      title={t('Perpanjang {nomor}', { nomor })}
      onClose={onClose}
      footer={
        <>
          <p className={classes.why} role="status">
            {blocker ?? consequence()}
          </p>
          <Button
            ref={save}
            onClick={() => void renew()}
            disabled={blocker !== null}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {t('Perpanjang')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Perpanjang')} run={() => void renew()} />
      <div className={classes.detail}>
        <MoneyInput
          label={t('Jumlah pinjaman baru')}
          description={t('Semula {jumlah}. Kurang dari itu berarti angsuran pokok.', {
            jumlah: rupiahText(loan.jumlah_hutang),
          })}
          data-autofocus
          value={wanted.jumlah_hutang}
          onChange={jumlah_hutang => setWanted({ ...wanted, jumlah_hutang })}
        />
        <TakenHome
          lines={loan.barang}
          taken={wanted.barang_diambil}
          onChange={barang_diambil => setWanted({ ...wanted, barang_diambil })}
        />
        {preview.shown !== null && (
          <RenewFigures preview={preview.shown} isStale={preview.fresh === null} />
        )}
        {preview.why !== null && (
          <p className={classes.bad} role="alert">
            {preview.why}
          </p>
        )}
        {selisih > 0 && <MoneyIn tenders={tenders} onDone={() => save.current?.focus()} />}
        {selisih < 0 && (
          <PayoutFields payout={payout} onChange={more => setPayout({ ...payout, ...more })} />
        )}
      </div>
      {checking !== null && <CheckingDialog what={checking} onNow={checkNow} />}
    </StaticModal>
  )

  function consequence(): string {
    if (selisih > 0) return t('Pelanggan membayar {jumlah}.', { jumlah: rupiahText(selisih) })
    if (selisih < 0) return t('Pelanggan menerima {jumlah}.', { jumlah: rupiahText(-selisih) })
    return t('Tidak ada uang yang berpindah.')
  }
}
