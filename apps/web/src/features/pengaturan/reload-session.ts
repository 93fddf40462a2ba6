import type { session as sessionRoute } from '@kencana/contract/session'
import { call, routeRef } from '../../lib/api.ts'
import { refreshSession } from '../../lib/session.ts'

const route = routeRef<typeof sessionRoute>('GET', 'users/session')

/** Takes over rights, modules, settings and day from the server; without an answer all stays. */
export const reloadSession = (): Promise<void> => call(route).then(refreshSession, () => undefined)
