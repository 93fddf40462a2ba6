import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usualOf } from '../../../engines/chain/chain-grid.tsx'
import { StoreChoice } from '../../../engines/chain/store-choice.tsx'
import type { StoreRow } from '../../../engines/chain/stores.ts'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from './pusat.module.css'
import type { ChainBoard, PriceRow } from './use-chain-board.ts'

interface PriceDialogProps {
  readonly board: ChainBoard
  readonly row: PriceRow
  /** The store whose cell was pressed; nothing: all of them. */
  readonly store: StoreRow | null
  readonly onClose: () => void
}

const MOST = 100_000_000

/** The price of one row, in one store or in several. */
export function PriceDialog({ board, row, store, onClose }: PriceDialogProps) {
  const { t } = useTranslation()
  const stores = board.heard.flatMap(one => (one.answer === undefined ? [] : [one.store]))
  const typed = (one: StoreRow) => board.drafted(row, one) ?? board.priceNow(row, one)
  // A whole row begins with what most stores have.
  const usual = usualOf(stores.map(one => JSON.stringify(typed(one))))
  const first = store ?? stores.find(one => JSON.stringify(typed(one)) === usual)
  const start = first === undefined ? { jual: null, beli: null } : typed(first)
  const [price, setPrice] = useState(start)
  const [chosen, setChosen] = useState(
    store === null ? stores.map(({ kode_toko }) => kode_toko) : [store.kode_toko],
  )
  const { jual, beli } = price
  const isUpside = (beli ?? 0) > (jual ?? 0)
  const can = Boolean(jual) && Boolean(beli) && !isUpside && chosen.length > 0
  const apply = () => {
    const meant = stores.filter(({ kode_toko }) => chosen.includes(kode_toko))
    board.put(meant.map(one => ({ row, store: one, price })))
    onClose()
  }
  return (
    <LightModal
      onClose={onClose}
      size="md"
      title={t('Harga {kadar}', { kadar: row.said })}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button onClick={apply} disabled={!can} rightSection={<Kbd keys="F10" onBrand={can} />}>
            {t('Pakai')}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Pakai')} run={apply} enabled={can} />
      <form
        className={classes.form}
        onSubmit={event => {
          event.preventDefault()
          if (can) apply()
        }}
      >
        <div className={classes.pair}>
          <MoneyInput
            label={t('Harga Jual')}
            value={jual}
            max={MOST}
            data-autofocus
            onChange={amount => setPrice(now => ({ ...now, jual: amount }))}
          />
          <MoneyInput
            label={t('Harga Beli')}
            value={beli}
            max={MOST}
            error={isUpside && t('Harga beli tidak boleh melebihi harga jual')}
            onChange={amount => setPrice(now => ({ ...now, beli: amount }))}
          />
        </div>
        <StoreChoice stores={stores} chosen={chosen} onChange={setChosen} withAll />
        <button type="submit" hidden />
      </form>
    </LightModal>
  )
}
