import { tertinggiTukar } from '@kencana/domain/beli/tukar-tambah'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveSoon } from '../../../engines/counter/use-counter.ts'
import { useSending } from '../../../engines/counter/use-sending.ts'
import { useKeptSave } from '../../../engines/piece-scan/use-kept-save.ts'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { mayMoveDay } from '../../../lib/day/begun-day.ts'
import { dropDraft } from '../../../lib/device/draft.ts'
import {
  codesForSale,
  isEmptyForm,
  type PurchaseWork,
  purchaseFaults,
  usePurchaseWork,
} from '../../pembelian/index.ts'
import { blockerOf, nextToNota, type Till } from '../../penjualan/index.ts'
import { CHANGES, calls } from '../calls.ts'
import { differenceOf, type TradeBody, tradeBody } from './trade-body.ts'

/** Brings a side up: the one with the first fault, or what is sold. */
interface Turns {
  readonly toFaults: () => void
  readonly toNew: () => void
}

/** The nota of a till together with the old pieces that pay for it, sent as one command. */
export function useTrade(till: Till, { toFaults, toNew }: Turns) {
  const { t } = useTranslation()
  const { open } = till
  const { dispatch, cart, nota } = open
  const work = usePurchaseWork({
    name: 'tukar',
    transaksi: 'TUKAR_TAMBAH',
    settled: nota.cart.bayar,
  })
  const { form, sums, taksir, priced } = work
  useBuyerBrings(till, work)
  useEffect(() => dispatch({ type: 'trade', tukar_rp: sums.total }), [dispatch, sums.total])
  const sending = useTradeSending(till, work, toFaults)

  const write = async () => {
    const faults = purchaseFaults({ ...form, kode_sales: cart.kode_sales }, taksir, t)
    work.setFaults(faults)
    if (Object.keys(faults).length > 0) return toFaults()
    const { tgl } = taksir
    const isStuck = blockerOf(open, t) !== null || sums.tunai < 0 || form.barang.length === 0
    if (isStuck || priced === null || tgl === null) return
    if (!(await mayMoveDay(cart.tgl ?? form.tgl, tgl))) return
    dispatch({ type: 'day', tgl })
    work.mark(tgl)
    await sending.send(tradeBody({ open, work, priced, tgl }))
  }
  const total = differenceOf(open, work)
  const most = mostOf(work, nota.cart.bayar)
  const reckoned = { fresh: priced === null ? null : total, shown: sums.isPriced ? total : null }
  const saveSoon = useSaveSoon(work, reckoned, write)
  const save = useKeptSave(till.scanning, () => {
    if (!sending.busy && sending.asking === null) saveSoon()
  })
  const { missing } = till.scanning
  return {
    ...{ work, total, sending },
    /** Where more goes out than needs no approval: what the old pieces may come to. */
    beyond: total < 0 && sums.total > most ? most : null,
    save: () => {
      // What is still looked for is told on its own side.
      if (missing.length > 0) toNew()
      save()
    },
    /** Back to a plain nota; old pieces that were typed are asked about. */
    end: async (): Promise<boolean> => {
      const text = t('Hapus barang lama dari nota ini?')
      const isTyped = !isEmptyForm(form) && form.barang.length > 0
      if (isTyped && !(await confirm({ text, danger: true }))) return false
      // by its name: the form that would empty it goes away with the trade
      void dropDraft(work.id)
      dispatch({ type: 'trade', tukar_rp: null })
      return true
    },
  }
}

function mostOf({ form, taksir }: PurchaseWork, jual_rp: number): number {
  const worth = form.barang.flatMap(piece => taksir.of(piece).shown ?? [])
  return tertinggiTukar(jual_rp, {
    tukar_rp: worth.reduce((sum, { tertinggi }) => sum + tertinggi, 0),
    beli_rp: worth.reduce((sum, { tertinggi_beli }) => sum + tertinggi_beli, 0),
  })
}

export type Trade = ReturnType<typeof useTrade>

/** Who was written down as the buyer brings the old pieces, too. */
function useBuyerBrings({ open: { cart } }: Till, { form, change, ready }: PurchaseWork): void {
  const asked = useRef(false)
  useEffect(() => {
    if (!ready || asked.current) return
    asked.current = true
    const { pajak: _, ...said } = cart.buyer
    if (said.nama !== '' && form.nama === '') change(now => ({ ...now, ...said }))
  })
}

/** Sends exchanges; whatever the server refuses, both sides stay as they were typed. */
function useTradeSending({ open, done }: Till, work: PurchaseWork, toFaults: () => void) {
  const { t } = useTranslation()
  const { kunci } = open.cart
  return useSending({
    route: calls.post,
    changes: CHANGES,
    draft: work.id,
    key: kunci,
    what: (body: TradeBody) => `${t('Tukar tambah')} ${rupiahText(Math.abs(body.total))}`,
    refused: async problem => {
      if (await nextToNota(open, problem, t)) return true
      const isOfOld = await work.refuse(problem, bare)
      if (isOfOld) toFaults()
      return isOfOld
    },
    done: (traded, body) => {
      const { no_tukar_tambah: nomor, kembali, pembulatan = 0, barang: tukar } = traded
      const total = traded.total + pembulatan
      work.startOver()
      const siapJual = codesForSale(tukar, body.beli.barang)
      const terjual = body.jual.barang.map(({ kode_barcode }) => kode_barcode)
      const nota = { kunci, terjual, isTrade: true }
      done({ nomor, isWaiting: false, total, kembali, tukar, siapJual }, nota)
    },
  })
}

/** Faults of the old side are named as its own counter knows them. */
const bare = (path: string): string => path.replace(/^beli\./, '')
