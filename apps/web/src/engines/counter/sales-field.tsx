import { useTranslation } from 'react-i18next'
import { Picker } from '../../kit/inputs/picker.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { keepTillSales } from '../../lib/device/till-sales.ts'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import { useSession } from '../../lib/session.ts'
import { useSalesPeople } from '../document-frame/money/pickers.ts'
import type { Serving } from './form.ts'

interface SalesFieldProps {
  readonly value: Serving
  readonly onChange: (serving: Serving) => void
  readonly error: string | undefined
  /** Whoever is chosen serves the next one at this device, too. */
  readonly isKept?: boolean
}

/** Who serves the customer (F4). */
export function SalesField({ value, onChange, error, isKept = false }: SalesFieldProps) {
  const { t } = useTranslation()
  const toko = useSession()?.kode_toko ?? ''
  const people = useSalesPeople()
  return (
    <Picker
      name="kode_sales"
      label={
        <>
          {t('Sales')} <Kbd keys={COUNTER_KEYS.sales.key} />
        </>
      }
      aria-label={t('Sales')}
      value={value.kode_sales}
      valueLabel={value.nama_sales}
      options={people ?? []}
      placeholder={t('Pilih sales')}
      error={error}
      onChange={(kode_sales, option) => {
        const nama_sales = option?.label ?? ''
        onChange({ kode_sales, nama_sales })
        if (isKept) keepTillSales(toko, kode_sales === null ? null : { kode_sales, nama_sales })
      }}
    />
  )
}
