import type { postPembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveSoon } from '../../../../engines/counter/use-counter.ts'
import { useSending } from '../../../../engines/counter/use-sending.ts'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import { mayMoveDay } from '../../../../lib/day/begun-day.ts'
import { CHANGES, calls } from '../calls.ts'
import { purchaseFaults } from '../purchase-faults.ts'
import { type PurchaseBody, purchaseBody } from '../purchase-form.ts'
import { codesForSale } from './new-codes.tsx'
import { usePurchaseWork } from './use-purchase-work.ts'

/** A purchase that stands, and what the counter does next with it. */
export interface Bought extends AnswerOf<typeof postPembelian> {
  readonly nama: string
  /** To hand over out of the drawer. */
  readonly tunai: number
  /** Of its new barcodes those that are for sale at once. */
  readonly siapJual: readonly string[]
}

/** The purchase being written: kept on the device, appraised as it grows, sent under its key. */
export function usePurchase() {
  const { t } = useTranslation()
  const [bought, setBought] = useState<Bought | null>(null)
  const work = usePurchaseWork({ name: 'pembelian', transaksi: 'PEMBELIAN' })
  const { form, taksir, sums, priced } = work
  const sending = useSending({
    route: calls.post,
    changes: CHANGES,
    draft: work.id,
    what: (body: PurchaseBody) => `${t('Pembelian')} ${rupiahText(body.total)}`,
    refused: problem => work.refuse(problem),
    done: (answer, { pembayaran, penjual, barang }) => {
      const tunai = pembayaran.find(({ cara }) => cara === 'TUNAI')?.jumlah ?? 0
      const siapJual = codesForSale(answer.barang, barang)
      setBought({ ...answer, nama: penjual.nama, tunai, siapJual })
      work.startOver()
    },
  })
  const write = async () => {
    const faults = purchaseFaults(form, taksir, t)
    work.setFaults(faults)
    const isStuck = Object.keys(faults).length > 0 || sums.tunai < 0 || form.barang.length === 0
    if (isStuck || priced === null || taksir.tgl === null) return
    if (!(await mayMoveDay(form.tgl, taksir.tgl))) return
    work.mark(taksir.tgl)
    await sending.send(purchaseBody(form, priced, taksir.tgl))
  }
  const { total, isPriced } = sums
  const reckoned = { fresh: priced === null ? null : total, shown: isPriced ? total : null }
  const saveSoon = useSaveSoon(work, reckoned, write)
  return {
    ...work,
    sending,
    save: () => {
      const isBusy = sending.busy || sending.asking !== null
      if (!isBusy && form.barang.length > 0) saveSoon()
    },
    bought: work.isEmpty ? bought : null,
    next: () => setBought(null),
  }
}

export type Purchase = ReturnType<typeof usePurchase>
