import type { checkCoupon } from '@kencana/contract/areas/nota/kupon'
import { routeRef } from '../../lib/api.ts'

/** The calls of coupons. */
export const calls = {
  check: routeRef<typeof checkCoupon>('GET', 'cek-kupon/{kode_kupon}'),
}
