import { type Penerbit, TANPA_PENERBIT } from '@kencana/contract/areas/uang/pencairan'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import classes from './pencairan.module.css'

interface OwedProps {
  readonly of: readonly Penerbit[]
  readonly chosen: string
  readonly onChoose: (penerbit: string) => void
}

/** Who owes how much, since when: one of them is chosen. */
export function Owed({ of, chosen, onChoose }: OwedProps) {
  const { t } = useTranslation()
  if (of.length === 0) return null
  return (
    <fieldset className={classes.owed}>
      <legend>{t('Siapa yang berutang')}</legend>
      {of.map(one => (
        <button
          key={one.penerbit}
          type="button"
          aria-pressed={one.penerbit === chosen}
          onClick={() => onChoose(one.penerbit)}
        >
          <span className={classes.name}>{acquirerName(one.penerbit, t)}</span>
          <b>
            <Money value={one.jumlah} unit />
          </b>
          <small>
            {t('{jumlah} pembayaran, sejak {tgl}', {
              jumlah: one.banyak,
              tgl: cellText(one.sejak, 'date'),
            })}
          </small>
          {one.belum_cocok > 0 && (
            <Tag tone="gold">
              {t('{jumlah} belum dicocokkan', { jumlah: rupiahText(one.belum_cocok) })}
            </Tag>
          )}
        </button>
      ))}
    </fieldset>
  )
}

/** An acquirer as people call it. */
export const acquirerName = (penerbit: string | null, t: TFunction): string =>
  penerbit === null || penerbit === TANPA_PENERBIT ? t('Tanpa bank') : penerbit
