import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type InstalmentTerms, LANGKAH_ANGSURAN, rencanaCicilan } from './cicilan.ts'

const terms = (more: Partial<InstalmentTerms> = {}): InstalmentTerms => ({
  bulan: 6,
  margin_permil: 10,
  dp_permil: 250,
  biaya_admin: 0,
  ...more,
})

describe('instalments', () => {
  // 04-domain B11: 12,000,000 less 3,000,000, flat 1 % a month for 6 months
  test('the worked example', () => {
    const plan = rencanaCicilan(12_000_000, 3_000_000, '2026-11-21', terms())
    expect(plan).toMatchObject({
      dp_minimal_rp: 3_000_000,
      pokok_rp: 9_000_000,
      margin_rp: 540_000,
      sisa_rp: 9_540_000,
      per_bulan_rp: 1_590_000,
      bayar_awal_rp: 3_000_000,
      total_rp: 12_540_000,
    })
    expect(plan.angsuran.map(one => one.jumlah_rp)).toEqual(Array(6).fill(1_590_000))
    expect(plan.angsuran.map(one => one.tgl)).toEqual([
      '2026-12-21',
      '2027-01-21',
      '2027-02-21',
      '2027-03-21',
      '2027-04-21',
      '2027-05-21',
    ])
  })

  test('the last one absorbs the rounding', () => {
    const plan = rencanaCicilan(10_000_000, 0, '2026-11-21', terms({ bulan: 3, margin_permil: 0 }))
    expect(plan.angsuran.map(one => one.jumlah_rp)).toEqual([3_333_000, 3_333_000, 3_334_000])
  })

  test('margin and least down payment go up to the next rupiah', () => {
    // 1 % of 10,001 are 100.01, a quarter is 2,500.25
    const plan = rencanaCicilan(10_001, 0, '2026-11-21', terms({ bulan: 1 }))
    expect([plan.margin_rp, plan.dp_minimal_rp]).toEqual([101, 2_501])
  })

  test('sums below the step go unrounded, and every instalment says which it is', () => {
    const plan = rencanaCicilan(100, 0, '2026-11-21', terms({ bulan: 3, margin_permil: 0 }))
    expect(plan.angsuran.map(({ ke, jumlah_rp }) => [ke, jumlah_rp])).toEqual([
      [1, 33],
      [2, 33],
      [3, 34],
    ])
  })

  test('the fee is paid on the first day', () => {
    const plan = rencanaCicilan(12_000_000, 3_000_000, '2026-11-21', terms({ biaya_admin: 50_000 }))
    expect([plan.bayar_awal_rp, plan.total_rp]).toEqual([3_050_000, 12_590_000])
  })

  test('paid down whole, nothing is left to pay in parts', () => {
    const plan = rencanaCicilan(10_000_000, 10_000_000, '2026-11-21', terms({ bulan: 2 }))
    expect([plan.sisa_rp, plan.total_rp]).toEqual([0, 10_000_000])
    expect(plan.angsuran.map(one => one.jumlah_rp)).toEqual([0, 0])
  })

  test('due on the last day of a shorter month, and on the old day again after it', () => {
    const plan = rencanaCicilan(12_000_000, 0, '2026-12-31', terms({ bulan: 3 }))
    expect(plan.angsuran.map(one => one.tgl)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
  })

  test.each([
    [1_000, 1_001, 6],
    [1_000, -1, 6],
    [1_000, 0, 0],
    [1_000, 0, -1],
    [0, 0, 0],
    [1_000, 0, 1.5],
    [0.5, 0, 6],
  ])('refuses a price of %d with %d down over %d months', (harga, dp, bulan) => {
    expect(() => rencanaCicilan(harga, dp, '2026-11-21', terms({ bulan }))).toThrow(RangeError)
  })

  it('adds up exactly, in equal steps, the last one not smaller', () => {
    const harga = fc.integer({ min: 0, max: 1e9 })
    const share = fc.integer({ min: 0, max: 1000 })
    const bulan = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(harga, share, bulan, share, (price, part, months, margin_permil) => {
        const dp = Math.floor((price * part) / 1000)
        const plan = rencanaCicilan(
          price,
          dp,
          '2026-11-30',
          terms({ bulan: months, margin_permil }),
        )
        const paid = plan.angsuran.map(one => one.jumlah_rp)
        const last = paid.at(-1) ?? 0
        const rest = last - plan.per_bulan_rp
        return (
          paid.reduce((sum, one) => sum + one, 0) === plan.sisa_rp &&
          paid.slice(0, -1).every(one => one === plan.per_bulan_rp) &&
          (months === 1 || (rest >= 0 && rest < months * LANGKAH_ANGSURAN))
        )
      }),
      { numRuns: 5_000 },
    )
  })
})
