import { type Facts, refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { type CouponFault, couponFault } from '@kencana/domain/terms/kupon'
import type { NewState } from '../../engines/document/states.ts'
import type { CouponRow } from './kupon.queries.ts'

/** What a sale keeps of the coupon it used (`isi.kupon`). */
export interface UsedCoupon {
  readonly kode_kupon: string
  readonly nama_kupon: string
  readonly kupon_versi: number
  readonly sekali: boolean
  readonly pembeli: string | null
  readonly potongan_rp: number
}

/** Why a coupon is not taken on a day, with the facts of its refusal; null when it is. */
export function faultOf(
  coupon: CouponRow,
  tgl: string,
  pembeli: string | null,
): { code: CouponFault; facts: Facts } | null {
  const { kode_kupon, tgl_dari, tgl_sampai, terpakai, kuota, dipakai_di } = coupon
  const code = couponFault(coupon, tgl, pembeli)
  if (code === null) return null
  const said = {
    KUPON_TIDAK_BERLAKU: { tgl_dari, tgl_sampai, tgl },
    KUPON_HABIS: { terpakai, kuota: kuota ?? 0 },
    KUPON_TERPAKAI: { no_faktur_jual: dipakai_di ?? '' },
    KUPON_PEMBELI: {},
  } as const satisfies Record<CouponFault, Facts>
  return { code, facts: { kode_kupon, ...said[code] } }
}

/**
 * A coupon that a sale of this day may use.
 * @throws Refusal KUPON_TIDAK_ADA, KUPON_TIDAK_BERLAKU, KUPON_HABIS, KUPON_PEMBELI, KUPON_TERPAKAI
 */
export function usable(
  coupon: CouponRow | null,
  asked: { readonly kode_kupon: string; readonly tgl: string; readonly pembeli: string | null },
): CouponRow {
  const { kode_kupon, tgl, pembeli } = asked
  if (coupon === null) return refuse('KUPON_TIDAK_ADA', { kode_kupon })
  const fault = faultOf(coupon, tgl, pembeli)
  return fault === null ? coupon : refuse(fault.code, fault.facts)
}

/**
 * Whether one is left of what was agreed before, whatever the coupon says by now.
 * @throws Refusal KUPON_HABIS, KUPON_TERPAKAI
 */
export function demandLeft(coupon: CouponRow | null, { sekali, pembeli }: UsedCoupon): void {
  if (coupon === null) return
  const { kode_kupon, terpakai, kuota, dipakai_di } = coupon
  if (kuota !== null && terpakai >= kuota) refuse('KUPON_HABIS', { kode_kupon, terpakai, kuota })
  if (!sekali || pembeli === null || dipakai_di === null) return
  refuse('KUPON_TERPAKAI', { kode_kupon, no_faktur_jual: dipakai_di })
}

/** @throws Refusal KUPON_MINIMAL */
export const refuseSmall = ({ kode_kupon, minimal_rp }: CouponRow, total: number): never =>
  refuse('KUPON_MINIMAL', {
    kode_kupon,
    minimal: formatRupiah(minimal_rp),
    total: formatRupiah(total),
  })

/** What a sale keeps of it. */
export const keptCoupon = (
  { kode_kupon, nama_kupon, versi, sekali_per_member }: CouponRow,
  pembeli: string | null,
  potongan_rp: number,
): UsedCoupon => ({
  kode_kupon,
  nama_kupon,
  kupon_versi: versi,
  sekali: sekali_per_member,
  pembeli,
  potongan_rp,
})

/** The use that its document makes: the writer refuses one too many. */
export const useOf = ({ nama_kupon: _, ...baris }: UsedCoupon): NewState => ({
  tabel: 'pakai_kupon',
  baris: { ...baris },
})
