import type {
  askFinger,
  authorizeByFinger,
  userFingerprint,
} from '@kencana/contract/areas/sidik/sidik'
import type { approverList, authorize } from '@kencana/contract/session'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  approvers: routeRef<typeof approverList>('GET', 'authorization/penyetuju'),
  authorize: routeRef<typeof authorize>('POST', 'authorization'),
  fingers: routeRef<typeof userFingerprint>('GET', 'user-fingerprint'),
  askFinger: routeRef<typeof askFinger>('POST', 'authorization/fingerprint/tantangan'),
  byFinger: routeRef<typeof authorizeByFinger>('POST', 'authorization/fingerprint'),
}
