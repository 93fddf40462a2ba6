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

interface LineEditorProps {
  readonly line: PricedItem
  readonly pembulatan: AmountRounding
  /** Business day: a promise ends on it at the earliest. */
  readonly tgl: string | null
  /** Days a promise may go on without a supervisor. */
  readonly janjiHari: number
  readonly onSave: (change: CartAction & { readonly type: 'price' }) => void
  readonly onClose: () => void
}

/** F2: another price than the computed one, a discount, a promise of exchange. */
export function LineEditor(props: LineEditorProps) {
  const { line: shown, pembulatan, tgl, janjiHari, onSave, onClose } = props
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

  const isLong = promise !== null && tgl !== null && janjiTerlaluLama(promise, tgl, janjiHari)
  const facts = { hari: janjiHari }

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
      <DateInput
        label={t('Janji tukar sampai')}
        value={promise}
        onChange={setPromise}
        {...(tgl === null ? {} : { min: tgl })}
        {...(isLong ? { description: t('Lebih dari {hari} hari: perlu otorisasi', facts) } : {})}
      />
      <p className={classes.row} data-total>
        <span>{t('Dibayar pelanggan')}</span>
        <Money value={tooMuch ? null : afterDiscount(price ?? 0, discount, pembulatan)} unit />
      </p>
    </QuickDialog>
  )
}
