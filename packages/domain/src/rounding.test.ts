import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gramToMg } from './quantity.ts'
import {
  type AmountRounding,
  BAND_FAULTS,
  bandFault,
  roundAmount,
  roundWeight,
  STANDARD_BANDS,
  weightRule,
} from './rounding.ts'

const runs = { numRuns: 10_000 }
const codes = Object.keys(STANDARD_BANDS) as (keyof typeof STANDARD_BANDS)[]
const standard = (kode: keyof typeof STANDARD_BANDS) =>
  weightRule({ kode, versi: 1, pita: STANDARD_BANDS[kode] })

describe('amounts', () => {
  test.each<[number, number, AmountRounding['arah'], number, number]>([
    [5_211_570, 500, 'NAIK', 5_212_000, 430],
    [5_212_000, 500, 'NAIK', 5_212_000, 0],
    [5_101_575, 500, 'TURUN', 5_101_500, -75],
    [5_211_570, 1000, 'NAIK', 5_212_000, 430],
    [5_211_570, 1, 'NAIK', 5_211_570, 0],
    [1, 500, 'NAIK', 500, 499],
    [499, 500, 'TURUN', 0, -499],
    [0, 500, 'NAIK', 0, 0],
  ])('%d to %d %s', (amount, langkah, arah, hasil, selisih) => {
    expect(roundAmount(amount, { langkah, arah })).toEqual({ hasil, selisih })
  })

  test.each([
    [-1, 500],
    [1.5, 500],
    [1, 0],
    [1, -500],
    [1, 0.5],
    [Number.NaN, 500],
  ])('refuses %d to %d', (amount, langkah) => {
    expect(() => roundAmount(amount, { langkah, arah: 'NAIK' })).toThrow(RangeError)
  })

  const amount = fc.integer({ min: 0, max: 1e12 })
  const rule = fc.record({
    langkah: fc.constantFrom(1, 100, 500, 1000, 7, 25_000),
    arah: fc.constantFrom('NAIK' as const, 'TURUN' as const),
  })

  it('parts and rounding are the total; whole steps, less than one away, not below 0', () => {
    fc.assert(
      fc.property(amount, rule, (rp, r) => {
        const { hasil, selisih } = roundAmount(rp, r)
        const side = r.arah === 'NAIK' ? selisih >= 0 : selisih <= 0
        const near = Math.abs(selisih) < r.langkah
        return rp + selisih === hasil && hasil % r.langkah === 0 && side && near && hasil >= 0
      }),
      runs,
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(amount, rule, (rp, r) => {
        const once = roundAmount(rp, r).hasil
        return roundAmount(once, r).hasil === once
      }),
      runs,
    )
  })

  it('is monotone', () => {
    fc.assert(
      fc.property(amount, amount, rule, (a, b, r) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        return roundAmount(low, r).hasil <= roundAmount(high, r).hasil
      }),
      runs,
    )
  })
})

