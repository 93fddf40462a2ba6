import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CashCount, countTotal, PECAHAN, unusualCounts } from './denomination.ts'

describe('counting a drawer', () => {
  test.each<[CashCount, number]>([
    [{}, 0],
    [{ 100000: 52, 20000: 1, 10000: 1, 2000: 1, 500: 1 }, 5_232_500],
    [{ 100: 3, 200: 2, 500: 1, 1000: 4 }, 5_200],
    [{ 50000: 0 }, 0],
    [Object.fromEntries(PECAHAN.map(pecahan => [pecahan, 1])), 188_800],
  ])('%j', (counts, total) => {
    expect(countTotal(counts)).toBe(total)
  })

  test.each([
    { 75: 1 },
    { 100000: -1 },
    { 100000: 0.5 },
    { 100000: Number.NaN },
    { 100000: Number.MAX_SAFE_INTEGER },
    { '0100': 1 },
  ])('refuses %j', counts => {
    expect(() => countTotal(counts as CashCount)).toThrow(RangeError)
  })

  test.each<[CashCount, number[]]>([
    [{ 100000: 300, 500: 2_000 }, []],
    [{ 100000: 300_300, 500: 2_001, 50000: 1 }, [100_000, 500]],
  ])('asks about %j', (counts, asked) => {
    expect(unusualCounts(counts)).toEqual(asked)
  })

  it('goes from the largest note to the smallest coin', () => {
    expect([...PECAHAN]).toEqual([...PECAHAN].sort((a, b) => b - a))
    expect(PECAHAN[0]).toBe(100_000)
    expect(PECAHAN.at(-1)).toBe(100)
  })

  it('two bundles together are worth what each is worth', () => {
    const count = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 10, maxLength: 10 })
    const bundle = (numbers: number[]) =>
      Object.fromEntries(PECAHAN.map((pecahan, i) => [pecahan, numbers[i] ?? 0])) as CashCount
    fc.assert(
      fc.property(count, count, (a, b) => {
        const both = a.map((n, i) => n + (b[i] ?? 0))
        return countTotal(bundle(both)) === countTotal(bundle(a)) + countTotal(bundle(b))
      }),
      { numRuns: 2_000 },
    )
  })
})
