import type { keadaan } from '@kencana/contract/areas/operasi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { call, routeRef } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'

export type InstallationFacts = AnswerOf<typeof keadaan>

const state = routeRef<typeof keadaan>('GET', 'operasi/keadaan')
const LOOK_MS = 30_000
const LEVELS: readonly string[] = ['OWN', 'SU']

/** How the installation stands, for those who are told; everybody else gets nothing. */
export function useStateOfInstallation() {
  const level = useSession()?.level ?? ''
  const isTold = LEVELS.includes(level)
  const query = useQuery({
    queryKey: ['operasi', 'keadaan'],
    queryFn: ({ signal }) => call(state, { signal }),
    refetchInterval: LOOK_MS,
    enabled: isTold,
  })
  return { isTold, ...query }
}
