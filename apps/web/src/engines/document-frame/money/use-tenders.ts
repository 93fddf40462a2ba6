import { type CaraBayar, settle } from '@kencana/domain/cart'
import { useEffect, useState } from 'react'
import { type CartTender, following, type TenderAction, tendersAfter } from './tenders.ts'

export const NO_TENDERS: readonly CartTender[] = []

interface HeldTenders {
  readonly total: number
  /** The total is on its way: a way to pay chosen meanwhile is for what it will be. */
  readonly isAsked?: boolean
  readonly tenders: readonly CartTender[]
  readonly set: (after: (now: readonly CartTender[]) => readonly CartTender[]) => void
  /** Cash for what is owed goes up to the next coin; an amount that is typed has to be payable. */
  readonly bulatkan?: boolean
}

/**
 * What is handed over for an amount, as at the till: one row of cash, a row for each other way. The
 * form it stands in holds it.
 */
export function useTenders({
  total,
  isAsked = false,
  tenders,
  set,
  bulatkan = false,
}: HeldTenders) {
  const dispatch = (action: TenderAction) => set(now => tendersAfter(now, action))
  const [focus, setFocus] = useState<{ cara: CaraBayar; at: number } | null>(null)
  const bayar = settle(total, tenders, { bulatkan })
  const [isEarly, setEarly] = useState(false)
  const pay = (cara: CaraBayar) => {
    if (total <= 0 && !isAsked) return
    const cash = cara === 'TUNAI' && tenders.some(tender => tender.cara === 'TUNAI')
    if (!cash) dispatch({ type: 'pay', cara, jumlah: bayar.kurang })
    setEarly(isAsked)
    setFocus({ cara, at: Date.now() })
  }
  useEffect(() => {
    if (!isEarly || isAsked) return
    setEarly(false)
    set(now => following(now, total))
  })
  return { total, tenders, dispatch, focus, pay, bayar }
}

export type Tenders = ReturnType<typeof useTenders>
