import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '../../../../engines/document-frame/entry/use-later.ts'
import { mayMoveDay } from '../../../../lib/day/begun-day.ts'
import { purchaseFaults } from '../purchase-faults.ts'
import { purchaseBody } from '../purchase-form.ts'
import { usePurchaseWork } from './use-purchase-work.ts'
import { type Bought, useSend } from './use-send.ts'

/** The purchase being written: kept on the device, appraised as it grows, sent under its key. */
export function usePurchase() {
  const { t } = useTranslation()
  const [bought, setBought] = useState<Bought | null>(null)
  const forget = useRef<() => void>(() => undefined)
  const onChange = () => forget.current()
  const work = usePurchaseWork({ name: 'pembelian', transaksi: 'PEMBELIAN', onChange })
  const { form, taksir, sums, mark, setSaid, startOver, isEmpty } = work
  const sending = useSend({
    draft: work.id,
    onRefused: setSaid,
    onBought: done => {
      setBought(done)
      startOver()
    },
  })
  const write = async () => {
    const faults = purchaseFaults(form, taksir, t)
    setSaid(now => ({ ...now, faults }))
    const priced = work.priced()
    const isStuck = Object.keys(faults).length > 0 || sums.tunai < 0 || form.barang.length === 0
    if (isStuck || priced === null || taksir.tgl === null) return
    if (!(await mayMoveDay(form.tgl, taksir.tgl))) return
    mark(taksir.tgl)
    await sending.send(purchaseBody(form, priced, taksir.tgl))
  }
  const isFresh = work.priced() !== null
  const later = useLater(
    { fresh: isFresh ? sums.total : null, shown: sums.isPriced ? sums.total : null },
    () => void write(),
  )
  forget.current = later.forget
  const save = () => {
    if (sending.busy || sending.asking !== null || form.barang.length === 0) return
    if (!isFresh) later.want()
    void write()
  }
  return {
    ...work,
    ...{ sending, save },
    bought: isEmpty ? bought : null,
    next: () => setBought(null),
  }
}

export type Purchase = ReturnType<typeof usePurchase>
