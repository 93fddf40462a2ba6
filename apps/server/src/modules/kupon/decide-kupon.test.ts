import { describe, expect, test } from 'vitest'
import { COUPON } from '../../../../../tests/penjualan/sale-facts.ts'
import { refused } from '../../../../../tests/sample-shop/refused.ts'
import { demandLeft, faultOf, keptCoupon, refuseSmall, usable, useOf } from './decide-kupon.ts'
import type { CouponRow } from './kupon.queries.ts'

const coupon = (more: Partial<CouponRow>): CouponRow => ({ ...COUPON, ...more })
const BUYER = 'T 628123456789'
const kode_kupon = 'LEBARAN'

describe('whether a sale of a day may use it', () => {
  const asked = (row: CouponRow | null, pembeli: string | null = BUYER, tgl = '2026-11-21') =>
    refused(() => usable(row, { kode_kupon, tgl, pembeli }))

  test.each<[string, CouponRow | null, string | null, unknown]>([
    ['none of that code', null, BUYER, ['KUPON_TIDAK_ADA', { kode_kupon }]],
    ['as often as wanted', coupon({ terpakai: 9 }), BUYER, undefined],
    ['one is left', coupon({ kuota: 2, terpakai: 1 }), BUYER, undefined],
    [
      'none is left',
      coupon({ kuota: 2, terpakai: 2 }),
      BUYER,
      ['KUPON_HABIS', { kode_kupon, terpakai: 2, kuota: 2 }],
    ],
    [
      'once for each, by nobody known',
      coupon({ sekali_per_member: true }),
      null,
      ['KUPON_PEMBELI', { kode_kupon }],
    ],
    [
      'once for each, used before',
      coupon({ sekali_per_member: true, dipakai_di: 'FJ-JKT-261120-0001' }),
      BUYER,
      ['KUPON_TERPAKAI', { kode_kupon, no_faktur_jual: 'FJ-JKT-261120-0001' }],
    ],
  ])('%s', (_, row, pembeli, said) => {
    expect(asked(row, pembeli)).toEqual(said)
  })

  test('its days are told with the day', () => {
    const days = { kode_kupon, tgl_dari: '2026-11-01', tgl_sampai: '2026-11-30' }
    expect(asked(COUPON, BUYER, '2026-12-01')).toEqual([
      'KUPON_TIDAK_BERLAKU',
      { ...days, tgl: '2026-12-01' },
    ])
    expect(usable(COUPON, { kode_kupon, tgl: '2026-11-30', pembeli: null })).toBe(COUPON)
    expect(faultOf(COUPON, '2026-11-30', null)).toBeNull()
  })
})

describe('whether one is left of what was agreed before', () => {
  const agreed = (sekali: boolean, pembeli: string | null) => ({
    ...keptCoupon(COUPON, pembeli, 32_500),
    sekali,
  })
  const used = { dipakai_di: 'FJ-JKT-261120-0001' }
  const terpakai = ['KUPON_TERPAKAI', { kode_kupon, no_faktur_jual: used.dipakai_di }]

  test.each<[string, CouponRow | null, boolean, string | null, unknown]>([
    ['it was deleted since', null, true, BUYER, undefined],
    ['its days are over by now', coupon({ tgl_sampai: '2026-01-01' }), true, BUYER, undefined],
    ['one is left', coupon({ kuota: 2, terpakai: 1 }), false, null, undefined],
    [
      'none is left',
      coupon({ kuota: 2, terpakai: 2 }),
      false,
      null,
      ['KUPON_HABIS', { kode_kupon, terpakai: 2, kuota: 2 }],
    ],
    ['used by this buyer meanwhile', coupon(used), true, BUYER, terpakai],
    ['used, but agreed as often as wanted', coupon(used), false, BUYER, undefined],
    ['used, agreed with nobody known', coupon(used), true, null, undefined],
    ['not used', COUPON, true, BUYER, undefined],
  ])('%s', (_, row, sekali, pembeli, said) => {
    expect(refused(() => demandLeft(row, agreed(sekali, pembeli)))).toEqual(said)
  })
})

test('a nota that is too small is told by how much', () => {
  expect(refused(() => refuseSmall(COUPON, 4_999_500))).toEqual([
    'KUPON_MINIMAL',
    { kode_kupon, minimal: '5,000,000', total: '4,999,500' },
  ])
})

test('a sale keeps what it was, and uses it by all but its name', () => {
  const kept = keptCoupon(coupon({ sekali_per_member: true, versi: 3 }), BUYER, 32_500)
  const use = { kode_kupon, kupon_versi: 3, sekali: true, pembeli: BUYER, potongan_rp: 32_500 }
  expect(kept).toEqual({ ...use, nama_kupon: 'Lebaran' })
  expect(useOf(kept)).toEqual({ tabel: 'pakai_kupon', baris: use })
})
