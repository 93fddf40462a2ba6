import type { CouponAnswer, checkCoupon } from '@kencana/contract/areas/nota/kupon'
import type { QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { couponBuyer } from '@kencana/domain/terms/kupon'
import type { StoreCtx } from '../../platform/context.ts'
import { faultOf } from './decide-kupon.ts'
import { readCoupon } from './kupon.queries.ts'

/** A coupon as it stands. @throws Refusal KUPON_TIDAK_ADA, TOKO_BELUM_BUKA */
export async function showCoupon(
  ctx: StoreCtx,
  kode_kupon: string,
  { telp }: QueryOf<typeof checkCoupon>,
): Promise<CouponAnswer> {
  const pembeli = couponBuyer({ telp: telp ?? null })
  const coupon =
    (await readCoupon(ctx.db, ctx.kode_toko, kode_kupon, pembeli)) ??
    refuse('KUPON_TIDAK_ADA', { kode_kupon })
  const { tgl, ...shown } = coupon
  return { ...shown, tolak: faultOf(coupon, tgl ?? refuse('TOKO_BELUM_BUKA'), pembeli) }
}
