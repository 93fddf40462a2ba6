import {
  CARA_NON_CASH,
  type CaraNonCash,
  STATUS_NON_CASH,
  type StatusNonCash,
} from '@kencana/contract/areas/uang/non-cash'
import { NON_CASH } from '@kencana/contract/names/non-cash'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '../../engines/document-frame/list/day-filter.tsx'
import { banks } from '../../engines/document-frame/money/pickers.ts'
import { useTenderNames } from '../../engines/document-frame/money/tender-names.ts'
import { SelectField } from '../../kit/inputs/select-field.tsx'

interface FiltersProps {
  readonly filter: {
    readonly status: StatusNonCash | 'ALL'
    readonly cara: CaraNonCash | 'ALL'
    readonly kode_bank: string | undefined
    readonly tgl_from: string | undefined
    readonly tgl_to: string | undefined
  }
  readonly onChange: (more: Readonly<Record<string, string>>) => void
}

/** Which payments: those that wait, of which machine or account, of which days. */
export function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation()
  const tenders = useTenderNames()
  const known = useQuery({ queryKey: ['bank', 'pilihan'], queryFn: banks })
  return (
    <>
      <SelectField
        label={t('Status')}
        value={filter.status}
        onChange={status => onChange({ status })}
        options={[
          ...STATUS_NON_CASH.map(value => ({ value, label: t(NON_CASH[value]) })),
          { value: 'ALL', label: t('Semua') },
        ]}
      />
      <SelectField
        label={t('Cara bayar')}
        value={filter.cara}
        onChange={cara => onChange({ cara })}
        options={[
          { value: 'ALL', label: t('Semua') },
          ...CARA_NON_CASH.map(value => ({ value, label: tenders[value] })),
        ]}
      />
      <SelectField
        label={t('Bank atau EDC')}
        value={filter.kode_bank ?? ''}
        onChange={kode_bank => onChange({ kode_bank })}
        empty={t('Semua')}
        options={(known.data ?? []).map(({ value, label }) => ({ value, label }))}
      />
      <DayFilter filter={filter} onChange={onChange} />
    </>
  )
}
