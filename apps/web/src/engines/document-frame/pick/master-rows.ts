import type { masterRoutes } from '@kencana/contract/kit/masters/routes'
import { useQuery } from '@tanstack/react-query'
import type { PickOption } from '../../../kit/inputs/parts/use-options.ts'
import { call, routeRef } from '../../../lib/api.ts'

type MasterList = ReturnType<typeof masterRoutes>['list']
export type MasterRow = Readonly<Record<string, unknown>>

const NONE: readonly MasterRow[] = []

/** The live rows of a small master; `area` asks again when a command changed something there. */
export function useMasterRows(area: string, resource: string): readonly MasterRow[] {
  const { data } = useQuery({
    queryKey: [area, 'pilihan', resource],
    queryFn: async ({ signal }) => {
      const route = routeRef<MasterList>('GET', resource)
      return (await call(route, { query: { limit: 200 }, signal })).data as readonly MasterRow[]
    },
    staleTime: 60_000,
    retry: 5,
  })
  return data ?? NONE
}

/** Rows as choices: by the field that is their key, and the one that names them. */
export const choicesOf = (rows: readonly MasterRow[], key: string, name: string): PickOption[] =>
  rows.map(row => {
    const value = String(row[key])
    const label = String(row[name] ?? value)
    return label === value ? { value, label } : { value, label, note: value }
  })
