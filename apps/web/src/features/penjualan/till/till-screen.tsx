import type { CaraBayar } from '@kencana/domain/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScanControl } from '../../../kit/inputs/scan-input.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { CartFoot } from './cart-foot.tsx'
import { CartTable } from './cart-table.tsx'
import { BuyerBox } from './payment/buyer-box.tsx'
import classesOfPayment from './payment/payment.module.css'
import { PaymentPanel } from './payment/payment-panel.tsx'
import { TENDER_KEYS } from './payment/tender-names.ts'
import { blockerOf } from './save/blocker.ts'
import { SaveBar } from './save/save-bar.tsx'
import { SoldCard } from './save/sold-card.tsx'
import { useHeld } from './save/use-held.ts'
import { type Sold, useSave } from './save/use-save.ts'
import { ScanField } from './scan-field.tsx'
import classes from './till.module.css'
import { type TillDialog, TillDialogs } from './till-dialogs.tsx'
import { TillHead } from './till-head.tsx'
import { useCart } from './use-cart.ts'
import { useReprice } from './use-reprice.ts'
import { useScan } from './use-scan.ts'

/** The till: scan, pay, save. One nota at a time, everything by keyboard. */
export function Screen() {
  const { t } = useTranslation()
  const open = useCart()
  const scanning = useScan(open)
  const held = useHeld(open)
  const control = useRef<ScanControl>(null)
  const sales = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<TillDialog | null>(null)
  const [focus, setFocus] = useState<{ cara: CaraBayar; at: number } | null>(null)
  const [sold, setSold] = useState<Sold | null>(null)
  const queries = useQueryClient()
  const toScan = () => control.current?.focus()
  const saving = useSave(open, done => {
    setSold(done)
    open.startOver()
    setFocus(null)
    toScan()
    void queries.invalidateQueries({ queryKey: ['barang'] })
    void queries.invalidateQueries({ queryKey: ['ringkasan'] })
  })
  useReprice(open)

  const pay = (cara: CaraBayar) => {
    if (open.nota.cart.total === 0) return
    const cash = open.cart.tenders.find(tender => tender.cara === cara && cara === 'TUNAI')
    if (cash === undefined) open.dispatch({ type: 'pay', cara, jumlah: open.nota.bayar.kurang })
    setFocus({ cara, at: Date.now() })
  }
  const chosen = open.cart.items[open.cart.pilih]?.piece.kode_barcode
  const edit = () => open.cart.pilih >= 0 && setDialog('harga')
  const save = () => {
    if (blockerOf(open, t) === null && saving.phase.at === 'rest') saving.save()
  }
  /** Keys that act on the nota while nothing is typed in the scan field. */
  const onEmptyKey = (key: string): boolean => {
    if (key === 'Enter' && sold !== null) setSold(null)
    else if (key === 'Delete' && chosen !== undefined)
      open.dispatch({ type: 'remove', kode_barcode: chosen })
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const index = open.cart.pilih + (key === 'ArrowDown' ? 1 : -1)
      open.dispatch({ type: 'choose', index: Math.max(0, index) })
    } else {
      const cara = /^[1-5]$/.test(key) ? TENDER_KEYS[Number(key) - 1] : undefined
      if (cara === undefined || open.nota.cart.total === 0) return false
      pay(cara)
    }
    return true
  }
  useKeys({
    F2: { run: edit, label: t('Ubah harga') },
    F3: { run: () => setDialog('pelanggan'), label: t('Pelanggan') },
    F4: { run: () => sales.current?.focus(), label: t('Sales') },
    F6: { run: () => void held.hold(), label: t('Tahan') },
    F8: { run: () => setDialog('tertahan'), label: t('Nota tertahan') },
    F9: { run: () => open.cart.items.length > 0 && setDialog('jurnal'), label: t('Jurnal') },
    F10: { run: save, label: t('Simpan dan cetak nota') },
    ...Object.fromEntries(TENDER_KEYS.map((cara, i) => [`Alt+${i + 1}`, () => pay(cara)])),
  })
  const showSold = sold !== null && open.cart.items.length === 0
  return (
    <div className={classes.till} onClickCapture={event => giveBack(event.target, toScan)}>
      <section className={classes.left}>
        <TillHead
          empty={open.cart.items.length === 0}
          held={held.held.length}
          onHold={() => void held.hold()}
          onHeld={() => setDialog('tertahan')}
          onJournal={() => setDialog('jurnal')}
        />
        <ScanField
          control={control}
          onBarcode={kode => void scanning.scan(kode)}
          onEmptyKey={onEmptyKey}
          notice={scanning.notice}
          onNotice={scanning.say}
        />
        <div className={classes.nota}>
          <div className={classes.scroll}>
            {showSold ? (
              <SoldCard key={sold.no_faktur_jual} sold={sold} onNext={() => setSold(null)} />
            ) : (
              <CartTable
                lines={open.nota.lines}
                chosen={open.cart.pilih}
                onChoose={index => open.dispatch({ type: 'choose', index })}
                onEdit={index => {
                  open.dispatch({ type: 'choose', index })
                  setDialog('harga')
                }}
                onRemove={kode_barcode => open.dispatch({ type: 'remove', kode_barcode })}
              />
            )}
          </div>
          <CartFoot open={open} />
        </div>
      </section>
      <aside className={classesOfPayment.panel} aria-label={t('Pembayaran')}>
        <div className={classesOfPayment.scroll}>
          <BuyerBox
            open={open}
            salesRef={sales}
            editing={dialog === 'pelanggan'}
            onEdit={editing => setDialog(editing ? 'pelanggan' : null)}
            onDone={toScan}
          />
          <PaymentPanel open={open} focus={focus} onTender={pay} onDone={toScan} />
        </div>
        <SaveBar open={open} busy={saving.phase.at === 'sending'} onSave={save} />
      </aside>
      <TillDialogs
        open={open}
        dialog={dialog}
        saving={saving}
        held={held}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

/** After a click on anything that takes no text, the cursor belongs to the scan field again. */
function giveBack(target: EventTarget, toScan: () => void): void {
  if (!window.matchMedia('(pointer: fine)').matches || !(target instanceof HTMLElement)) return
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox]') !== null) return
  requestAnimationFrame(() => {
    const taken = document.activeElement instanceof HTMLInputElement
    if (!taken && document.querySelector('[role=dialog]') === null) toScan()
  })
}
