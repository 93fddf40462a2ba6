import { describe, expect, it, test } from 'vitest'
import { TEMPAT_SORTIR, TUJUAN_SORTIR, usulanTujuan, weighedAgain } from './sortir.ts'

test('bins are some of the places a piece may go to', () => {
  expect(TEMPAT_SORTIR.filter(place => !TUJUAN_SORTIR.includes(place))).toEqual([])
})

test.each([
  ['URIPAN', 'BAKI'],
  ['RUSAK', 'REPARASI'],
  ['ROSOK', 'ROSOK'],
  [null, null],
  ['LAIN', null],
])('%s is proposed for %s', (hasil, tujuan) => {
  expect(usulanTujuan(hasil)).toBe(tujuan)
})

describe('weighed again', () => {
  const RING = { buku_mg: 3_237, buku_permil: 750, permil: 750, toleransi: 10 }
  test.each([
    ['as it is in the books', 3_237, 750, [0, 0, 2_427_750, false]],
    ['what two scales differ by less', 3_227, 750, [-10, -7_500, 2_420_250, false]],
    ['a milligram beyond it', 3_226, 750, [-11, -8_250, 2_419_500, true]],
    ['more than was bought', 3_300, 750, [63, 47_250, 2_475_000, true]],
    ['tested as less than was said', 3_237, 700, [0, -161_850, 2_265_900, true]],
    ['tested as more', 3_237, 916.7, [0, 539_608, 2_967_358, true]],
  ])('%s', (_, timbang_mg, permil, [beda_mg, beda_ug, murni_ug, isOdd]) => {
    const found = weighedAgain({ ...RING, timbang_mg, permil })
    expect(found).toEqual({ beda_mg, beda_ug, murni_ug, isOdd })
  })

  it('refuses a weight that is not whole', () => {
    expect(() => weighedAgain({ ...RING, timbang_mg: 3.5 })).toThrow(RangeError)
  })
})
