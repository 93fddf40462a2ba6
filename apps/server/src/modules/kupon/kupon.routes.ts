import { checkCoupon } from '@kencana/contract/areas/nota/kupon'
import { type Endpoint, read } from '../../platform/http/endpoint.ts'
import { showCoupon } from './show-kupon.ts'

export const endpoints: readonly Endpoint[] = [
  read(checkCoupon, (ctx, { params, query }) => showCoupon(ctx, params.kode_kupon, query)),
]
