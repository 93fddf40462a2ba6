import { type Permil, type Rupiah, scale } from '../quantity.ts'
import type { AmountRounding } from '../rounding.ts'
import { telpBaku } from '../teks/telepon.ts'
import { afterDiscount } from './potongan.ts'
import type { KnownBy } from './titipan.ts'

/** What a coupon takes off, and from which amount on (Parameter Kupon). */
export interface CouponTerms {
  readonly jenis_kupon: 'RUPIAH' | 'PERSEN'
  readonly potongan_rp: Rupiah | null
  readonly potongan_permil: Permil | null
  /** Most that a coupon in percent takes off; null: no limit. */
  readonly potongan_maksimal: Rupiah | null
  readonly minimal_rp: Rupiah
}

/**
 * What a coupon takes off a nota after all other discounts, at most all of it; null where the nota
 * is too small for it. Parts of a rupiah are not given, and what is left is rounded like every
 * amount. Throws RangeError on figures that are not whole.
 */
export function couponCut(coupon: CouponTerms, total: Rupiah, rule: AmountRounding): Rupiah | null {
  if (total < coupon.minimal_rp) return null
  return total - afterDiscount(total, Math.min(asked(coupon, total), total), rule)
}

function asked(coupon: CouponTerms, total: Rupiah): Rupiah {
  if (coupon.jenis_kupon === 'RUPIAH') return coupon.potongan_rp ?? 0
  const share = scale(total, coupon.potongan_permil ?? 0, 1000, 'TURUN')
  return Math.min(share, coupon.potongan_maksimal ?? share)
}

/** A coupon as it is looked at on a business day. */
export interface CouponState {
  readonly tgl_dari: string
  readonly tgl_sampai: string
  /** How often it may be used; null: as often as wanted. */
  readonly kuota: number | null
  /** By sales that stand. */
  readonly terpakai: number
  readonly sekali_per_member: boolean
  /** The sale in which this buyer used it. */
  readonly dipakai_di: string | null
}

/** Why a coupon is not taken, by the code of its refusal. */
export type CouponFault = 'KUPON_TIDAK_BERLAKU' | 'KUPON_HABIS' | 'KUPON_TERPAKAI' | 'KUPON_PEMBELI'

/**
 * The first thing that keeps a coupon from being taken on a day; null when nothing does. `pembeli`:
 * by what the buyer is known, null for somebody unknown.
 */
export function couponFault(
  coupon: CouponState,
  tgl: string,
  pembeli: string | null,
): CouponFault | null {
  if (tgl < coupon.tgl_dari || tgl > coupon.tgl_sampai) return 'KUPON_TIDAK_BERLAKU'
  if (coupon.kuota !== null && coupon.terpakai >= coupon.kuota) return 'KUPON_HABIS'
  if (!coupon.sekali_per_member) return null
  if (pembeli === null) return 'KUPON_PEMBELI'
  return coupon.dipakai_di === null ? null : 'KUPON_TERPAKAI'
}

/**
 * By what a buyer is known to coupons: the telephone, however it is written; null for nobody known.
 * A code that stands in no list is anybody's, and figures too few to ring are nobody's.
 */
export function couponBuyer({ telp }: Pick<KnownBy, 'telp'>): string | null {
  const digits = telpBaku(telp ?? '')
  return /^\d{7,14}$/.test(digits) ? `T 62${digits}` : null
}
