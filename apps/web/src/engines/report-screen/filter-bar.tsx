import { ALL, type FilterFace, RANGE_KEYS, type ReportFace } from '@kencana/contract/kit/report'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { DateRangeInput } from '../../kit/inputs/date-range-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import { RefFilter } from './ref-filter.tsx'
import classes from './report.module.css'
import { StoreFilter } from './store-filter.tsx'
import type { Filled } from './use-address.ts'
import { UserFilter } from './user-filter.tsx'

interface FilterBarProps {
  readonly face: ReportFace
  /** What the server made of the address: defaults filled in. */
  readonly values: Filled
  readonly today: string | undefined
  readonly busy: boolean
  readonly onAsk: (filled: Filled) => void
}

/** The filters of a report; nothing is asked before 'Tampilkan'. */
export function FilterBar({ face, values, today, busy, onAsk }: FilterBarProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(values)
  const [errors, setErrors] = useState<Filled>({})
  // The address may change by the browser's own way back.
  useEffect(() => {
    setDraft(values)
    setErrors({})
  }, [values])
  const set = (part: Filled) => setDraft(now => ({ ...now, ...part }))
  const show = () => {
    const found = emptyOnes(face.filters, draft)
    setErrors(found)
    if (Object.keys(found).length === 0) onAsk(draft)
  }
  useKeys({ F10: { run: show, label: t('Tampilkan') } })
  return (
    <form
      className={classes.filters}
      onSubmit={event => {
        event.preventDefault()
        show()
      }}
    >
      {face.filters.map(filter => (
        <OneFilter key={filter.key} {...{ filter, draft, errors, today, set }} />
      ))}
      <Button type="submit" loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Tampilkan')}
      </Button>
    </form>
  )
}

interface OneFilterProps {
  readonly filter: FilterFace
  readonly draft: Filled
  readonly errors: Filled
  readonly today: string | undefined
  readonly set: (part: Filled) => void
}

function OneFilter({ filter, draft, errors, today, set }: OneFilterProps) {
  const { t } = useTranslation()
  const { key, label } = filter
  const [from, to] = RANGE_KEYS
  const error = (name: string) => (errors[name] === undefined ? {} : { error: t(errors[name]) })
  const days = today === undefined ? {} : { today }
  switch (filter.kind) {
    case 'stores':
      return <StoreFilter value={draft[key] ?? ''} onChange={value => set({ [key]: value })} />
    case 'date-range':
      return (
        <DateRangeInput
          {...days}
          value={{ dari: draft[from] || null, sampai: draft[to] || null }}
          onChange={({ dari, sampai }) => set({ [from]: dari ?? '', [to]: sampai ?? '' })}
          errors={{
            ...(errors[from] === undefined ? {} : { dari: t(errors[from]) }),
            ...(errors[to] === undefined ? {} : { sampai: t(errors[to]) }),
          }}
        />
      )
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

/** The sentences of doc1 §5, before anything is asked. */
function emptyOnes(filters: readonly FilterFace[], draft: Filled): Filled {
  const dates = filters.flatMap(({ kind, key }) =>
    kind === 'date-range' ? RANGE_KEYS : kind === 'date' ? [key] : [],
  )
  const codes = filters
    .filter(({ kind }) => kind === 'ref' || kind === 'user')
    .map(filter => filter.key)
  const empty = (keys: readonly string[], text: string) =>
    Object.fromEntries(keys.filter(key => draft[key] === '').map(key => [key, text]))
  return {
    ...empty(dates, 'Tanggal Tidak Boleh Kosong'),
    ...empty(codes, 'Kode Tidak Boleh Kosong'),
  }
}
