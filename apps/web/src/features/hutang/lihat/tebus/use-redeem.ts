import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { redeemHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { paymentBlocker } from '../../../../engines/document-frame/money/payment-blocker.ts'
import { tendersBody } from '../../../../engines/document-frame/money/tenders.ts'
import { NO_TENDERS, useTenders } from '../../../../engines/document-frame/money/use-tenders.ts'
import { useWriting } from '../../../../engines/document-frame/use-dated-command.ts'
import { useDatedForm } from '../../../../lib/day/dated-form.ts'
import { CHANGES, calls } from '../../calls.ts'

export type Redeemed = AnswerOf<typeof redeemHutang>

/** A redemption on its way: what it costs today, how that is paid, and what the server answered. */
export function useRedeem(loan: HutangAnswer, onLost: () => void) {
  const { t } = useTranslation()
  const total = loan.pelunasan?.total_bayar ?? 0
  const kept = useDatedForm(`tebus/${loan.no_faktur_hutang}`, { tenders: NO_TENDERS })
  const tenders = useTenders({
    total,
    tenders: kept.value.tenders,
    set: after => kept.set(now => ({ ...now, tenders: after(now.tenders) })),
    bulatkan: true,
  })
  const { write, done, busy } = useWriting(calls.redeem, {
    changes: CHANGES,
    onLost,
    begun: kept.begun,
  })
  const blocker = paymentBlocker(tenders.tenders, tenders.bayar, t)
  const redeem = async () => {
    if (blocker !== null) return
    const body = { pembayaran: tendersBody(tenders.tenders), total_bayar: total }
    const params = { no_faktur_hutang: loan.no_faktur_hutang }
    const what = `${t('Tebus')} ${loan.no_faktur_hutang}`
    await write({ input: day => ({ params, body: { ...body, ...day } }), what, draft: kept.id })
  }
  return { kept, total, tenders, blocker, redeem: () => void redeem(), done, busy }
}
