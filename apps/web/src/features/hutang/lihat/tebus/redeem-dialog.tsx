import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../../../engines/document-frame/entry/command-dialog.tsx'
import { MoneyIn } from '../../../../engines/document-frame/money/money-in.tsx'
import { gramText, rupiahText } from '../../../../kit/text/figure-texts.ts'
import { Money } from '../../../../kit/text/figures.tsx'
import { receiptOf } from '../../papers.ts'
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
    <CommandDialog
      title={t('Tebus {nomor}', { nomor: loan.no_faktur_hutang })}
      kept={kept}
      act={{ label: t('Tebus'), run: redeem, busy }}
      said={
        blocker ?? {
          text: t('Barang jaminan keluar, {total} masuk.', { total: rupiahText(total) }),
        }
      }
      isBlocked={blocker !== null}
      saveRef={save}
      onClose={onClose}
    >
      <p>
        <b>{loan.customer.nama}</b>{' '}
        <span className={classes.quiet}>
          {gramText(loan.berat)} g {placeText(loan, t)}
        </span>
      </p>
      {loan.pelunasan !== null && <PayoffWorking payoff={loan.pelunasan} status={loan.status} />}
      <p className={classes.big}>
        <span>{t('Bayar')}</span>
        <Money value={total} unit size="large" />
      </p>
      <MoneyIn tenders={tenders} onDone={() => save.current?.focus()} />
    </CommandDialog>
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
      hint={`${t('Serahkan {berat} g barang jaminan kepada pelanggan.', {
        berat: gramText(loan.berat),
      })} ${placeText(loan, t)}`}
      paper={receiptOf(loan.no_faktur_hutang, t)}
      onClose={onClose}
    />
  )
}

const placeText = ({ lokasi }: HutangAnswer, t: TFunction): string =>
  lokasi === null ? '' : `· ${t('Letak paket: {lokasi}', { lokasi })}`
