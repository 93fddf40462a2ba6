import type { CaraBayar, CaraJual } from '@kencana/domain/cart'
import { NOMOR_PENJUALAN } from '@kencana/domain/teks/nomor'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThrown } from '../../../engines/document-frame/entry/thrown.tsx'
import type { SpentBon } from '../../../engines/document-frame/money/tenders.ts'
import { useKeptSave } from '../../../engines/piece-scan/use-kept-save.ts'
import type { ScanControl } from '../../../kit/inputs/scan-input.tsx'
import { useLateField } from '../../../kit/keys/use-late-field.ts'
import { shows, useSession } from '../../../lib/session.ts'
import { useAjuan } from '../ajuan/use-ajuan.ts'
import type { SoldNota } from './cart/cart.ts'
import { type OpenNota, useCart } from './cart/use-cart.ts'
import { useReprice } from './cart/use-reprice.ts'
import { blockerOf } from './save/blocker.ts'
import { useHeld } from './save/use-held.ts'
import { type Sold, useSave } from './save/use-save.ts'
import type { TillDialog } from './till-dialogs.tsx'
import { useScan } from './use-scan.ts'

/** Everything the till knows and can do; the screen only draws it. */
export function useTill() {
  const { t } = useTranslation()
  const open = useCart()
  const scanning = useScan(open)
  const held = useHeld(open)
  const ajuan = useAjuan()
  const control = useRef<ScanControl>(null)
  const sales = useLateField()
  const [dialog, setDialog] = useState<TillDialog | null>(null)
  const [sold, setSold] = useState<Sold | null>(null)
  const { focus, pay, spend, forget } = usePaying(open)
  const queries = useQueryClient()
  const toScan = () => control.current?.focus()
  const done = (what: Sold, nota: SoldNota) => {
    setSold(what)
    open.sold(nota)
    forget()
    toScan()
    for (const area of ['penjualan', 'barang', 'ringkasan'])
      void queries.invalidateQueries({ queryKey: [area] })
  }
  const saving = useSave(open, done)
  useReprice(open)
  const thrown = useThrown(open.cart.kunci)
  const remove = (kode_barcode: string) => {
    const before = open.cart
    const line = before.items.find(item => item.piece.kode_barcode === kode_barcode)
    if (line === undefined) return
    open.dispatch({ type: 'remove', kode_barcode })
    thrown.threw(`${line.piece.nama_barang} ${kode_barcode}`, () =>
      open.dispatch({ type: 'back', kode_barcode, before }),
    )
  }
  const save = useKeptSave(scanning, () => {
    if (blockerOf(open, t) === null && !saving.busy && saving.asking === null) saving.save()
  })
  const [scanned, setScanned] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came while it was on its way
  useEffect(() => setScanned(open.cart.items.length), [sold])
  return {
    open,
    scanning,
    held,
    ajuan,
    saving,
    control,
    sales,
    dialog,
    setDialog,
    focus,
    pay,
    spend,
    save,
    remove,
    thrown,
    toScan,
    done,
    ...useTrading(open),
    /** Until the next piece is scanned; its nota is printed from there. */
    sold: open.cart.items.length > scanned ? null : sold,
    next: () => {
      setSold(null)
      toScan()
    },
  }
}

/** Old pieces for new ones, by who may also buy; their nota, scanned as a piece is, begins it. */
function useTrading({ cart, dispatch }: OpenNota) {
  const who = useSession()
  const [brought, setBrought] = useState<string | null>(null)
  const mayTrade = who !== null && shows(who, '/transaksi-pembelian')
  const isTrading = (cart.tukar_rp ?? null) !== null
  const trade = () => dispatch({ type: 'trade', tukar_rp: 0 })
  return {
    ...{ trade, mayTrade, isTrading, brought },
    taken: () => setBrought(null),
    /** Whether what was scanned is a nota's number: `brought` until it is looked for. */
    bring: (text: string): boolean => {
      const isNota = mayTrade && NOMOR_PENJUALAN.test(text)
      if (isNota) setBrought(text)
      if (isNota && !isTrading) trade()
      return isNota
    },
  }
}

/** Choosing a way to pay: a row with what is still due, and the cursor in its amount. */
function usePaying({ cart, nota, dispatch }: OpenNota) {
  const [focus, setFocus] = useState<{ cara: CaraJual; at: number } | null>(null)
  const rest = cart.tenders.length === 0 ? nota.due : nota.bayar.kurang
  const pay = (cara: CaraBayar) => {
    if (nota.due === 0) return
    const cash = cart.tenders.some(tender => tender.cara === 'TUNAI' && cara === 'TUNAI')
    if (!cash) dispatch({ type: 'pay', cara, jumlah: rest })
    setFocus({ cara, at: Date.now() })
  }
  const spend = (bon: SpentBon) => {
    dispatch({ type: 'spend', bon, due: rest })
    setFocus({ cara: 'SALDO', at: Date.now() })
  }
  return { focus, pay, spend, forget: () => setFocus(null) }
}

export type Till = ReturnType<typeof useTill>

/** Keys that act on the nota while nothing is typed in the scan field; whether one did. */
export function emptyKey({ open, sold, next, remove }: Till, key: string): boolean {
  const { cart, dispatch } = open
  const chosen = cart.items[cart.pilih]?.piece.kode_barcode
  if (key === 'Enter' && sold !== null) next()
  else if (key === 'Delete' && chosen !== undefined) {
    remove(chosen)
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const index = cart.pilih + (key === 'ArrowDown' ? 1 : -1)
    dispatch({ type: 'choose', index: Math.max(0, index) })
  } else return false
  return true
}
