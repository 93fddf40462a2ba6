import { ALL, type FilterFace, RANGE_KEYS } from '@kencana/contract/kit/report'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { DateRangeInput } from '../../../kit/inputs/date-range-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { firstDay } from '../../../lib/session.ts'
import { StoreFilter } from '../store-filter.tsx'
import type { Filled } from '../use-address.ts'
import { RefFilter } from './ref-filter.tsx'
import { UserFilter } from './user-filter.tsx'

interface OneFilterProps {
  readonly filter: FilterFace
  readonly draft: Filled
  readonly errors: Filled
  readonly today: string | undefined
  readonly set: (part: Filled) => void
}

/** The input of one filter, by its kind. */
export function OneFilter({ filter, draft, errors, today, set }: OneFilterProps) {
  const { t } = useTranslation()
  const { key, label } = filter
  const error = (name: string) => (errors[name] === undefined ? {} : { error: t(errors[name]) })
  const days = daysFrom(today)
  switch (filter.kind) {
    case 'stores':
      return <StoreFilter value={draft[key] ?? ''} onChange={value => set({ [key]: value })} />
    case 'date-range':
      return <RangeFilter {...{ draft, errors, today, set }} />
    case 'date':
      return (
        <DateInput
          {...days}
          {...error(key)}
          label={t(label)}
          value={draft[key] || null}
          onChange={value => set({ [key]: value ?? '' })}
        />
      )
    case 'ref':
      return (
        <RefFilter
          {...error(key)}
          label={t(label)}
          master={filter.master}
          toko={draft.toko ?? ''}
          value={draft[key] ?? ALL}
          onChange={value => set({ [key]: value })}
        />
      )
    case 'user':
      return (
        <UserFilter
          {...error(key)}
          label={t(label)}
          level={filter.level}
          toko={draft.toko ?? ''}
          value={draft[key] ?? ALL}
          onChange={value => set({ [key]: value })}
        />
      )
    case 'choice':
      return (
        <SelectField
          label={t(label)}
          value={draft[key] ?? filter.awal}
          onChange={value => set({ [key]: value })}
          options={Object.entries(filter.options).map(([value, text]) => ({
            value,
            label: t(text),
          }))}
        />
      )
    case 'text':
      return (
        <TextField
          label={t(label)}
          value={draft[key] === ALL ? '' : (draft[key] ?? '')}
          onChange={value => set({ [key]: value })}
        />
      )
  }
}

/** The days that may be chosen: none before the open one while past days are locked for a level. */
function daysFrom(today: string | undefined) {
  const min = firstDay()
  return {
    ...(today === undefined ? {} : { today }),
    ...(min === undefined ? {} : { min }),
  }
}

function RangeFilter({ draft, errors, today, set }: Omit<OneFilterProps, 'filter'>) {
  const { t } = useTranslation()
  const [from, to] = RANGE_KEYS
  return (
    <DateRangeInput
      {...daysFrom(today)}
      value={{ dari: draft[from] || null, sampai: draft[to] || null }}
      onChange={({ dari, sampai }) => set({ [from]: dari ?? '', [to]: sampai ?? '' })}
      errors={{
        ...(errors[from] === undefined ? {} : { dari: t(errors[from]) }),
        ...(errors[to] === undefined ? {} : { sampai: t(errors[to]) }),
      }}
    />
  )
}
