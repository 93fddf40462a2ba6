import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeBarcode, nobodysBarcode } from './barcode.ts'

describe('barcodes', () => {
  test.each([
    [1, 1, '01000001'],
    [12, 345, '12000345'],
    [99, 999_999, '99999999'],
  ])('store %d piece %d', (toko, urut, barcode) => {
    expect(makeBarcode(toko, urut)).toBe(barcode)
  })

  test.each([
    [0, 1],
    [100, 1],
    [1, 0],
    [1, 1_000_000],
    [1.5, 1],
    [1, 1.5],
    [Number.NaN, 1],
  ])('refuses store %d piece %d', (toko, urut) => {
    expect(() => makeBarcode(toko, urut)).toThrow(RangeError)
  })

  it("is of no store where it is nobody's", () => {
    expect([nobodysBarcode(1), nobodysBarcode(999_999)]).toEqual(['00000001', '00999999'])
  })

  it('sorts as it counts', () => {
    const toko = fc.integer({ min: 1, max: 99 })
    const urut = fc.integer({ min: 1, max: 999_998 })
    fc.assert(
      fc.property(toko, urut, (store, n) => {
        const barcode = makeBarcode(store, n)
        const next = makeBarcode(store, n + 1)
        return next > barcode && /^\d{8}$/.test(next)
      }),
      { numRuns: 10_000 },
    )
  })
})
