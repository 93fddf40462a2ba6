import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyDialog, useMeantStores } from '../../../engines/chain/apply-dialog.tsx'
import { usualOf } from '../../../engines/chain/chain-grid.tsx'
import { StoreChoice } from '../../../engines/chain/store-choice.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import type { StoreRow } from '../../../lib/chain/ask-stores.ts'
import classes from './pusat.module.css'
import type { ChainBoard, Price, PriceRow } from './use-chain-board.ts'

interface PriceDialogProps {
  readonly board: ChainBoard
  readonly row: PriceRow
  /** The store whose cell was pressed; nothing: all of them. */
  readonly store: StoreRow | null
  readonly onClose: () => void
}

const MOST = 100_000_000
const NO_PRICE: Price = { jual: null, beli: null }

/** The price of one row, in one store or in several. */
export function PriceDialog({ board, row, store, onClose }: PriceDialogProps) {
  const { t } = useTranslation()
  const { stores, chosen, setChosen, meant } = useMeantStores(board.heard, store)
  const typed = (one: StoreRow) => board.drafted(row, one) ?? board.priceNow(row, one)
  // A whole row begins with what most stores have.
  const start = store === null ? (usualOf(stores.map(typed)) ?? NO_PRICE) : typed(store)
  const [price, setPrice] = useState(start)
  const { jual, beli } = price
  const isUpside = (beli ?? 0) > (jual ?? 0)
  const can = Boolean(jual) && Boolean(beli) && !isUpside && chosen.length > 0
  const apply = () => board.put(meant.map(one => ({ row, store: one, price })))
  return (
    <ApplyDialog
      title={t('Harga {kadar}', { kadar: row.said })}
      can={can}
      onApply={apply}
      onClose={onClose}
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
    </ApplyDialog>
  )
}
