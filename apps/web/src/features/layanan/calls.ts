import type {
  grosirAddress,
  receiptByNota,
  sendMessage,
  whatsapp,
} from '@kencana/contract/areas/pengaturan/layanan'
import { routeRef } from '../../lib/api.ts'

/** The three calls of a service's own screen. */
export const serviceCalls = (path: string) => ({
  show: routeRef<typeof whatsapp.show>('GET', path),
  save: routeRef<typeof whatsapp.save>('PUT', path),
  test: routeRef<typeof whatsapp.test>('POST', `${path}/uji`),
})

export const calls = {
  grosir: routeRef<typeof grosirAddress>('GET', 'redirect-to-grosir/alamat'),
  receipt: routeRef<typeof receiptByNota>('POST', 'penjualan/get/bynota/single'),
  send: routeRef<typeof sendMessage>('POST', 'chat/send'),
}
