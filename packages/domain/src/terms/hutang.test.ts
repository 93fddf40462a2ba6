import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  bungaBertumpuk,
  bungaHutang,
  type InterestTerms,
  LANGKAH_BUNGA,
  lamaPinjam,
  METODE_BUNGA,
  pilihBunga,
} from './hutang.ts'

const terms = (
  bunga_permil: number,
  metode: InterestTerms['metode'] = 'HARIAN',
): InterestTerms => ({
  metode,
  bunga_permil,
  langkah: LANGKAH_BUNGA,
})

describe('pawn interest', () => {
  // 04-domain B10
  test.each([
    [1_575_000, 30, 106, 167_000],
    [1_575_000, 30, 9, 14_500],
    [189_000, 40, 1, 500],
    [3_250_000, 30, 19, 62_000],
    [1_500_000, 30, 30, 45_000],
    [1_500_000, 25, 30, 37_500],
    [0, 30, 30, 0],
    [1_575_000, 0, 30, 0],
    // a rupiah above a step is the next step
    [500_000, 30, 1, 500],
    [500_001, 30, 30, 15_500],
  ])('%d at %d permil for %d days', (pokok, rate, hari, bunga) => {
    expect(bungaHutang(pokok, hari, terms(rate))).toBe(bunga)
  })

  test.each([
    [3_250_000, 26, 19, 84_500],
    [3_250_000, 26, 15, 42_500],
    [3_250_000, 26, 16, 84_500],
    [3_250_000, 26, 1, 42_500],
    [1_000_000, 15, 120, 60_000],
  ])('%d by blocks of 15 days at %d for %d days', (pokok, rate, hari, bunga) => {
    expect(bungaHutang(pokok, hari, terms(rate, 'BLOK_15'))).toBe(bunga)
  })

  // Every started month in full.
  test.each([
    [1_000_000, 20, 1, 20_000],
    [1_000_000, 20, 30, 20_000],
    [1_000_000, 20, 31, 40_000],
    [1_575_000, 30, 106, 189_000],
  ])('%d by started months at %d permil for %d days', (pokok, rate, hari, bunga) => {
    expect(bungaHutang(pokok, hari, terms(rate, 'BULANAN'))).toBe(bunga)
  })

  // 04-domain B10: 5 % under 15 days, 10 % to 30 days
  test.each([
    [1_000_000, 1, 50_000],
    [1_000_000, 14, 50_000],
    [1_000_000, 15, 100_000],
    [1_000_000, 30, 100_000],
    [1_000_000, 31, 150_000],
    [1_000_000, 45, 200_000],
    [1_000_000, 60, 200_000],
  ])('%d by steps of 5 % and 10 % for %d days', (pokok, hari, bunga) => {
    const steps = { ...terms(100, 'BERTINGKAT'), bunga_awal_permil: 50, hari_awal: 14 }
    expect(bungaHutang(pokok, hari, steps)).toBe(bunga)
  })

  test.each([
    {},
    { bunga_awal_permil: 50 },
    { hari_awal: 14 },
    { bunga_awal_permil: null, hari_awal: 14 },
    { bunga_awal_permil: 50, hari_awal: null },
  ])('by steps needs its first step: %j', more => {
    const steps = { ...terms(100, 'BERTINGKAT'), ...more }
    expect(() => bungaHutang(1_000, 1, steps)).toThrow(RangeError)
  })

  test.each([
    [-1, 1, 30],
    [1_000, 0, 30],
    [1_000, -1, 30],
    [1_000, 1.5, 30],
    [1_000, 1, -30],
    [1_000, 1, 2.5],
    [0.5, 1, 30],
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
        const over = BigInt(interest) * 30_000n - exact
        return over >= 0n && over < 500n * 30_000n && interest % 500 === 0
      }),
      { numRuns: 10_000 },
    )
  })

  it('never falls with time', () => {
    fc.assert(
      fc.property(
        pokok,
        rate,
        hari,
        fc.constantFrom(...METODE_BUNGA),
        (principal, bunga, days, m) => {
          const steps = {
            ...terms(bunga, m),
            bunga_awal_permil: Math.floor(bunga / 2),
            hari_awal: 15,
          }
          return bungaHutang(principal, days, steps) <= bungaHutang(principal, days + 1, steps)
        },
      ),
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

describe('bands of principals', () => {
  const band = (metode: InterestTerms['metode'], pokok_dari: number, pokok_sampai: number) => ({
    metode,
    pokok_dari,
    pokok_sampai,
  })
  const bands = [
    band('HARIAN', 1, 500_000),
    band('HARIAN', 500_001, 5_000_000),
    band('BLOK_15', 1, 5_000_000),
  ]

  test.each([
    ['HARIAN', 500_000, bands[0]],
    ['HARIAN', 500_001, bands[1]],
    ['BLOK_15', 500_001, bands[2]],
    ['HARIAN', 5_000_001, undefined],
    ['BULANAN', 500_000, undefined],
  ] as const)('%s finds the band of %d', (metode, pokok, found) => {
    expect(pilihBunga(bands, metode, pokok)).toBe(found)
    expect(pilihBunga([...bands].reverse(), metode, pokok)).toBe(found)
  })

  test.each([
    [band('HARIAN', 5_000_001, 9_000_000), undefined],
    [band('HARIAN', 5_000_000, 9_000_000), bands[1]],
    [band('HARIAN', 1, 9_000_000), bands[0]],
    [band('HARIAN', 100, 200), bands[0]],
    [band('BULANAN', 1, 9_000_000), undefined],
  ] as const)('%o overlaps with %o', (wanted, found) => {
    expect(bungaBertumpuk(bands, wanted)).toBe(found)
  })

  test.each([
    [500_000, bands[0]],
    [500_001, bands[1]],
  ])('up to %d it reaches %o from the top', (sampai, found) => {
    expect(bungaBertumpuk([...bands].reverse(), band('HARIAN', 1, sampai))).toBe(found)
  })
})
