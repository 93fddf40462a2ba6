import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  BERAT_MAKS_MG,
  fineUg,
  formatFine,
  formatGram,
  formatRupiah,
  formatTenths,
  gramToMg,
  keptPurity,
  mgToGram,
  permyriad,
  purityOf,
  type Rounding,
  RUPIAH_MASK,
  RUPIAH_MAX,
  scale,
  split,
  times,
} from './quantity.ts'

const runs = { numRuns: 10_000 }

describe('scale', () => {
  test.each<[number, number, number, Rounding, number]>([
    [7, 1, 2, 'NAIK', 4],
    [7, 1, 2, 'TURUN', 3],
    [7, 1, 2, 'TERDEKAT', 4],
    [-7, 1, 2, 'NAIK', -3],
    [-7, 1, 2, 'TURUN', -4],
    [-7, 1, 2, 'TERDEKAT', -4],
    [5, 1, 4, 'TERDEKAT', 1],
    [-5, 1, 4, 'TERDEKAT', -1],
    [6, -1, 4, 'TERDEKAT', -2],
    [6, 1, 3, 'NAIK', 2],
    [0, 9, 7, 'NAIK', 0],
    // the product is far above 2^53 and still exact
    [100_000_000, 9_000_000_000, 1000, 'TURUN', 900_000_000_000_000],
    // B4: metal and charge on the scale weight
    [3237, 1_610_000, 1000, 'NAIK', 5_211_570],
    // beyond what a number keeps exactly: of 630,503,947,831,869.37
    [Number.MAX_SAFE_INTEGER, 7, 100, 'NAIK', 630_503_947_831_870],
    [Number.MAX_SAFE_INTEGER, 7, 100, 'TURUN', 630_503_947_831_869],
    [Number.MAX_SAFE_INTEGER, 7, 100, 'TERDEKAT', 630_503_947_831_869],
    [-Number.MAX_SAFE_INTEGER, 7, 100, 'NAIK', -630_503_947_831_869],
    [-Number.MAX_SAFE_INTEGER, 7, 100, 'TURUN', -630_503_947_831_870],
    [-Number.MAX_SAFE_INTEGER, 7, 100, 'TERDEKAT', -630_503_947_831_869],
    // the same with nothing over, with half a rupiah over and with just less
    [10 ** 15, 1000, 1000, 'NAIK', 10 ** 15],
    [10 ** 15, 1000, 1000, 'TURUN', 10 ** 15],
    [10 ** 15, 1000, 1000, 'TERDEKAT', 10 ** 15],
    [2_000_000_000_000_001, 45, 90, 'TERDEKAT', 1_000_000_000_000_001],
    [-2_000_000_000_000_001, 45, 90, 'TERDEKAT', -1_000_000_000_000_001],
    [2_000_000_000_000_001, 44, 90, 'TERDEKAT', 977_777_777_777_778],
    [2_000_000_000_000_002, 60, 90, 'TERDEKAT', 1_333_333_333_333_335],
    // the largest there is
    [Number.MAX_SAFE_INTEGER, 3, 3, 'NAIK', Number.MAX_SAFE_INTEGER],
    // B6: target and ceiling of scrap, 67 % and 69 % of 2,000,000 a gram
    [3237, 2_000_000 * 67, 100_000, 'TURUN', 4_337_580],
    [3237, 2_000_000 * 69, 100_000, 'TURUN', 4_467_060],
    // B8: 3,000,000 buys 1.863 g at 1,610,000 a gram
    [3_000_000, 1000, 1_610_000, 'TURUN', 1863],
    // B10: ceiling of a loan, 70 % of 5 g x 450,000
    [5000 * 450, 700, 1000, 'TURUN', 1_575_000],
    // B12: 1.8 % of a card payment
    [5_232_500, 18, 1000, 'TERDEKAT', 94_185],
    // B14: cost that 119.4 g of 120 g at 150,000,000 carry
    [150_000_000, 119_400, 120_000, 'TERDEKAT', 149_250_000],
    // C1: VAT on top of, and inside, a price
    [5_232_500, 110, 10_000, 'TERDEKAT', 57_558],
    [5_232_500, 165, 10_000, 'TERDEKAT', 86_336],
    [5_232_500, 165, 10_165, 'TERDEKAT', 84_935],
  ])('%d x %d / %d %s = %d', (value, numerator, denominator, mode, expected) => {
    expect(scale(value, numerator, denominator, mode)).toBe(expected)
  })

  test.each([
    [1.5, 1, 1],
    [1, 0.1, 1],
    [1, 1, 0],
    [1, 1, -2],
    [Number.NaN, 1, 1],
    [Number.POSITIVE_INFINITY, 1, 1],
    [2 ** 53, 1, 1],
    [Number.MAX_SAFE_INTEGER, 2, 1],
    [Number.MAX_SAFE_INTEGER, 2, Number.POSITIVE_INFINITY],
    [4, 2, 0.5],
    [2 ** 53, 1, 4],
    [1, 2 ** 53, 4],
    [0.5, 2, 1],
    // rounds up out of what is safe
    [Number.MAX_SAFE_INTEGER, 20, 19],
  ])('refuses %d x %d / %d', (value, numerator, denominator) => {
    expect(() => scale(value, numerator, denominator, 'NAIK')).toThrow(RangeError)
  })

  it('knows three ways and refuses any other', () => {
    expect(() => scale(7, 1, 2, '' as Rounding)).toThrow(RangeError)
  })

  it('is within one of the exact value, on the right side of it', () => {
    const figures = fc.tuple(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: 1, max: 1e7 }),
    )
    fc.assert(
      fc.property(figures, ([value, numerator, denominator]) => {
        const exact = BigInt(value) * BigInt(numerator)
        const over = (mode: Rounding) =>
          BigInt(scale(value, numerator, denominator, mode)) * BigInt(denominator) - exact
        const size = BigInt(denominator)
        const nearest = over('TERDEKAT') * 2n
        return (
          over('NAIK') >= 0n &&
          over('NAIK') < size &&
          over('TURUN') <= 0n &&
          over('TURUN') > -size &&
          nearest <= size &&
          nearest >= -size
        )
      }),
      runs,
    )
  })

  it('rounds plus and minus alike when it rounds to the nearest', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (value, denominator) => {
        const plus = scale(value, 1, denominator, 'TERDEKAT')
        return plus + scale(-value, 1, denominator, 'TERDEKAT') === 0
      }),
      runs,
    )
  })
})

