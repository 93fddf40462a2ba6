import type { CouponAnswer } from '@kencana/contract/areas/nota/kupon'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** An open nota, as far as coupons go. */
export interface CouponNota {
  readonly cart: {
    readonly kupon?: CouponAnswer | null
    readonly buyer: { readonly telp: string }
  }
  readonly dispatch: (action: { type: 'kupon'; kupon: CouponAnswer | null }) => void
}

/** A coupon as it stands now, for whoever buys. */
export const lookUp = (kode_kupon: string, { cart }: CouponNota): Promise<CouponAnswer> => {
  const telp = cart.buyer.telp.trim()
  return call(calls.check, { params: { kode_kupon }, query: telp === '' ? {} : { telp } })
}

/** Reads the coupon of a nota again; one that is not taken any more is named when it is saved. */
export async function refreshCoupon(nota: CouponNota): Promise<void> {
  const { kupon } = nota.cart
  if (!kupon) return
  const now = await lookUp(kupon.kode_kupon, nota).catch(() => null)
  if (now !== null) nota.dispatch({ type: 'kupon', kupon: now })
}
