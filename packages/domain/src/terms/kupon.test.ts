import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CartLine, priceCart } from '../cart.ts'
import { type CouponState, type CouponTerms, couponBuyer, couponCut, couponFault } from './kupon.ts'

const STEP = { langkah: 500, arah: 'NAIK' } as const
const EXACT = { langkah: 1, arah: 'NAIK' } as const

const rupiah = (potongan_rp: number, minimal_rp = 0): CouponTerms => ({
  jenis_kupon: 'RUPIAH',
  potongan_rp,
  potongan_permil: null,
  potongan_maksimal: null,
  minimal_rp,
})
const persen = (potongan_permil: number, potongan_maksimal: number | null = null): CouponTerms => ({
  jenis_kupon: 'PERSEN',
  potongan_rp: null,
  potongan_permil,
  potongan_maksimal,
  minimal_rp: 0,
})

describe('what a coupon takes off', () => {
  test.each<[string, CouponTerms, number, number | null]>([
    ['so much', rupiah(50_000), 5_232_500, 50_000],
    ['no more than there is', rupiah(50_000), 30_000, 30_000],
    ['what leaves a whole step', rupiah(50_300), 5_232_500, 50_000],
    ['a share', persen(50), 5_232_500, 261_500],
    ['at most so much (M8)', persen(50, 200_000), 5_232_500, 200_000],
    ['a share below the most', persen(10, 200_000), 5_232_500, 52_000],
    ['all of it', persen(1000), 5_232_500, 5_232_500],
    ['from its least amount on', rupiah(50_000, 1_000_000), 1_000_000, 50_000],
    ['nothing of less', rupiah(50_000, 1_000_000), 999_999, null],
    ['of a row without its amount', { ...rupiah(0), potongan_rp: null }, 5_232_500, 0],
    ['of a row without its share', { ...persen(0), potongan_permil: null }, 5_232_500, 0],
  ])('%s', (_, coupon, total, cut) => {
    expect(couponCut(coupon, total, STEP)).toBe(cut)
  })

  it('gives no parts of a rupiah', () => {
    expect(couponCut(persen(333), 1_000_001, EXACT)).toBe(333_000)
  })
})

describe('a nota with a coupon', () => {
  const ring: CartLine = {
    harga_hitung_rp: 5_232_500,
    harga_jual_rp: 5_232_500,
    modal_rp: 4_900_000,
    berat_mg: 3237,
    berat_nota_mg: 3250,
    murni_ug: 2_427_750,
    ppn_permyriad: 110,
    pph22_permyriad: 0,
    berlian: false,
  }
  const batas = { naik_harga_rp: 1_000_000, turun_harga_rp: 0 }
  const nota = (lines: CartLine[], kupon: CouponTerms | null, diskon_nota_rp = 0) =>
    priceCart(lines, { diskon_nota_rp, kupon, pembulatan: STEP, batas })

  it('costs less, and is taxed so (M8)', () => {
    const priced = nota([ring], persen(50, 200_000))
    expect(priced).toMatchObject({ kupon_rp: 200_000, diskon: 0, total: 5_032_500, butuh: [] })
    expect(priced).toMatchObject({ ppn_rp: 54_755, potongan_rp: [200_000], tolak: null })
  })

  it('is held against what is left after its discount', () => {
    const asks = rupiah(100_000, 5_232_500)
    expect(nota([ring], asks)).toMatchObject({ kupon_rp: 100_000, tolak: null })
    expect(nota([ring], asks, 500)).toMatchObject({ kupon_rp: 0, total: 0, tolak: 'KUPON_MINIMAL' })
    expect(nota([ring], null, 500).tolak).toBe(null)
  })

  it('asks for the discount that was typed, and not for the coupon', () => {
    expect(nota([ring], rupiah(100_000)).butuh).toEqual([])
    expect(nota([ring], rupiah(100_000), 500).butuh).toEqual(['TURUN_ONGKOS'])
    const lowered = { ...ring, harga_jual_rp: 5_232_000 }
    expect(nota([lowered], rupiah(100_000)).butuh_baris).toEqual([['TURUN_ONGKOS']])
  })

  it('asks where the coupon leaves less than the cost', () => {
    expect(nota([ring], rupiah(300_000)).butuh).toEqual(['JUAL_DIBAWAH_MODAL'])
    expect(nota([{ ...ring, berlian: true }], rupiah(300_000)).butuh_baris).toEqual([
      ['BERLIAN_DIBAWAH_MODAL'],
    ])
  })

  it('is none without a piece, and none above its price', () => {
    expect(nota([], rupiah(1)).tolak).toBe('KERANJANG_KOSONG')
    expect(nota([ring], rupiah(1), 5_232_501).tolak).toBe('DISKON_MELEBIHI')
  })

  it('is shared by price: no line is taken more off than it costs, and nothing is lost', () => {
    const price = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 6 }),
        fc.nat(40),
        fc.nat(60),
        (prices, diskon_nota_rp, cut) => {
          const lines = prices.map(harga_jual_rp => ({ ...ring, harga_jual_rp, modal_rp: 0 }))
          const options = { diskon_nota_rp, kupon: rupiah(cut), pembulatan: EXACT, batas }
          const priced = priceCart(lines, options)
          if (priced.tolak !== null) return
          const { subtotal, diskon, kupon_rp, total, potongan_rp } = priced
          expect(total).toBe(subtotal - diskon - kupon_rp)
          expect(potongan_rp.reduce((sum, share) => sum + share, 0)).toBe(diskon + kupon_rp)
          prices.forEach((one, i) => {
            expect(potongan_rp[i]).toBeGreaterThanOrEqual(0)
            expect(potongan_rp[i]).toBeLessThanOrEqual(one)
          })
        },
      ),
    )
  })
})

