import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { takenOut } from './kolam.ts'

const pool = (berat_mg: number, modal_rp: number, permil: number) => ({
  berat_mg,
  murni_ug: berat_mg * permil,
  modal_rp,
})
const YOUNG = pool(250_000, 150_000_000, 375)
const AFTER = pool(253_750, 153_250_000, 375)

describe('what leaves a pool', () => {
  test.each([
    ['13 §6 1: 6.250 g of 250 g', YOUNG, 6_250, 3_750_000],
    ['13 §6 4: 100 g of 253.750 g', AFTER, 100_000, 60_394_089],
    ['all of it', AFTER, 253_750, 153_250_000],
    ['all but a milligram', pool(3, 10_000, 700), 2, 6_667],
    ['one milligram of three', pool(3, 10_000, 700), 1, 3_333],
    ['of what cost nothing', pool(1_000, 0, 700), 400, 0],
    ['of a pool of several purities', { ...YOUNG, murni_ug: 93_750_001 }, 125_000, 75_000_001],
  ])('%s', (_, from, out, modal_rp) => {
    const gone = takenOut(from, out)
    expect(gone).toMatchObject({ berat_mg: out, modal_rp })
  })

  it('takes the fine gold along by weight', () => {
    expect(takenOut(YOUNG, 6_250).murni_ug).toBe(2_343_750)
    expect(takenOut({ ...YOUNG, murni_ug: 93_750_001 }, 125_000).murni_ug).toBe(46_875_001)
  })

  it.each([0, -1, 250_001])('refuses %i mg', out => {
    expect(() => takenOut(YOUNG, out)).toThrow(RangeError)
  })

  it('leaves no gold and no cost behind, and nothing below nothing, however it is taken', () => {
    const amount = (max: number) => fc.integer({ min: 0, max })
    const from = fc.tuple(amount(1e8), amount(1e12), amount(1_000))
    fc.assert(
      fc.property(from, fc.array(fc.integer({ min: 1, max: 1e6 })), ([mg, rp, permil], parts) => {
        let left = pool(mg + 1, rp, permil)
        for (const part of [...parts, Number.MAX_SAFE_INTEGER]) {
          if (left.berat_mg === 0) break
          const gone = takenOut(left, Math.min(part, left.berat_mg))
          left = {
            berat_mg: left.berat_mg - gone.berat_mg,
            murni_ug: left.murni_ug - gone.murni_ug,
            modal_rp: left.modal_rp - gone.modal_rp,
          }
          expect(Math.min(left.berat_mg, left.murni_ug, left.modal_rp)).toBeGreaterThanOrEqual(0)
        }
        expect(left).toEqual({ berat_mg: 0, murni_ug: 0, modal_rp: 0 })
      }),
      { numRuns: 2_000 },
    )
  })
})
