import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertBalanced, debit, kredit } from '../../journal.ts'
import { postSortir } from './sortir.ts'

const NONE = { modal_rp: 0, murni_ug: 0 }
const RING = { modal_rp: 4_337_500, murni_ug: 2_427_750 }
const AS_IT_WAS = { semula: RING, baki: NONE, rosok: NONE, tempat: NONE, lebih_ug: 0, kurang_ug: 0 }

describe('sorted pieces', () => {
  it('lie in a tray at what was paid for them', () => {
    expect(postSortir({ ...AS_IT_WAS, baki: RING })).toEqual([
      debit('PERSEDIAAN', 4_337_500, 2_427_750),
      kredit('PERSEDIAAN_BLN', 4_337_500, -2_427_750),
    ])
  })

  it('become scrap, and lack what they weigh less', () => {
    const rosok = { ...RING, murni_ug: 2_420_250 }
    expect(postSortir({ ...AS_IT_WAS, rosok, kurang_ug: 7_500 })).toEqual([
      debit('PERSEDIAAN_ROSOK', 4_337_500, 2_420_250),
      debit('BEBAN_SUSUT', 0, 7_500),
      kredit('PERSEDIAAN_BLN', 4_337_500, -2_427_750),
    ])
  })

  it('stay bought pieces in a bin, heavier than they were bought', () => {
    const tempat = { ...RING, murni_ug: 2_475_000 }
    expect(postSortir({ ...AS_IT_WAS, tempat, lebih_ug: 47_250 })).toEqual([
      kredit('PERSEDIAAN_BLN', 0, 47_250),
      kredit('STOK_LEBIH', 0, -47_250),
    ])
  })

  it('move nothing in a bin, as heavy as they were', () => {
    expect(() => postSortir({ ...AS_IT_WAS, tempat: RING })).toThrow(RangeError)
  })

  it('balance in rupiah and gold, whatever goes where', () => {
    const sum = fc.record({ modal_rp: fc.nat(1e12), murni_ug: fc.integer({ min: 1, max: 1e11 }) })
    fc.assert(
      fc.property(sum, sum, sum, fc.nat(1e9), fc.nat(1e9), (baki, rosok, tempat, more, less) => {
        const modal_rp = baki.modal_rp + rosok.modal_rp + tempat.modal_rp
        const after = baki.murni_ug + rosok.murni_ug + tempat.murni_ug
        const semula = { modal_rp, murni_ug: after - more + less }
        const of = { semula, baki, rosok, tempat, lebih_ug: more, kurang_ug: less }
        expect(() => assertBalanced(postSortir(of))).not.toThrow()
      }),
    )
  })
})
