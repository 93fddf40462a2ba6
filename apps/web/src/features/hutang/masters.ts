import type { masterRoutes } from '@kencana/contract/kit/masters/routes'
import { useQuery } from '@tanstack/react-query'
import type { PickOption } from '../../kit/inputs/parts/use-options.ts'
import { call, routeRef } from '../../lib/api.ts'

type MasterList = ReturnType<typeof masterRoutes>['list']
type Row = Readonly<Record<string, unknown>>

/** Masters a pledge refers to: their key, and the field that names a row. */
const LISTS = {
  jenis: ['kode_dept', 'nama_dept'],
  kadar: ['kode_kadar', 'nama_kadar'],
  'kondisi-pinjaman': ['kode_kondisi', 'nama_kondisi'],
} as const

/** The live rows of one of these masters as choices; conditions no pledge may have are left out. */
export function useChoices(master: keyof typeof LISTS): readonly PickOption[] {
  const { data } = useQuery({
    queryKey: ['hutang', 'pilihan', master],
    queryFn: async ({ signal }) => {
      const route = routeRef<MasterList>('GET', master)
      return (await call(route, { query: { limit: 200 }, signal })).data as readonly Row[]
    },
    staleTime: 60_000,
    retry: 5,
  })
  const [key, name] = LISTS[master]
  return (data ?? [])
    .filter(row => row.diterima !== false)
    .map(row => {
      const value = String(row[key])
      const label = String(row[name] ?? value)
      return label === value ? { value, label } : { value, label, note: value }
    })
}
