import { ALL } from '@kencana/contract/kit/report'
import { call, routeRef } from '../../../lib/api.ts'
import { AllOrOne, type AllOrOneProps } from './all-or-one.tsx'

interface RefFilterProps extends AllOrOneProps {
  readonly master: string
  /** Chosen stores; the records are those of the first. */
  readonly toko: string
}

type Row = Readonly<Record<string, unknown>>

/** A record of a master, or SEMUA. */
export function RefFilter({ master, toko, ...field }: RefFilterProps) {
  return <AllOrOne {...field} load={signal => recordsOf(master, toko, signal)} />
}

/** By the master's first specified call, which needs a login only. */
async function recordsOf(master: string, toko: string, signal: AbortSignal) {
  const { MASTERS } = await import('@kencana/contract/masters/registry')
  const found = MASTERS.find(one => one.name === master)
  const path = found?.calls[0]?.path
  if (found === undefined || path === undefined) return []
  const [first] = toko.split(',')
  const own = found.kept === 'chain' || !first || first === ALL
  const rows = (await call(routeRef<never>('GET', path), {
    signal,
    ...(own ? {} : { portal: portalOf(first) }),
  } as never)) as unknown as readonly Row[]
  return rows.map(row => ({
    value: String(row[found.key]),
    label: String(row[found.nameField] ?? row[found.key]),
    note: String(row[found.key]),
  }))
}

const portalOf = (kode_toko: string): string => `${window.location.origin}/toko/${kode_toko}`
