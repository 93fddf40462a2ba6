import { type FilterFace, RANGE_KEYS, type ReportFace } from '@kencana/contract/kit/report'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../kit/acts/form.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../report.module.css'
import type { Filled } from '../use-address.ts'
import { OneFilter } from './one-filter.tsx'

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
    <Form
      className={classes.filters}
      onSubmit={() => {
        show()
      }}
    >
      {face.filters.map(filter => (
        <OneFilter key={filter.key} {...{ filter, draft, errors, today, set }} />
      ))}
      <Button type="submit" loading={busy} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Tampilkan')}
      </Button>
    </Form>
  )
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
