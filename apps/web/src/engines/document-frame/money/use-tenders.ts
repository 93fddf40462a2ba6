import { type CaraBayar, settle } from '@kencana/domain/cart'
import { useEffect, useState } from 'react'
import { type CartTender, type TenderAction, tendersAfter } from './tenders.ts'

export const NO_TENDERS: readonly CartTender[] = []

interface HeldTenders {
  readonly total: number
  /** The amount is on its way: a way to pay chosen meanwhile waits for it. */
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
  const [early, setEarly] = useState<CaraBayar | null>(null)
  const pay = (cara: CaraBayar) => {
    if (isAsked) return setEarly(cara)
    if (total <= 0) return
    const cash = cara === 'TUNAI' && tenders.some(tender => tender.cara === 'TUNAI')
    if (!cash) dispatch({ type: 'pay', cara, jumlah: bayar.kurang })
    setFocus({ cara, at: Date.now() })
  }
  useEffect(() => {
    if (early === null || isAsked) return
    setEarly(null)
    pay(early)
  })
  return { total, tenders, dispatch, focus, pay, bayar }
}

export type Tenders = ReturnType<typeof useTenders>
