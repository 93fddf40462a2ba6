import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { paySurplus } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { nameFault } from '../../../engines/document-frame/entry/person/card-rules.ts'
import {
  lacksBank,
  NO_PAYOUT,
  payoutBody,
  payoutFault,
} from '../../../engines/document-frame/money/payout.ts'
import { PayoutFields } from '../../../engines/document-frame/money/payout-fields.tsx'
import { filled } from '../../../engines/document-frame/money/tenders.ts'
import { useDatedCommand } from '../../../engines/document-frame/use-dated-command.ts'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { CHANGES, calls } from '../calls.ts'
import { receiptOf } from '../papers.ts'
import { Waterfall } from './waterfall.tsx'

interface SurplusDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** The payment, and to whom it went. */
type Paid = AnswerOf<typeof paySurplus> & { readonly penerima: string }

/** Pays the customer what an auction left over, once. */
export function SurplusDialog({ loan, onClose }: SurplusDialogProps) {
  const { t } = useTranslation()
  const { kept, nomor, surplus, form, change, missing, pay, done, busy } = useSurplus(loan, onClose)
  const coins = payoutFault(form, surplus, t)
  if (done !== null) {
    return (
      <DoneDialog
        title={t('Kelebihan dibayar')}
        nomor={done.no_bayar}
        lines={[
          {
            label: t('Dibayar kepada {nama}', { nama: done.penerima }),
            value: done.jumlah,
            isGold: true,
          },
        ]}
        paper={receiptOf(nomor, t)}
        onClose={onClose}
      />
    )
  }
  return (
    <CommandDialog
      title={t('Bayar kelebihan {nomor}', { nomor })}
      kept={kept}
      act={{
        label: t('Bayar {jumlah}', { jumlah: rupiahText(surplus) }),
        run: () => void pay(),
        busy,
      }}
      said={{ text: coins ?? t('{total} keluar.', { total: rupiahText(surplus) }) }}
      isBlocked={coins !== null}
      byEnter
      onClose={onClose}
    >
      <SoldFor loan={loan} />
      <TextField
        label={t('Diterima oleh')}
        value={form.penerima}
        onChange={penerima => change({ penerima })}
        maxLength={100}
        data-autofocus
        required
        error={missing && nameFault(form.penerima, t)}
      />
      <PayoutFields
        payout={form}
        jumlah={surplus}
        onChange={change}
        bankError={missing && lacksBank(form) ? t('Harus Diisi') : undefined}
      />
      <TextField
        label={t('Keterangan')}
        value={form.keterangan}
        onChange={keterangan => change({ keterangan })}
        maxLength={200}
      />
    </CommandDialog>
  )
}

/** How the surplus came about, as the auction was written. */
function SoldFor({ loan }: { loan: HutangAnswer }) {
  const { lelang, pelunasan } = loan
  if (lelang === null || pelunasan === null) return null
  const figures = {
    ...lelang,
    denda: pelunasan.denda,
    bunga: pelunasan.bunga_pinjam,
    pokok: pelunasan.jumlah_hutang,
  }
  return <Waterfall figures={figures} stale={false} />
}

function useSurplus(loan: HutangAnswer, onClose: () => void) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const surplus = loan.lelang?.kelebihan ?? 0
  const start = { ...NO_PAYOUT, penerima: loan.customer.nama, keterangan: '' }
  const kept = useKeptForm(`kelebihan/${nomor}`, start)
  const { value: form, set } = kept
  const [missing, setMissing] = useState(false)
  const [done, setDone] = useState<Paid | null>(null)
  const { run, busy } = useDatedCommand({ changes: CHANGES, onLost: onClose })
  const pay = async () => {
    const lacks = nameFault(form.penerima, t) !== null || lacksBank(form)
    setMissing(lacks)
    if (lacks || payoutFault(form, surplus, t) !== null) return
    const body = {
      pencairan: payoutBody(form),
      penerima: form.penerima.trim(),
      ...filled({ keterangan: form.keterangan }),
    }
    const paid = await run({
      route: calls.paySurplus,
      input: day => ({ params: { no_faktur_hutang: nomor }, body: { ...body, ...day } }),
      what: `${t('Bayar kelebihan')} ${nomor}`,
      draft: kept.id,
    })
    setDone(paid === null ? null : { ...paid, penerima: body.penerima })
  }
  return {
    kept,
    nomor,
    surplus,
    form,
    change: (more: Partial<typeof form>) => set(now => ({ ...now, ...more })),
    missing,
    pay,
    done,
    busy,
  }
}
