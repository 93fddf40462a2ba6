import { ALL } from '@kencana/contract/kit/report'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, routeRef } from '../../../lib/api.ts'
import { reportCalls } from '../report-calls.ts'
import { AllOrOne, type AllOrOneProps } from './all-or-one.tsx'

interface RefFilterProps extends AllOrOneProps {
  readonly master: string
  /** Chosen stores; the records are those of the first. */
  readonly toko: string
}

type Row = Readonly<Record<string, unknown>>

/** A record of a master, or SEMUA. */
export function RefFilter({ master, toko, ...field }: RefFilterProps) {
  const queries = useQueryClient()
  return <AllOrOne {...field} load={signal => recordsOf(master, toko, queries, signal)} />
}

/** By the master's first specified call, which needs a login only. */
async function recordsOf(master: string, toko: string, queries: QueryClient, signal: AbortSignal) {
  const { MASTERS } = await import('@kencana/contract/masters/registry')
  const found = MASTERS.find(one => one.name === master)
  const path = found?.calls[0]?.path
  if (found === undefined || path === undefined) return []
  const [first] = toko.split(',')
  const own = found.kept === 'chain' || !first || first === ALL
  const portal = own ? undefined : await portalOf(first, queries)
  if (!own && portal === undefined) return []
  const rows = (await call(routeRef<never>('GET', path), {
    signal,
    ...(portal === undefined ? {} : { portal }),
  } as never)) as unknown as readonly Row[]
  return rows.map(row => ({
    value: String(row[found.key]),
    label: String(row[found.nameField] ?? row[found.key]),
    note: String(row[found.key]),
  }))
}

/** The store's own address, which may be another server's. */
async function portalOf(kode_toko: string, queries: QueryClient): Promise<string | undefined> {
  const stores = await queries.ensureQueryData({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(reportCalls.stores, { signal }),
  })
  const portal = stores.find(store => store.kode_toko === kode_toko)?.portal
  return portal == null ? undefined : String(portal)
}
