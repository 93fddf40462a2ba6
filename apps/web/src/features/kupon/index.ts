/** Coupons: what the till asks for, fetched when it is. */
export { CouponDialog } from './coupon-dialog.tsx'
export { refreshCoupon } from './refresh-coupon.ts'
