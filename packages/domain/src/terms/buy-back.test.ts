import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gramToMg } from '../quantity.ts'
import { roundAmount } from '../rounding.ts'
import { beratPotongan, potonganPerGram } from './buy-back.ts'

describe('deduction per gram', () => {
  // 04-domain B6, at 25,000 a gram
  test.each([
    ['0.800', 25_000],
    ['1.149', 25_000],
    ['1.150', 28_750],
    ['3.100', 75_000],
    ['3.150', 78_750],
    ['3.237', 80_925],
    ['3.490', 87_250],
    ['3.500', 100_000],
    // edges beyond the table
    ['0.000', 25_000],
    ['0.999', 25_000],
    ['1.000', 25_000],
    ['3.149', 75_000],
    ['3.499', 87_475],
    ['3.999', 100_000],
  ])('%s g', (gram, potongan) => {
    expect(potonganPerGram(gramToMg(gram), 25_000)).toBe(potongan)
  })

  it('worked: own nota, plain purchase', () => {
    const potongan = potonganPerGram(3237, 25_000)
    const exact = 5_232_500 - potongan - 50_000
    expect(exact).toBe(5_101_575)
    expect(roundAmount(exact, { langkah: 500, arah: 'TURUN' }).hasil).toBe(5_101_500)
  })

  test.each([-1, 0.5, Number.NaN])('refuses %d mg', mg => {
    expect(() => beratPotongan(mg)).toThrow(RangeError)
  })

  it('never falls with weight and counts within a gram of it', () => {
    const weight = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(weight, fc.integer({ min: 0, max: 2_000 }), (mg, more) => {
        const counted = beratPotongan(mg)
        return counted <= beratPotongan(mg + more) && Math.abs(counted - mg) <= 1000
      }),
      { numRuns: 10_000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), mg => {
        const once = beratPotongan(mg)
        return beratPotongan(once) === once
      }),
      { numRuns: 10_000 },
    )
  })
})
