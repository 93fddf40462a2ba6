import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bungaHutang, type InterestTerms, LANGKAH_BUNGA, lamaPinjam } from './hutang.ts'

const terms = (bunga_permyriad: number, metode: InterestTerms['metode'] = 'HARIAN') => ({
  metode,
  bunga_permyriad,
  langkah: LANGKAH_BUNGA,
})

describe('pawn interest', () => {
  // 04-domain B10
  test.each([
    [1_575_000, 300, 106, 167_000],
    [1_575_000, 300, 9, 14_500],
    [189_000, 400, 1, 500],
    [3_250_000, 300, 19, 62_000],
    [1_500_000, 300, 30, 45_000],
    [1_500_000, 250, 30, 37_500],
    [0, 300, 30, 0],
    [1_575_000, 0, 30, 0],
    // a rupiah above a step is the next step
    [500_000, 300, 1, 500],
    [500_001, 300, 30, 15_500],
  ])('%d at %d per 10,000 for %d days', (pokok, rate, hari, bunga) => {
    expect(bungaHutang(pokok, hari, terms(rate))).toBe(bunga)
  })

  test.each([
    [3_250_000, 130, 19, 84_500],
    [3_250_000, 130, 15, 42_500],
    [3_250_000, 130, 16, 84_500],
    [3_250_000, 130, 1, 42_500],
    [1_000_000, 75, 120, 60_000],
  ])('%d by blocks of 15 days at %d for %d days', (pokok, rate, hari, bunga) => {
    expect(bungaHutang(pokok, hari, terms(rate, 'BLOK_15'))).toBe(bunga)
  })

  test.each([
    [-1, 1, 300],
    [1_000, 0, 300],
    [1_000, -1, 300],
    [1_000, 1.5, 300],
    [1_000, 1, -300],
    [1_000, 1, 2.5],
    [0.5, 1, 300],
  ])('refuses %d for %d days at %d', (pokok, hari, rate) => {
    expect(() => bungaHutang(pokok, hari, terms(rate))).toThrow(RangeError)
  })

  const pokok = fc.integer({ min: 0, max: 1e9 })
  const rate = fc.integer({ min: 0, max: 1_000 })
  const hari = fc.integer({ min: 1, max: 3_650 })

  it('is the exact interest rounded up once to the step', () => {
    fc.assert(
      fc.property(pokok, rate, hari, (principal, bunga, days) => {
        const interest = bungaHutang(principal, days, terms(bunga))
        const exact = BigInt(principal) * BigInt(bunga) * BigInt(days)
        const over = BigInt(interest) * 300_000n - exact
        return over >= 0n && over < 500n * 300_000n && interest % 500 === 0
      }),
      { numRuns: 10_000 },
    )
  })

  it('never falls with time', () => {
    const metode = fc.constantFrom('HARIAN' as const, 'BLOK_15' as const)
    fc.assert(
      fc.property(pokok, rate, hari, metode, (principal, bunga, days, method) => {
        const next = bungaHutang(principal, days + 1, terms(bunga, method))
        return bungaHutang(principal, days, terms(bunga, method)) <= next
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('days of a loan', () => {
  test.each([
    ['2026-11-21', '2026-11-21', 1],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-21', '2026-11-23', 2],
    ['2026-08-07', '2026-11-21', 106],
  ])('%s to %s', (from, to, days) => {
    expect(lamaPinjam(from, to)).toBe(days)
  })

  it('never run backwards', () => {
    expect(() => lamaPinjam('2026-11-21', '2026-11-20')).toThrow(RangeError)
  })
})
