import { ALL } from '@kencana/contract/kit/report'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { call, routeRef } from '../../../lib/api.ts'

interface RefFilterProps {
  readonly label: string
  readonly master: string
  /** Chosen stores; the records are those of the first. */
  readonly toko: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
}

type Row = Readonly<Record<string, unknown>>

/** A record of a master, or SEMUA. Its list is a specified call, which needs a login only. */
export function RefFilter({ label, master, toko, value, onChange, ...field }: RefFilterProps) {
  const { t } = useTranslation()
  const all = { value: ALL, label: t('SEMUA') }
  const load = async (typed: string, signal: AbortSignal) => {
    const { MASTERS } = await import('@kencana/contract/masters/registry')
    const found = MASTERS.find(one => one.name === master)
    const path = found?.calls[0]?.path
    if (found === undefined || path === undefined) return [all]
    const [first] = toko.split(',')
    const own = found.kept === 'chain' || !first || first === ALL
    const rows = (await call(routeRef<never>('GET', path), {
      signal,
      ...(own ? {} : { portal: portalOf(first) }),
    } as never)) as unknown as readonly Row[]
    const options = rows.map(row => ({
      value: String(row[found.key]),
      label: String(row[found.nameField] ?? row[found.key]),
      note: String(row[found.key]),
    }))
    const wanted = typed.toLowerCase()
    return [
      all,
      ...options.filter(o => `${o.value} ${o.label}`.toLowerCase().includes(wanted)).slice(0, 100),
    ]
  }
  return (
    <Picker
      {...field}
      label={label}
      value={value === '' ? null : value}
      onChange={chosen => onChange(chosen ?? '')}
      load={load}
      valueLabel={value === ALL ? t('SEMUA') : value}
      clearable
    />
  )
}

const portalOf = (kode_toko: string): string => `${window.location.origin}/toko/${kode_toko}`
