import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { redeemHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { sendKeyed } from '../../../lib/pending.ts'
import { useSession } from '../../../lib/session.ts'
import { gramText, paymentBlocker, rupiahText, tendersBody } from '../../penjualan/index.ts'
import { calls } from '../calls.ts'
import { CheckingDialog } from '../checking-dialog.tsx'
import { MoneyIn } from '../uang/money-in.tsx'
import { useTenders } from '../uang/use-tenders.ts'
import { DoneDialog } from './done-dialog.tsx'
import classes from './lihat.module.css'
import { PayoffWorking } from './payoff-working.tsx'
import { useCommand } from './use-command.ts'

interface RedeemDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

type Redeemed = AnswerOf<typeof redeemHutang>

/** The customer pays principal, interest and penalty of today, and the pledge goes back to him. */
export function RedeemDialog({ loan, onClose }: RedeemDialogProps) {
  const { t } = useTranslation()
  const tgl = useSession()?.tgl_system
  const nomor = loan.no_faktur_hutang
  const total = loan.pelunasan?.total_bayar ?? 0
  const tenders = useTenders(total)
  const save = useRef<HTMLButtonElement>(null)
  const [done, setDone] = useState<Redeemed | null>(null)
  const { run, busy, checking, checkNow } = useCommand(onClose)
  const blocker = paymentBlocker(tenders.tenders, tenders.bayar, t)
  const redeem = async () => {
    if (blocker !== null || busy) return
    const body = {
      pembayaran: tendersBody(tenders.tenders),
      total_bayar: total,
      ...(tgl ? { tgl_system: tgl } : {}),
    }
    const params = { no_faktur_hutang: nomor }
    const what = `${t('Tebus')} ${nomor}`
    setDone(await run<Redeemed>(what, keyed => sendKeyed(calls.redeem, { params, body }, keyed)))
  }
  if (done !== null) {
    return (
      <DoneDialog
        title={t('Penebusan tersimpan')}
        nomor={done.no_tebus}
        lines={[
          { label: t('Bayar'), value: done.total_bayar },
          { label: t('Kembali'), value: done.kembali, isGold: true },
        ]}
        hint={t('Serahkan {berat} g barang jaminan kepada pelanggan.', {
          berat: gramText(loan.berat),
        })}
        paper={{ paper: 'kwitansi', nomor }}
        onClose={onClose}
      />
    )
  }
  return (
    <StaticModal
      opened
      size="md"
      title={t('Tebus {nomor}', { nomor })}
      onClose={onClose}
      footer={
        <>
          <p className={classes.why} data-tone={blocker?.tone} role="status">
            {blocker?.text ??
              t('Barang jaminan keluar, {total} masuk.', { total: rupiahText(total) })}
          </p>
          <Button
            ref={save}
            onClick={() => void redeem()}
            disabled={blocker !== null}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {t('Tebus')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Tebus')} run={() => void redeem()} />
      <div className={classes.detail}>
        <p>
          <b>{loan.customer.nama}</b>{' '}
          <span className={classes.quiet}>
            {gramText(loan.berat)} g {loan.lokasi !== null && `· ${loan.lokasi}`}
          </span>
        </p>
        {loan.pelunasan !== null && <PayoffWorking payoff={loan.pelunasan} status={loan.status} />}
        <p className={classes.big}>
          <span>{t('Bayar')}</span>
          <Money value={total} unit size="large" />
        </p>
        <MoneyIn tenders={tenders} onDone={() => save.current?.focus()} />
      </div>
      {checking !== null && <CheckingDialog what={checking} onNow={checkNow} />}
    </StaticModal>
  )
}
