import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { renewHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { paymentBlocker } from '../../../../engines/document-frame/money/payment-blocker.ts'
import {
  NO_PAYOUT,
  type Payout,
  payoutBlocker,
  payoutBody,
} from '../../../../engines/document-frame/money/payout.ts'
import { type CartTender, tendersBody } from '../../../../engines/document-frame/money/tenders.ts'
import { NO_TENDERS, useTenders } from '../../../../engines/document-frame/money/use-tenders.ts'
import { useWriting } from '../../../../engines/document-frame/use-dated-command.ts'
import { useDatedForm } from '../../../../lib/day/dated-form.ts'
import { CHANGES, calls } from '../../calls.ts'
import { type Renewal, useRenewal } from './use-renewal.ts'

export type Renewed = AnswerOf<typeof renewHutang>

interface Form {
  readonly wanted: Renewal
  readonly payout: Payout
  readonly tenders: readonly CartTender[]
}

/** A renewal on its way: what is wanted, what it costs, which way the difference goes. */
export function useRenew(loan: HutangAnswer, onLost: () => void) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const kept = useDatedForm<Form>(`perpanjang/${nomor}`, {
    wanted: { jumlah_hutang: loan.jumlah_hutang, barang_diambil: [] },
    payout: NO_PAYOUT,
    tenders: NO_TENDERS,
  })
  const { wanted, payout } = kept.value
  const preview = useRenewal(nomor, wanted)
  const selisih = preview.shown?.selisih ?? 0
  const tenders = useTenders({
    total: Math.max(0, selisih),
    isAsked: preview.waiting,
    tenders: kept.value.tenders,
    set: after => kept.set(now => ({ ...now, tenders: after(now.tenders) })),
    bulatkan: true,
  })
  const { write, done, busy } = useWriting(calls.renew, {
    changes: CHANGES,
    onLost,
    begun: kept.begun,
  })
  /** Why it cannot be written as it stands; nothing when it can. */
  const blockerOf = (): string | null => {
    if (wanted.jumlah_hutang === 0) return t('Isi jumlah pinjaman baru.')
    if (preview.why !== null) return t('Periksa isian yang ditandai')
    if (preview.fresh === null) return t('Menghitung…')
    if (selisih > 0) return paymentBlocker(tenders.tenders, tenders.bayar, t)?.text ?? null
    return selisih < 0 ? payoutBlocker(payout, -selisih, t) : null
  }
  const blocker = blockerOf()
  const renew = async () => {
    if (blocker !== null) return
    const body = {
      jumlah_hutang: wanted.jumlah_hutang,
      barang_diambil: [...wanted.barang_diambil],
      selisih,
      pembayaran: selisih > 0 ? tendersBody(tenders.tenders) : [],
      ...(selisih < 0 ? { pencairan: payoutBody(payout) } : {}),
    }
    const params = { no_faktur_hutang: nomor }
    const what = `${t('Perpanjang')} ${nomor}`
    await write({ input: day => ({ params, body: { ...body, ...day } }), what, draft: kept.id })
  }
  return {
    kept,
    wanted,
    want: (more: Partial<Renewal>) =>
      kept.set(now => ({ ...now, wanted: { ...now.wanted, ...more } })),
    payout,
    payBy: (more: Partial<Payout>) =>
      kept.set(now => ({ ...now, payout: { ...now.payout, ...more } })),
    preview,
    selisih,
    tenders,
    blocker,
    renew: () => void renew(),
    done,
    busy,
  }
}
