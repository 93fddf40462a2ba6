import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { type TillSales, tillSales } from '../../../lib/device/till-sales.ts'
import { useSession } from '../../../lib/session.ts'
import { useSalesPeople } from '../money/pickers.ts'

/**
 * Who serves the customer: whoever is named for him, else who sells at this device; never one who
 * has left the shop.
 */
export function useSeller(named: TillSales | null | undefined) {
  const toko = useSession()?.kode_toko ?? ''
  const [seller, choose] = useState(() => (named === undefined ? tillSales(toko) : named))
  const people = useSalesPeople()
  const isGone = people?.every(({ value }) => value !== seller?.kode_sales) === true
  return { seller: isGone ? null : seller, choose, people: people ?? [] }
}

/** Who serves the customer, out of the shop's sales people. */
export function SalesPicker({ seller, choose, people }: ReturnType<typeof useSeller>) {
  const { t } = useTranslation()
  return (
    <Picker
      label={t('Sales')}
      value={seller?.kode_sales ?? null}
      valueLabel={seller?.nama_sales ?? ''}
      options={people}
      placeholder={t('Pilih sales')}
      clearable
      onChange={(kode_sales, option) =>
        choose(kode_sales === null ? null : { kode_sales, nama_sales: option?.label ?? '' })
      }
    />
  )
}
