import type * as sidik from '@kencana/contract/areas/sidik/sidik'
import type { approverList } from '@kencana/contract/session'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  devices: routeRef<typeof sidik.deviceList>('GET', 'sidik-alat'),
  addDevice: routeRef<typeof sidik.addDevice>('POST', 'sidik-alat'),
  revoke: routeRef<typeof sidik.revokeDevice>('POST', 'sidik-alat/{id}/cabut'),
  fingers: routeRef<typeof sidik.enrolmentList>('GET', 'sidik-jari'),
  enrol: routeRef<typeof sidik.enrol>('POST', 'sidik-jari'),
  forget: routeRef<typeof sidik.forgetFinger>('POST', 'sidik-jari/{id}/hapus'),
  approvers: routeRef<typeof approverList>('GET', 'authorization/penyetuju'),
}
