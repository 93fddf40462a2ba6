import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { assertBalanced, debit, kredit } from '../journal.ts'
import { postHancurBarang } from './hancur-barang.ts'

const ring = { modal_rp: 4_900_000, murni_ug: 2_427_750 }

describe('destroyed pieces', () => {
  it('become scrap at cost', () => {
    expect(postHancurBarang(ring)).toEqual([
      debit('PERSEDIAAN_ROSOK', 4_900_000, 2_427_750),
      kredit('PERSEDIAAN', 4_900_000, -2_427_750),
    ])
  })

  it('or at metal value, the rest a loss; no gold is lost by it', () => {
    expect(postHancurBarang({ ...ring, nilai_rosok_rp: 4_337_500 })).toEqual([
      debit('PERSEDIAAN_ROSOK', 4_337_500, 2_427_750),
      debit('BEBAN_HANCUR_BARANG', 562_500),
      kredit('PERSEDIAAN', 4_900_000, -2_427_750),
    ])
  })

  it('are never worth more than they cost', () => {
    expect(postHancurBarang({ ...ring, nilai_rosok_rp: 6_000_000 })).toEqual(postHancurBarang(ring))
  })

  it('come out of the tray they lie in', () => {
    expect(postHancurBarang({ ...ring, dari: 'PERSEDIAAN_BLN' })).toEqual([
      debit('PERSEDIAAN_ROSOK', 4_900_000, 2_427_750),
      kredit('PERSEDIAAN_BLN', 4_900_000, -2_427_750),
    ])
    expect(postHancurBarang({ ...ring, dari: 'PERSEDIAAN' })).toEqual(postHancurBarang(ring))
  })

  test.each([{ nilai_rosok_rp: -1 }, { modal_rp: -1 }, { murni_ug: 0.5 }])('refuses %j', change => {
    expect(() => postHancurBarang({ ...ring, ...change })).toThrow(RangeError)
  })

  it('always balance', () => {
    const amount = fc.integer({ min: 0, max: 1e9 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 1e9 }), (modal_rp, rosok, murni_ug) => {
        assertBalanced(postHancurBarang({ modal_rp, murni_ug, nilai_rosok_rp: rosok }))
      }),
      { numRuns: 10_000 },
    )
  })
})
