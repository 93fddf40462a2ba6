import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../../../kit/keys/dialog-key.tsx'
import { DraftNote } from '../../../../kit/text/draft-note.tsx'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Money } from '../../../../kit/text/figures.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { MoneyIn } from '../../uang/money-in.tsx'
import { DoneDialog } from '../done-dialog.tsx'
import classes from '../lihat.module.css'
import { PayoffWorking } from '../payoff-working.tsx'
import { type Redeemed, useRedeem } from './use-redeem.ts'

interface RedeemDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** The customer pays principal, interest and penalty of today, and the pledge goes back to him. */
export function RedeemDialog({ loan, onClose }: RedeemDialogProps) {
  const { t } = useTranslation()
  const { kept, total, tenders, blocker, redeem, done, busy } = useRedeem(loan, onClose)
  const save = useRef<HTMLButtonElement>(null)
  if (done !== null) return <Done loan={loan} done={done} onClose={onClose} />
  return (
    <LightModal
      size="md"
      title={t('Tebus {nomor}', { nomor: loan.no_faktur_hutang })}
      onClose={onClose}
      footer={
        <>
          <p className={classes.why} data-tone={blocker?.tone} role="status">
            {blocker?.text ??
              t('Barang jaminan keluar, {total} masuk.', { total: rupiahText(total) })}
          </p>
          <Button
            ref={save}
            onClick={redeem}
            disabled={blocker !== null}
            loading={busy}
            rightSection={<Kbd keys="F10" onBrand />}
          >
            {t('Tebus')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Tebus')} run={redeem} />
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
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
    </LightModal>
  )
}

interface DoneProps extends RedeemDialogProps {
  readonly done: Redeemed
}

function Done({ loan, done, onClose }: DoneProps) {
  const { t } = useTranslation()
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
      paper={{ paper: 'kwitansi', nomor: loan.no_faktur_hutang }}
      onClose={onClose}
    />
  )
}
