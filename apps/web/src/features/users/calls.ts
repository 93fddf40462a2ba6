import type { tokoList } from '@kencana/contract/areas/toko'
import type * as users from '@kencana/contract/areas/users'
import { routeRef } from '../../lib/api.ts'

/** Calls of users and their rights, by name only. */
export const calls = {
  list: routeRef<typeof users.userList>('GET', 'users'),
  names: routeRef<typeof users.everyUser>('GET', 'users/get/all'),
  create: routeRef<typeof users.createUser>('POST', 'users'),
  update: routeRef<typeof users.updateUser>('PUT', 'users/{user_id}'),
  reset: routeRef<typeof users.resetPassword>('POST', 'users/{user_id}/reset-password'),
  endSessions: routeRef<typeof users.endUserSessions>('POST', 'users/{user_id}/akhiri-sesi'),
  endAll: routeRef<typeof users.endAllSessions>('POST', 'users/akhiri-semua-sesi'),
  deactivate: routeRef<typeof users.deactivateUser>('POST', 'users/{user_id}/nonaktif'),
  activate: routeRef<typeof users.activateUser>('POST', 'users/{user_id}/aktif'),
  history: routeRef<typeof users.userHistory>('GET', 'users/{user_id}/history'),
  akses: routeRef<typeof users.readAkses>('GET', 'users/{user_id}/akses'),
  saveAkses: routeRef<typeof users.saveAkses>('PUT', 'users/{user_id}/akses'),
  stores: routeRef<typeof tokoList>('GET', 'tokos'),
}
