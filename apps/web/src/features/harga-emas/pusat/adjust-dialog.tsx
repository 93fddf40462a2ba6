import { type Adjustment, adjustedPrice } from '@kencana/domain/figures/adjusted-price'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyDialog, useMeantStores } from '../../../engines/chain/apply-dialog.tsx'
import { StoreChoice } from '../../../engines/chain/store-choice.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { NumberInput } from '../../../kit/inputs/number-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import classes from './pusat.module.css'
import type { CellChange, ChainBoard, Price } from './use-chain-board.ts'

type Sides = 'KEDUANYA' | 'JUAL' | 'BELI'

interface Move extends Adjustment {
  readonly harga: Sides
}

const FIRST: Move = { arah: 'NAIK', cara: 'PERSEN', nilai: 0, kelipatan: 1000, harga: 'KEDUANYA' }
const STEPS = ['1', '100', '500', '1000', '5000']
const MOST_RUPIAH = 10_000_000
/** Hundredths of a percent. */
const MOST_PERCENT = 5000

/** Moves every price of the chosen stores by a percentage or an amount. */
export function AdjustDialog({ board, onClose }: { board: ChainBoard; onClose: () => void }) {
  const { t } = useTranslation()
  const { stores, chosen, setChosen } = useMeantStores(board.heard)
  const [move, setMove] = useState(FIRST)
  const can = move.nilai > 0 && chosen.length > 0
  const apply = () => board.put(changesOf(board, chosen, price => moved(price, move)))
  return (
    <ApplyDialog title={t('Naik / turun')} can={can} onApply={apply} onClose={onClose}>
      <MoveFields value={move} onChange={setMove} />
      <StoreChoice stores={stores} chosen={chosen} onChange={setChosen} withAll />
    </ApplyDialog>
  )
}

interface MoveFieldsProps {
  readonly value: Move
  readonly onChange: (move: Move) => void
}

/** Which way, by how much, and to what it is rounded. */
function MoveFields({ value, onChange }: MoveFieldsProps) {
  const { t } = useTranslation()
  const change = (part: Partial<Move>) => onChange({ ...value, ...part })
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('Arah')}
        value={value.arah}
        onChange={arah => change({ arah: arah === 'TURUN' ? 'TURUN' : 'NAIK' })}
        options={[
          { value: 'NAIK', label: t('Naik') },
          { value: 'TURUN', label: t('Turun') },
        ]}
      />
      <SelectField
        label={t('Cara')}
        value={value.cara}
        onChange={cara => change({ cara: cara === 'RUPIAH' ? 'RUPIAH' : 'PERSEN', nilai: 0 })}
        options={[
          { value: 'PERSEN', label: t('Persen') },
          { value: 'RUPIAH', label: t('Rupiah') },
        ]}
      />
      {value.cara === 'PERSEN' ? (
        <NumberInput
          key="persen"
          label={t('Persen')}
          value={value.nilai}
          places={2}
          max={MOST_PERCENT}
          suffix=" %"
          data-autofocus
          onChange={nilai => change({ nilai: nilai ?? 0 })}
        />
      ) : (
        <MoneyInput
          key="rupiah"
          label={t('Rupiah per gram')}
          value={value.nilai}
          max={MOST_RUPIAH}
          onChange={nilai => change({ nilai })}
        />
      )}
      <SelectField
        label={t('Bulatkan ke kelipatan (Rp)')}
        value={String(value.kelipatan)}
        onChange={kelipatan => change({ kelipatan: Number(kelipatan) })}
        options={STEPS.map(value => ({ value, label: value }))}
      />
      <SelectField
        label={t('Harga')}
        value={value.harga}
        onChange={harga => change({ harga: SIDES.find(one => one === harga) ?? 'KEDUANYA' })}
        options={[
          { value: 'KEDUANYA', label: t('Jual dan beli') },
          { value: 'JUAL', label: t('Jual saja') },
          { value: 'BELI', label: t('Beli saja') },
        ]}
      />
    </div>
  )
}

const SIDES: readonly Sides[] = ['KEDUANYA', 'JUAL', 'BELI']

/** Over what is typed already, else over what is in force; a row without a price stays so. */
function changesOf(
  board: ChainBoard,
  chosen: readonly string[],
  move: (price: Price) => Price,
): CellChange[] {
  return board.heard.flatMap(({ store, answer }) => {
    if (answer === undefined || !chosen.includes(store.kode_toko)) return []
    return board.rows.flatMap(row => {
      const price = board.drafted(row, store) ?? board.priceNow(row, store)
      return price.jual === null || price.beli === null ? [] : [{ row, store, price: move(price) }]
    })
  })
}

const moved = ({ jual, beli }: Price, { harga: sides, ...by }: Move): Price => ({
  jual: jual === null || sides === 'BELI' ? jual : adjustedPrice(jual, by),
  beli: beli === null || sides === 'JUAL' ? beli : adjustedPrice(beli, by),
})