describe('a coupon that is looked at', () => {
  const coupon: CouponState = {
    tgl_dari: '2026-11-01',
    tgl_sampai: '2026-11-30',
    kuota: 2,
    terpakai: 0,
    sekali_per_member: false,
    dipakai_di: null,
  }
  const once = { sekali_per_member: true }
  test.each<[string, Partial<CouponState>, string, string | null, string | null]>([
    ['is taken', {}, '2026-11-21', null, null],
    ['on its first day', {}, '2026-11-01', null, null],
    ['on its last day', {}, '2026-11-30', null, null],
    ['before its first day', {}, '2026-10-31', null, 'KUPON_TIDAK_BERLAKU'],
    ['after its last day', {}, '2026-12-01', null, 'KUPON_TIDAK_BERLAKU'],
    ['with one left', { terpakai: 1 }, '2026-11-21', null, null],
    ['used up', { terpakai: 2 }, '2026-11-21', null, 'KUPON_HABIS'],
    ['used beyond a quota that was lowered', { terpakai: 3 }, '2026-11-21', null, 'KUPON_HABIS'],
    ['without a quota', { kuota: null, terpakai: 999 }, '2026-11-21', null, null],
    ['once, by nobody known', once, '2026-11-21', null, 'KUPON_PEMBELI'],
    ['once, for the first time', once, '2026-11-21', '62812', null],
    ['once, again', { ...once, dipakai_di: 'FJ-1' }, '2026-11-21', '62812', 'KUPON_TERPAKAI'],
    ['as often as wanted', { dipakai_di: 'FJ-1' }, '2026-11-21', '62812', null],
  ])('%s', (_, more, tgl, pembeli, fault) => {
    expect(couponFault({ ...coupon, ...more }, tgl, pembeli)).toBe(fault)
  })
})

test.each([
  [null, null],
  ['', null],
  [' - ', null],
  ['0812', null],
  ['0812 3456 7890 1234', null],
  ['0812 3456-789', 'T 628123456789'],
  ['+62 812 3456 789', 'T 628123456789'],
  ['812 3456 789', 'T 628123456789'],
  ['00628123456789', 'T 628123456789'],
  ['+62 (0) 812-3456-789', 'T 628123456789'],
])('a buyer with telephone %s is known as %s', (telp, known) => {
  expect(couponBuyer({ telp })).toBe(known)
})
