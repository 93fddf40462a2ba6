import { memo, type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSalesPeople } from '../../../../engines/document-frame/money/pickers.ts'
import { Picker } from '../../../../kit/inputs/picker.tsx'
import { fetchedDialog } from '../../../../kit/loading/fetched-dialog.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { keepTillSales } from '../../../../lib/device/till-sales.ts'
import { useSession } from '../../../../lib/session.ts'
import type { Buyer } from '../cart/cart.ts'
import type { OpenWork } from '../cart/use-cart.ts'
import classes from './payment.module.css'

// With its calendar it weighs as much as the rest of the till; it comes with the first line.
const BuyerDialog = fetchedDialog(() => import('./buyer-dialog.tsx').then(m => m.BuyerDialog), {
  letsScansBy: true,
})

interface BuyerBoxProps {
  readonly open: OpenWork
  readonly salesRef: Ref<HTMLInputElement>
  readonly editing: boolean
  readonly onEdit: (editing: boolean) => void
  /** Money is to be kept for the customer. */
  readonly onDeposit: () => void
  /** The field below is done with: back to the scan field. */
  readonly onDone: () => void
}

/** Who buys (F3) and who sold (F4). */
export const BuyerBox = memo(function BuyerBox({
  open,
  salesRef,
  editing,
  onEdit,
  onDeposit,
  onDone,
}: BuyerBoxProps) {
  const { t } = useTranslation()
  const { cart, dispatch } = open
  const { buyer } = cart
  const busy = cart.items.length > 0
  useEffect(() => {
    if (busy) void BuyerDialog.ahead()
  }, [busy])
  const keep = (next: Buyer) => {
    dispatch({ type: 'buyer', buyer: next })
    onEdit(false)
  }
  const npwp = buyer.pajak === undefined ? '' : t('NPWP {npwp}', { npwp: buyer.pajak.npwp })
  const more = [buyer.telp, buyer.alamat, npwp].filter(text => text !== '').join(' · ')
  return (
    <section className={classes.buyer}>
      <div className={classes.pair}>
        <span className={classes.label}>
          {t('Pelanggan')} <Kbd keys="F3" />
        </span>
        <span className={classes.links}>
          <button
            type="button"
            className="k-dotted"
            aria-label={t('Terima titipan')}
            onClick={onDeposit}
          >
            {t('Titipan')}
          </button>
          <Kbd keys="F12" />
          <button type="button" className="k-dotted" onClick={() => onEdit(true)}>
            {buyer.nama === '' ? t('Isi') : t('Ganti')}
          </button>
        </span>
      </div>
      <b>{buyer.nama === '' ? t('Umum') : buyer.nama}</b>
      {more !== '' && <span className={classes.quiet}>{more}</span>}
      <SalesPicker open={open} salesRef={salesRef} onDone={onDone} />
      {editing && <BuyerDialog buyer={buyer} onSave={keep} onClose={() => onEdit(false)} />}
    </section>
  )
})

/** Who sold (F4), remembered at this device. */
export function SalesPicker(props: Pick<BuyerBoxProps, 'open' | 'salesRef' | 'onDone'>) {
  const { open, salesRef, onDone } = props
  const { t } = useTranslation()
  const { cart, dispatch } = open
  const people = useSalesPeople()
  const [touched, setTouched] = useState(false)
  const toko = useSession()?.kode_toko ?? ''
  // Who is remembered may have left the shop since.
  const { kode_sales: chosen } = cart
  const isGone = people?.every(one => one.value !== chosen) === true && chosen !== null
  useEffect(() => {
    if (isGone) dispatch({ type: 'sales', kode_sales: null, nama_sales: '' })
  }, [isGone, dispatch])
  return (
    <div className={classes.sales}>
      <span className={classes.label} id="till-sales">
        {t('Sales')} <Kbd keys="F4" />
      </span>
      <Picker
        aria-label={t('Sales')}
        inputRef={salesRef}
        value={cart.kode_sales}
        valueLabel={cart.nama_sales}
        options={people ?? []}
        placeholder={t('Pilih sales')}
        error={touched && cart.kode_sales === null}
        onBlur={() => setTouched(true)}
        onChange={(kode_sales, option) => {
          const nama_sales = option?.label ?? ''
          dispatch({ type: 'sales', kode_sales, nama_sales })
          keepTillSales(toko, kode_sales === null ? null : { kode_sales, nama_sales })
          onDone()
        }}
      />
    </div>
  )
}