describe('weights', () => {
  // the table of 04-domain B5: scale weight, then 20-60, 20-80, 40-80, 20-70
  const vectors = [
    ['3.214', '3.200', '3.200', '3.200', '3.200'],
    ['3.220', '3.200', '3.200', '3.200', '3.200'],
    ['3.221', '3.250', '3.250', '3.200', '3.250'],
    ['3.237', '3.250', '3.250', '3.200', '3.250'],
    ['3.260', '3.250', '3.250', '3.250', '3.250'],
    ['3.261', '3.300', '3.250', '3.250', '3.250'],
    ['3.281', '3.300', '3.300', '3.300', '3.300'],
    ['3.299', '3.300', '3.300', '3.300', '3.300'],
    // edges beyond the table
    ['3.240', '3.250', '3.250', '3.200', '3.250'],
    ['3.241', '3.250', '3.250', '3.250', '3.250'],
    ['3.270', '3.300', '3.250', '3.250', '3.250'],
    ['3.271', '3.300', '3.250', '3.250', '3.300'],
    ['3.280', '3.300', '3.250', '3.250', '3.300'],
    ['3.200', '3.200', '3.200', '3.200', '3.200'],
    ['9.999', '10.000', '10.000', '10.000', '10.000'],
  ] as const
  const named = ['20-60', '20-80', '40-80', '20-70'] as const
  const cases = vectors.flatMap(([asli, ...nota]) =>
    named.map((kode, i) => [asli, kode, nota[i] ?? ''] as const),
  )

  test.each(cases)('%s g by %s is %s g', (asli, kode, nota) => {
    expect(roundWeight(gramToMg(asli), standard(kode))).toBe(gramToMg(nota))
  })

  // the fine scale of 03-decisions §5
  test.each([
    ['3.200', '3.200'],
    ['3.201', '3.230'],
    ['3.230', '3.230'],
    ['3.231', '3.250'],
    ['3.250', '3.250'],
    ['3.251', '3.280'],
    ['3.280', '3.280'],
    ['3.281', '3.300'],
    ['3.299', '3.300'],
  ])('%s g by HALUS is %s g', (asli, nota) => {
    expect(roundWeight(gramToMg(asli), standard('HALUS'))).toBe(gramToMg(nota))
  })

  it('TANPA leaves every milligram', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), mg => {
        return roundWeight(mg, standard('TANPA')) === mg
      }),
      runs,
    )
  })

  test.each(codes)('%s never makes a piece weigh nothing', kode => {
    expect(roundWeight(12, standard(kode))).toBeGreaterThan(0)
    expect(roundWeight(0, standard(kode))).toBe(0)
  })

  test.each([-1, 3.5, Number.NaN])('refuses %d mg', mg => {
    expect(() => roundWeight(mg, standard('TANPA'))).toThrow(RangeError)
  })

  it('refuses a rule with a hole', () => {
    const holed = { kode: 'X', versi: 1, pita: [{ gt_mg: 20, lte_mg: 60, tambah_mg: 50 }] }
    expect(roundWeight(3250, holed)).toBe(3250)
    expect(() => roundWeight(3220, holed)).toThrow(RangeError)
    expect(() => roundWeight(3261, holed)).toThrow(RangeError)
  })

  it.each([null, '', '  '])('reads %j as no rounding', pita => {
    expect(bandFault(pita)).toBeNull()
    expect(weightRule({ kode: 'X', versi: 1, pita }).pita).toEqual([])
  })

  it('reads six bands, and bands that add alike', () => {
    expect(bandFault('10=0, 20=20, 30=30, 40=40, 50=50, 100=100')).toBeNull()
    expect(bandFault('20=0, 60=0, 100=100')).toBeNull()
  })

  it('reads bands as people write them', () => {
    expect(weightRule({ kode: 'X', versi: 3, pita: ' 20 = 0,60=50 ,100=100' })).toEqual({
      kode: 'X',
      versi: 3,
      pita: [
        { gt_mg: -1, lte_mg: 20, tambah_mg: 0 },
        { gt_mg: 20, lte_mg: 60, tambah_mg: 50 },
        { gt_mg: 60, lte_mg: 100, tambah_mg: 100 },
      ],
    })
  })

  test.each([
    ['20', BAND_FAULTS.bentuk],
    ['20=', BAND_FAULTS.bentuk],
    ['20=0,', BAND_FAULTS.bentuk],
    ['20=0; 100=100', BAND_FAULTS.bentuk],
    ['-1=0, 100=100', BAND_FAULTS.bentuk],
    ['10=0, 20=20, 30=30, 40=40, 50=50, 60=60, 100=100', BAND_FAULTS.banyak],
    ['60=0, 20=50, 100=100', BAND_FAULTS.urut],
    ['20=0, 20=50, 100=100', BAND_FAULTS.urut],
    ['20=0, 60=50', BAND_FAULTS.ujung],
    ['20=0, 60=50, 120=100', BAND_FAULTS.ujung],
    ['20=0, 100=100, 120=100', BAND_FAULTS.ujung],
    ['20=50, 100=0', BAND_FAULTS.turun],
    ['20=0, 100=150', BAND_FAULTS.turun],
    ['50=50, 100=100', BAND_FAULTS.geser],
    ['20=0, 60=70, 100=100', BAND_FAULTS.geser],
  ])('refuses %j: %s', (pita, fault) => {
    expect(bandFault(pita)).toBe(fault)
    expect(() => weightRule({ kode: 'X', versi: 1, pita })).toThrow(RangeError)
  })

  const rule = fc.constantFrom(...codes).map(kode => standard(kode))
  const mg = fc.integer({ min: 0, max: 1e8 })

  it('is idempotent and stays within 0.1 g', () => {
    fc.assert(
      fc.property(mg, rule, (weight, r) => {
        const once = roundWeight(weight, r)
        return roundWeight(once, r) === once && Math.abs(once - weight) < 100 && once >= 0
      }),
      runs,
    )
  })

  it('is monotone', () => {
    fc.assert(
      fc.property(mg, fc.integer({ min: 0, max: 300 }), rule, (weight, more, r) => {
        return roundWeight(weight, r) <= roundWeight(weight + more, r)
      }),
      runs,
    )
  })
})
