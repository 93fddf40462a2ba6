import { type CaraBayar, settle } from '@kencana/domain/cart'
import { useReducer, useState } from 'react'
import { type CartTender, tendersAfter } from '../../penjualan/index.ts'

const NONE: readonly CartTender[] = []

/** What is handed over for an amount, as at the till: one row of cash, a row for each other way. */
export function useTenders(total: number) {
  const [tenders, dispatch] = useReducer(tendersAfter, NONE)
  const [focus, setFocus] = useState<{ cara: CaraBayar; at: number } | null>(null)
  const bayar = settle(total, tenders)
  const pay = (cara: CaraBayar) => {
    if (total <= 0) return
    const cash = cara === 'TUNAI' && tenders.some(tender => tender.cara === 'TUNAI')
    if (!cash) dispatch({ type: 'pay', cara, jumlah: bayar.kurang })
    setFocus({ cara, at: Date.now() })
  }
  return { total, tenders, dispatch, focus, pay, bayar }
}

export type Tenders = ReturnType<typeof useTenders>