describe('times', () => {
  test.each([
    [52, 100_000, 5_200_000],
    [-3, 500, -1500],
    [-3, 0, 0],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
  ])('%d x %d = %d', (a, b, product) => {
    expect(times(a, b)).toBe(product)
  })

  test.each([
    [Number.MAX_SAFE_INTEGER, 2],
    [0.5, 2],
    [2, 0.5],
    [2 ** 53, 0],
    [0, 2 ** 53],
    [Number.NaN, 1],
  ])('refuses %d x %d', (a, b) => {
    expect(() => times(a, b)).toThrow(RangeError)
  })
})

describe('split', () => {
  test.each([
    [100, [1, 1, 1], [33, 33, 34]],
    [10, [5_232_500, 0, 5_232_500], [5, 0, 5]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [7, [3], [7]],
  ])('%d over %j', (amount, weights, parts) => {
    expect(split(amount, weights)).toEqual(parts)
  })

  test.each([
    [1, []],
    [1, [0]],
    [-1, [1]],
    [1, [-1, 2]],
    [1, [0.5]],
  ])('refuses %d over %j', (amount, weights) => {
    expect(() => split(amount, weights)).toThrow(RangeError)
  })

  it('adds up exactly, is never negative and stays within one of the fair share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), weights, (amount, weight) => {
        const total = weight.reduce((a, b) => a + b, 0)
        fc.pre(total > 0)
        const parts = split(amount, weight)
        const fair = parts.every((part, i) => {
          const off = BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(weight[i] ?? 0)
          return part >= 0 && off < BigInt(total) && off > -BigInt(total)
        })
        return fair && parts.reduce((a, b) => a + b, 0) === amount
      }),
      runs,
    )
  })
})

