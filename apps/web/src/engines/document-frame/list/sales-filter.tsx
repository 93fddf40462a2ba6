import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { useSalesPeople } from '../money/pickers.ts'

interface SalesFilterProps {
  readonly value: string | undefined
  readonly onChange: (more: { readonly kode_sales: string }) => void
}

/** Narrows a list to documents of one sales person. */
export function SalesFilter({ value = '', onChange }: SalesFilterProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Sales')}
      value={value}
      onChange={kode_sales => onChange({ kode_sales })}
      options={useSalesPeople() ?? []}
      empty={t('Semua')}
    />
  )
}
