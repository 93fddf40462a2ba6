import type * as berita from '@kencana/contract/areas/berita'
import type { tokoList } from '@kencana/contract/areas/toko'
import type { everyUser } from '@kencana/contract/areas/users'
import { routeRef } from '../../lib/api.ts'

/** Calls of announcements, by name only. */
export const calls = {
  mine: routeRef<typeof berita.myNews>('GET', 'berita'),
  read: routeRef<typeof berita.readNews>('POST', 'berita/{id}/baca'),
  list: routeRef<typeof berita.newsList>('GET', 'berita/kelola'),
  create: routeRef<typeof berita.createNews>('POST', 'berita'),
  update: routeRef<typeof berita.updateNews>('PUT', 'berita/{id}'),
  withdraw: routeRef<typeof berita.withdrawNews>('POST', 'berita/{id}/tarik'),
  readers: routeRef<typeof berita.newsReaders>('GET', 'berita/{id}/pembaca'),
  stores: routeRef<typeof tokoList>('GET', 'tokos'),
  users: routeRef<typeof everyUser>('GET', 'users/get/all'),
}