describe('grams', () => {
  test.each([
    [3.237, 3237],
    ['3.237', 3237],
    ['3.2', 3200],
    ['3', 3000],
    ['3.', 3000],
    ['.5', 500],
    [0, 0],
    [-0, 0],
    ['-0.001', -1],
    ['-0', 0],
    // 0.29 x 1000 and 1.005 x 1000 go wrong in binary
    [0.29, 290],
    [1.005, 1005],
    [8.115, 8115],
    ['100000', BERAT_MAKS_MG],
    ['9007199254740.991', Number.MAX_SAFE_INTEGER],
  ])('%s g', (gram, mg) => {
    expect(gramToMg(gram)).toBe(mg)
  })

  test.each([
    '3.2371',
    '3.2370',
    0.1 + 0.2,
    '1,234.5',
    '3,237',
    '',
    '.',
    '-',
    '3.2.1',
    ' 3',
    '3 g',
    '1e3',
    1e-7,
    1e21,
    '0x10',
    '+1',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '9007199254740.992',
    '99999999999999999999',
  ])('refuses %s', gram => {
    expect(() => gramToMg(gram)).toThrow(RangeError)
  })

  test.each([
    [3237, '3.237'],
    [0, '0.000'],
    [5, '0.005'],
    [1_234_567, '1,234.567'],
    [-500, '-0.500'],
    [-1_234_567, '-1,234.567'],
    [1_000_000_000, '1,000,000.000'],
  ])('shows %d mg', (mg, text) => {
    expect(formatGram(mg)).toBe(text)
  })

  it('shows whole milligrams only', () => {
    expect(() => formatGram(3.5)).toThrow(RangeError)
    expect(() => mgToGram(0.5)).toThrow(RangeError)
  })

  it('comes back from the wire and from the screen as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), mg => {
        const wire = JSON.parse(JSON.stringify(mgToGram(mg))) as number
        const screen = formatGram(mg).replaceAll(',', '')
        return gramToMg(wire) === mg && gramToMg(screen) === mg
      }),
      runs,
    )
  })
})

describe('rupiah', () => {
  test.each([
    [5_232_500, '5,232,500'],
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [-20_500, '-20,500'],
    [RUPIAH_MAX, '10,000,000,000,000'],
  ])('shows %d', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text)
  })

  it('stands in a field between what the mask says', () => {
    const { before, after } = RUPIAH_MASK
    expect(before + formatRupiah(5_232_500) + after).toBe('Rp. 5,232,500 ,-')
  })

  it('shows no broken rupiah', () => {
    expect(() => formatRupiah(0.5)).toThrow(RangeError)
  })
})

describe('fine gold', () => {
  test.each([
    [3237, 750, 2_427_750, '2.428'],
    // B14: fine in against fine out of a melt
    [120_000, 700, 84_000_000, '84.000'],
    [119_100, 702, 83_608_200, '83.608'],
    [1000, 1000, 1_000_000, '1.000'],
    [1000, 0, 0, '0.000'],
    [-3237, 750, -2_427_750, '-2.428'],
    [1, 500, 500, '0.001'],
    [1, 499, 499, '0.000'],
    // a kilogram of 999.9 is not one of 999
    [1_000_000, 999.9, 999_900_000, '999.900'],
    [3237, 916.7, 2_967_358, '2.967'], // of 2,967,357.9
    [3, 916.7, 2750, '0.003'], // of 2,750.1
    [5, 916.7, 4584, '0.005'], // of 4,583.5: a half goes up
    [-5, 916.7, -4584, '-0.005'],
  ])('%d mg at %d', (mg, permil, ug, text) => {
    expect(fineUg(mg, permil)).toBe(ug)
    expect(formatFine(ug)).toBe(text)
  })

  test.each([-1, -0.1, 1000.1, 1001, 0.55, 916.67, Number.NaN])(
    'refuses a purity of %d',
    permil => {
      expect(() => fineUg(1000, permil)).toThrow(RangeError)
    },
  )

  it('is kept as whole permil and what stands beyond, and read back equal', () => {
    expect(keptPurity(916.7)).toEqual({ permil: 916, sisa_permyriad: 7 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), parts => {
        const row = keptPurity(parts / 10)
        const isWhole = Number.isInteger(row.permil) && Number.isInteger(row.sisa_permyriad)
        return isWhole && purityOf(row) === parts / 10 && permyriad(purityOf(row)) === parts
      }),
      runs,
    )
  })

  it('is rounded once, by half a microgram at most', () => {
    const mg = fc.integer({ min: 0, max: BERAT_MAKS_MG })
    fc.assert(
      fc.property(mg, fc.integer({ min: 0, max: 10_000 }), (weight, parts) => {
        const off = fineUg(weight, parts / 10) * 10 - weight * parts
        return off > -5 && off <= 5
      }),
      runs,
    )
  })

  it('adds up at whole permil: gold of the parts is gold of the whole', () => {
    const mg = fc.integer({ min: 0, max: BERAT_MAKS_MG })
    fc.assert(
      fc.property(mg, mg, fc.integer({ min: 0, max: 1000 }), (a, b, permil) => {
        return fineUg(a, permil) + fineUg(b, permil) === fineUg(a + b, permil)
      }),
      runs,
    )
  })
})

test.each([
  [25, '2.5'],
  [-6, '-0.6'],
  [0, '0.0'],
  [6, '0.6'],
  [-10, '-1.0'],
  [12_345_678, '1,234,567.8'],
])('%d tenths are %s', (tenths, text) => {
  expect(formatTenths(tenths)).toBe(text)
})
