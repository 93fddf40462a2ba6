import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkPermil, classBehindStamp, golongan, sniClass } from './kadar.ts'

describe('classes of SNI 8880:2020', () => {
  // first and last whole permil of each class
  test.each([
    [334, 374, '8K'],
    [375, 416, '9K'],
    [417, 458, '10K'],
    [459, 499, '11K'],
    [500, 541, '12K'],
    [542, 583, '13K'],
    [584, 624, '14K'],
    [625, 666, '15K'],
    [667, 708, '16K'],
    [709, 749, '17K'],
    [750, 791, '18K'],
    [792, 833, '19K'],
    [834, 874, '20K'],
    [875, 916, '21K'],
    [917, 958, '22K'],
    [959, 998, '23K'],
    [999, 999, '24K'],
    [1000, 1000, 'MURNI'],
  ])('%d to %d is %s', (from, to, kelas) => {
    for (let permil = from; permil <= to; permil++) expect(sniClass(permil)).toBe(kelas)
  })

  // 916.6 and 916.7 stand on both sides of 22/24; a stamp of 916 cuts the second to three digits
  test.each([
    [333.2, null],
    [333.3, '8K'],
    [916.6, '21K'],
    [916.7, '22K'],
    [958.3, '23K'],
    [998.9, '23K'],
    [999.8, '24K'],
    [999.9, 'MURNI'],
  ])('%d is %s', (permil, kelas) => {
    expect(sniClass(permil)).toBe(kelas)
  })

  test.each([0, 1, 100, 333])('%d has no class', permil => {
    expect(sniClass(permil)).toBeNull()
  })
})

describe('a stamp, cut to three digits', () => {
  test.each([
    [916, { kelas: '22K', permil: 916.7 }],
    [999, { kelas: 'MURNI', permil: 999.9 }],
    [333, { kelas: '8K', permil: 333.3 }],
    [750, null], // begins a class itself
    [917, null],
    [916.7, null], // no stamp: it says its tenths
    [916.2, null],
    [874, null], // 875 is the next stamp
    [1000, null],
  ])('%d', (permil, behind) => {
    expect(classBehindStamp(permil)).toEqual(behind)
  })
})

describe('golongan', () => {
  test.each([
    [375, 'MUDA'],
    [420, 'MUDA'],
    [449, 'MUDA'],
    [450, 'TANGGUNG'],
    [500, 'TANGGUNG'],
    [699, 'TANGGUNG'],
    [700, 'TUA'],
    [750, 'TUA'],
    [999, 'TUA'],
  ])('%d is emas %s', (permil, name) => {
    expect(golongan(permil)).toBe(name)
  })
})

describe('purity that may be entered', () => {
  test.each([
    [0, 1000, 'NOL'],
    [-1, 1000, 'NOL'],
    [Number.NaN, 1000, 'NOL'],
    [1, 1000, null],
    [750, 1000, null],
    [1000, 1000, null],
    [1001, 1000, 'LEBIH'],
    [1001, 2000, 'LEBIH'],
    // the specification's own limit
    [500, 500, null],
    [501, 500, 'LEBIH'],
  ])('%d with a limit of %d', (permil, maks, expected) => {
    expect(checkPermil(permil, maks)).toBe(expected)
  })

  it('lets pass exactly what lies above 0 and not above the limit', () => {
    const whole = fc.integer({ min: -100, max: 1500 })
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1000 }), (permil, maks) => {
        return (checkPermil(permil, maks) === null) === (permil >= 1 && permil <= maks)
      }),
      { numRuns: 10_000 },
    )
  })
})
