import type {
  changePassword,
  health,
  login,
  logout,
  session as sessionRoute,
} from '@kencana/contract/session'
import { routeRef } from '../lib/api.ts'

/** Calls of the login page and the shell, by name only: their schemas stay on the server. */
export const sessionCalls = {
  login: routeRef<typeof login>('POST', 'users/login'),
  session: routeRef<typeof sessionRoute>('GET', 'users/session'),
  logout: routeRef<typeof logout>('POST', 'users/logout'),
  changePassword: routeRef<typeof changePassword>('PUT', 'users/change-password'),
  health: routeRef<typeof health>('GET', 'health'),
}
