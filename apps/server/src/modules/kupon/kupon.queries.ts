import type { CouponState, CouponTerms } from '@kencana/domain/terms/kupon'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** A coupon of a store as it stands now. */
export interface CouponRow extends CouponTerms, CouponState {
  readonly kode_kupon: string
  readonly nama_kupon: string
  readonly versi: number
  /** The open business day. */
  readonly tgl: string | null
}

/**
 * A coupon by its code, by one statement that needs no store entered before; null where the store
 * has none or takes no coupons. `pembeli`: by what the buyer is known.
 */
export async function readCoupon(
  db: Queryable,
  kode_toko: string,
  kode_kupon: string,
  pembeli: string | null,
): Promise<CouponRow | null> {
  const row = await first<{ kupon: CouponRow | null }>(
    db,
    sql`select baca_kupon(${kode_toko}, ${kode_kupon}, ${pembeli}) as kupon`,
  )
  return row?.kupon ?? null
}
