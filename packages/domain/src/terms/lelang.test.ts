import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type AuctionClaims, batasLelang, hitungLelang } from './lelang.ts'

/** The worked auction of 04-domain B10. */
const CLAIMS: AuctionClaims = {
  pokok_rp: 1_575_000,
  bunga_rp: 167_000,
  denda_rp: 0,
  biaya_rp: 24_000,
}

describe('the proceeds of an auction', () => {
  it('leave the customer the worked surplus', () => {
    expect(hitungLelang(2_400_000, CLAIMS)).toEqual({
      ...CLAIMS,
      kelebihan_rp: 634_000,
      kekurangan_rp: 0,
    })
  })

  const all: AuctionClaims = { ...CLAIMS, denda_rp: 9_000 }
  test.each([
    // cost, penalty, interest, principal: each is served before the next begins
    [0, [0, 0, 0, 0], 0, 1_575_000],
    [20_000, [20_000, 0, 0, 0], 0, 1_575_000],
    [30_000, [24_000, 6_000, 0, 0], 0, 1_575_000],
    [100_000, [24_000, 9_000, 67_000, 0], 0, 1_575_000],
    [1_000_000, [24_000, 9_000, 167_000, 800_000], 0, 775_000],
    [1_775_000, [24_000, 9_000, 167_000, 1_575_000], 0, 0],
    [1_775_001, [24_000, 9_000, 167_000, 1_575_000], 1, 0],
  ])('of %d are spent in order', (hasil, parts, kelebihan_rp, kekurangan_rp) => {
    const spent = hitungLelang(hasil, all)
    expect([spent.biaya_rp, spent.denda_rp, spent.bunga_rp, spent.pokok_rp]).toEqual(parts)
    expect(spent).toMatchObject({ kelebihan_rp, kekurangan_rp })
  })

  const amount = fc.integer({ min: 0, max: 10_000_000_000 })
  it('are spent to the last rupiah, and never on more than is claimed', () => {
    fc.assert(
      fc.property(
        amount,
        fc.record({ pokok_rp: amount, bunga_rp: amount, denda_rp: amount, biaya_rp: amount }),
        (hasil, claims) => {
          const spent = hitungLelang(hasil, claims)
          const { biaya_rp, denda_rp, bunga_rp, pokok_rp, kelebihan_rp, kekurangan_rp } = spent
          expect(biaya_rp + denda_rp + bunga_rp + pokok_rp + kelebihan_rp).toBe(hasil)
          expect(pokok_rp + kekurangan_rp).toBe(claims.pokok_rp)
          expect(kelebihan_rp === 0 || kekurangan_rp === 0).toBe(true)
          for (const part of ['biaya_rp', 'denda_rp', 'bunga_rp', 'pokok_rp'] as const) {
            expect(spent[part]).toBeLessThanOrEqual(claims[part])
          }
          if (bunga_rp > 0) expect([biaya_rp, denda_rp]).toEqual([claims.biaya_rp, claims.denda_rp])
        },
      ),
    )
  })

  test.each([
    [-1, {}],
    [0.5, {}],
    [1, { pokok_rp: -1 }],
    [1, { biaya_rp: Number.NaN }],
  ])('refuses %d with %o', (hasil, more) => {
    expect(() => hitungLelang(hasil, { ...CLAIMS, ...more })).toThrow(RangeError)
  })
})

test('what an auction may be alone is rounded against whoever types it', () => {
  const bounds = { terendah_e2: 8_000, biaya_e2: 500 }
  expect(batasLelang(2_400_000, 2_250_000, bounds)).toEqual({
    terendah_rp: 1_800_000,
    biaya_rp: 120_000,
  })
  expect(batasLelang(999, 1_001, bounds)).toEqual({ terendah_rp: 801, biaya_rp: 49 })
})
