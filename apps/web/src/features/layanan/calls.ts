import type {
  grosirAddress,
  SENT,
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

/** A kind of document that is sent to its customer. */
type Sent = (typeof SENT)[number]
export type SentName = Sent['kind']['name']

/** The call that fetches the receipt of a document of a kind. */
export const receiptCall = (name: SentName) =>
  routeRef<Sent['receipt']['single']>('POST', `${name}/get/bynota/single`)

export const calls = {
  grosir: routeRef<typeof grosirAddress>('GET', 'redirect-to-grosir/alamat'),
  send: routeRef<typeof sendMessage>('POST', 'chat/send'),
}
