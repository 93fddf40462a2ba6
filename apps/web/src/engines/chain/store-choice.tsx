import { useTranslation } from 'react-i18next'
import type { StoreRow } from '../../lib/chain/ask-stores.ts'
import classes from './chain.module.css'

interface StoreChoiceProps {
  readonly stores: readonly StoreRow[]
  /** Codes of those that are meant. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** A button for all of them at once. */
  readonly withAll?: boolean
}

/** Which stores are meant, all of them in sight. */
export function StoreChoice({ stores, chosen, onChange, withAll = false }: StoreChoiceProps) {
  const { t } = useTranslation()
  const codes = stores.map(({ kode_toko }) => kode_toko)
  const isAll = codes.length > 0 && codes.every(code => chosen.includes(code))
  const toggle = (code: string) =>
    onChange(codes.filter(one => (one === code) !== chosen.includes(one)))
  return (
    <fieldset className={classes.stores}>
      <legend>{t('Toko')}</legend>
      {withAll && (
        <button type="button" aria-pressed={isAll} onClick={() => onChange(isAll ? [] : codes)}>
          {t('SEMUA')}
        </button>
      )}
      {stores.map(({ kode_toko, nama_toko }) => (
        <button
          key={kode_toko}
          type="button"
          aria-pressed={chosen.includes(kode_toko)}
          title={nama_toko}
          onClick={() => toggle(kode_toko)}
        >
          {kode_toko}
        </button>
      ))}
    </fieldset>
  )
}
