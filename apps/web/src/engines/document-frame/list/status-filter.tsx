import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'

interface StatusFilterProps<Status extends string> {
  readonly value: Status
  /** The states that may be asked for, in their order; `ALL` is everything. */
  readonly states: readonly (Status | 'ALL')[]
  readonly nameOf: (status: Exclude<Status, 'ALL'>) => string
  readonly onChange: (more: { readonly status: string }) => void
}

/** Narrows a list to documents of one state. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { value, states, nameOf, onChange } = props
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Status')}
      value={value}
      onChange={status => onChange({ status })}
      options={states.map(one => ({
        value: one,
        label: one === 'ALL' ? t('Semua') : nameOf(one as Exclude<Status, 'ALL'>),
      }))}
    />
  )
}
