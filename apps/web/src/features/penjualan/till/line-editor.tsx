import { janjiTerlaluLama } from '@kencana/domain/beli/tukar-tambah'
import type { AmountRounding } from '@kencana/domain/rounding'
import { afterDiscount } from '@kencana/domain/terms/potongan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickDialog } from '../../../engines/document-frame/entry/quick-dialog.tsx'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { gramText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import type { CartAction } from './cart/cart.ts'
import type { PricedItem } from './cart/cart-prices.ts'
import classes from './till.module.css'

interface Promising {
  /** Business day: a promise ends on it at the earliest. */
  readonly tgl: string | null
  /** Days a promise may go on without a supervisor. */
  readonly janjiHari: number
}

interface LineEditorProps extends Promising {
  readonly line: PricedItem
  readonly pembulatan: AmountRounding
  readonly onSave: (change: CartAction & { readonly type: 'price' }) => void
  readonly onClose: () => void
}

/** F2: another price than the computed one, a discount, a promise of exchange. */
export function LineEditor(props: LineEditorProps) {
  const { line: shown, pembulatan, onSave, onClose, ...promising } = props
  const { t } = useTranslation()
  // A piece scanned meanwhile becomes the chosen line: what is typed here is for the first one.
  const [line] = useState(shown)
  const { piece, harga_jual, diskon_rp } = line.item
  const manual = piece.mode_harga === 'MANUAL'
  const computed = manual ? null : (line.priced?.harga_hitung_rp ?? null)
  const [price, setPrice] = useState(harga_jual ?? computed)
  const [discount, setDiscount] = useState(diskon_rp)
  const [promise, setPromise] = useState(line.item.janji_tukar ?? null)
  const tooMuch = discount > (price ?? 0)
  const missing = manual && (price === null || price === 0)

  const disabled = tooMuch || missing
  const run = () => {
    if (disabled) return
    onSave({
      type: 'price',
      kode_barcode: piece.kode_barcode,
      harga_jual: price === null || price === computed ? null : price,
      diskon_rp: discount,
      janji_tukar: promise,
    })
  }
  return (
    <QuickDialog
      onClose={onClose}
      title={t('Harga barang')}
      act={{ label: t('Pakai harga ini'), run, disabled }}
      other={{ label: t('Batal'), run: onClose }}
    >
      <p>
        <b>{piece.nama_barang}</b>
        <span className={classes.sub}>
          {piece.kode_barcode} · {piece.nama_kadar} · {gramText(piece.berat)} g
        </span>
      </p>
      {!manual && (
        <p className={classes.row}>
          <span>{t('Harga menurut papan')}</span>
          <Money value={computed} />
        </p>
      )}
      <MoneyInput
        label={t('Harga jual')}
        value={price}
        onChange={setPrice}
        data-autofocus
        error={missing ? t('Harus Diisi') : undefined}
      />
      <MoneyInput
        label={t('Potongan')}
        value={discount}
        onChange={setDiscount}
        error={tooMuch ? t('Potongan tidak boleh melebihi harga') : undefined}
      />
      <PromiseField value={promise} onChange={setPromise} {...promising} />
      <p className={classes.row} data-total>
        <span>{t('Dibayar pelanggan')}</span>
        <Money value={tooMuch ? null : afterDiscount(price ?? 0, discount, pembulatan)} unit />
      </p>
    </QuickDialog>
  )
}

interface PromiseFieldProps extends Promising {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** Until when the piece may come back at the price of its nota. */
function PromiseField({ value, onChange, tgl, janjiHari }: PromiseFieldProps) {
  const { t } = useTranslation()
  const isLong = value !== null && tgl !== null && janjiTerlaluLama(value, tgl, janjiHari)
  const words = t('Lebih dari {hari} hari: perlu otorisasi', { hari: janjiHari })
  return (
    <DateInput
      label={t('Janji tukar sampai')}
      value={value}
      onChange={onChange}
      {...(tgl === null ? {} : { min: tgl })}
      {...(isLong ? { description: words } : {})}
    />
  )
}
