import { ALL } from '@kencana/contract/kit/report'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import classes from './report.module.css'
import { reportCalls } from './report-calls.ts'

interface StoreFilterProps {
  /** Codes with commas, or ALL. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One store, several, or all; head office only (doc1 §6). */
export function StoreFilter({ value, onChange }: StoreFilterProps) {
  const { t } = useTranslation()
  const session = useSession()
  const chooses = session?.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(session.level)
  const stores = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(reportCalls.stores, { signal }),
    enabled: chooses,
  })
  if (!chooses) return null
  const codes = (stores.data ?? []).map(store => String(store.kode_toko))
  const chosen = value === ALL ? codes : value.split(',').filter(code => code !== '')
  const all = codes.length > 0 && codes.every(code => chosen.includes(code))
  const toggle = (code: string) => {
    if (all) return onChange(code)
    const next = chosen.includes(code) ? chosen.filter(c => c !== code) : [...chosen, code]
    onChange(next.length === 0 ? ALL : codes.filter(c => next.includes(c)).join(','))
  }
  return (
    <fieldset className={classes.stores}>
      <legend>{t('Toko')}</legend>
      <button type="button" aria-pressed={all} onClick={() => onChange(ALL)}>
        {t('SEMUA')}
      </button>
      {(stores.data ?? []).map(store => {
        const code = String(store.kode_toko)
        return (
          <button
            key={code}
            type="button"
            aria-pressed={!all && chosen.includes(code)}
            title={String(store.nama_toko)}
            onClick={() => toggle(code)}
          >
            {code}
          </button>
        )
      })}
    </fieldset>
  )
}
