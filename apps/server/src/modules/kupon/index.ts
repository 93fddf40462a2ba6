/** Coupons: what is left of them, and what sales use. */
export {
  demandLeft,
  keptCoupon,
  refuseSmall,
  type UsedCoupon,
  usable,
  useOf,
} from './decide-kupon.ts'
export { type CouponRow, readCoupon } from './kupon.queries.ts'
export { endpoints } from './kupon.routes.ts'

export const owns = ['pakai_kupon', 'gerak_pakai_kupon'] as const
export const uses = [] as const
