import type { AmountRounding } from '@kencana/domain/rounding'
import { afterDiscount } from '@kencana/domain/terms/potongan'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { gramText } from '../../../kit/text/figure-texts.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import type { PricedItem } from './cart/cart-prices.ts'
import classes from './till.module.css'

interface LineEditorProps {
  readonly line: PricedItem
  readonly pembulatan: AmountRounding
  readonly onSave: (kode_barcode: string, harga_jual: number | null, diskon_rp: number) => void
  readonly onClose: () => void
}

/** F2: another price than the computed one, or a discount. */
export function LineEditor({ line: shown, pembulatan, onSave, onClose }: LineEditorProps) {
  const { t } = useTranslation()
  // A piece scanned meanwhile becomes the chosen line: what is typed here is for the first one.
  const [line] = useState(shown)
  const { piece, harga_jual, diskon_rp } = line.item
  const manual = piece.mode_harga === 'MANUAL'
  const computed = manual ? null : (line.priced?.harga_hitung_rp ?? null)
  const [price, setPrice] = useState(harga_jual ?? computed)
  const [discount, setDiscount] = useState(diskon_rp)
  const tooMuch = discount > (price ?? 0)
  const missing = manual && (price === null || price === 0)

  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (tooMuch || missing) return
    onSave(piece.kode_barcode, price === null || price === computed ? null : price, discount)
  }
  return (
    <LightModal
      onClose={onClose}
      title={t('Harga barang')}
      size="sm"
      letsScansBy
      footer={<Footer onSave={save} onClose={onClose} disabled={tooMuch || missing} />}
    >
      <form className={classes.editor} onSubmit={save}>
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
        <p className={classes.row} data-total>
          <span>{t('Dibayar pelanggan')}</span>
          <Money value={tooMuch ? null : afterDiscount(price ?? 0, discount, pembulatan)} unit />
        </p>
        <button type="submit" hidden />
      </form>
    </LightModal>
  )
}

interface FooterProps {
  readonly onSave: () => void
  readonly onClose: () => void
  readonly disabled: boolean
}

function Footer({ onSave, onClose, disabled }: FooterProps) {
  const { t } = useTranslation()
  useKeys(onCounterKeys({ simpan: { run: onSave, label: t('Pakai harga ini') } }))
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {t('Batal')}
      </Button>
      <Button onClick={onSave} disabled={disabled} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Pakai harga ini')}
      </Button>
    </>
  )
}
