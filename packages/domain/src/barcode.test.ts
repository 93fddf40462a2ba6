import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isBarcode, makeBarcode, nextBarcode } from './barcode.ts'

describe('barcodes', () => {
  test.each([
    [1, 1, '01000001'],
    [12, 345, '12000345'],
    [99, 999_999, '99999999'],
  ])('store %d piece %d', (toko, urut, barcode) => {
    expect(makeBarcode(toko, urut)).toBe(barcode)
    expect(isBarcode(barcode)).toBe(true)
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

  test.each([
    '',
    '1000001',
    '010000011',
    '00000001',
    '01000000',
    '0100000a',
    '01 00001',
    '01000001\n',
    '٠١٠٠٠٠٠١',
  ])('%j is none', text => {
    expect(isBarcode(text)).toBe(false)
  })

  it('counts on within the store', () => {
    expect(nextBarcode('01000001')).toBe('01000002')
    expect(nextBarcode('07000999')).toBe('07001000')
  })

  it('never runs over into the next store', () => {
    expect(() => nextBarcode('01999999')).toThrow(RangeError)
    expect(() => nextBarcode('abc')).toThrow(RangeError)
  })

  it('sorts as it counts', () => {
    const toko = fc.integer({ min: 1, max: 99 })
    const urut = fc.integer({ min: 1, max: 999_998 })
    fc.assert(
      fc.property(toko, urut, (store, n) => {
        const barcode = makeBarcode(store, n)
        const next = nextBarcode(barcode)
        return next > barcode && isBarcode(next) && next === makeBarcode(store, n + 1)
      }),
      { numRuns: 10_000 },
    )
  })
})

test.each(['123', '1100000x', '00000001', '11000000'])('nothing comes after %s', text => {
  expect(() => nextBarcode(text)).toThrow(RangeError)
})
