import type { PledgeLine } from '@kencana/contract/areas/hutang'
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { useTranslation } from 'react-i18next'
import { gramText, rupiahText } from '../../../penjualan/index.ts'
import classes from '../lihat.module.css'

interface TakenHomeProps {
  readonly lines: readonly PledgeLine[]
  readonly taken: readonly number[]
  readonly onChange: (taken: readonly number[]) => void
}

/** Which pieces the customer takes home; one at least stays in pledge. */
export function TakenHome({ lines, taken, onChange }: TakenHomeProps) {
  const { t } = useTranslation()
  if (lines.length < 2) return null
  return (
    <fieldset className={classes.taken}>
      <legend>{t('Barang yang dibawa pulang')}</legend>
      {lines.map(line => {
        const isTaken = taken.includes(line.baris)
        return (
          <Checkbox
            key={line.baris}
            checked={isTaken}
            disabled={!isTaken && taken.length === lines.length - 1}
            onChange={() =>
              onChange(
                isTaken ? taken.filter(one => one !== line.baris) : [...taken, line.baris].sort(),
              )
            }
            label={`${line.nama_barang} · ${gramText(line.berat)} g · ${rupiahText(line.taksiran)}`}
          />
        )
      })}
    </fieldset>
  )
}
