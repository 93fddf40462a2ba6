import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weightBack } from './cuci-manual.ts'

const TERMS = { loss: { susut_permil: 5, minimal: 10 }, semua: false, ongkos_rp: 0 }
/** 200 g of 700 at Rp 250,000,000. */
const HELD = { berat_mg: 200_000, murni_ug: 140_000_000, modal_rp: 250_000_000 }

// 13 §1, vector 3, of gold that has no barcodes; and siblings of it.
test.each([
  ['as allowed', 119_400, TERMS, [149_250_000, 83_580_000], [750_000, 420_000], [0, 0], 0, 0],
  [
    'beyond',
    119_000,
    TERMS,
    [148_750_000, 83_300_000],
    [750_000, 420_000],
    [500_000, 280_000],
    400,
    0,
  ],
  [
    ...(['of which all waits', 119_400, { ...TERMS, semua: true }] as const),
    ...([[149_250_000, 83_580_000], [0, 0], [750_000, 420_000], 0, 0] as const),
  ],
  ['as it was', 120_000, TERMS, [150_000_000, 84_000_000], [0, 0], [0, 0], 0, 0],
  ['heavier', 120_100, TERMS, [150_000_000, 84_070_000], [0, 0], [0, 0], 0, 70_000],
  [
    ...(['with a fee', 120_000, { ...TERMS, ongkos_rp: 900_000 }] as const),
    ...([[150_900_000, 84_000_000], [0, 0], [0, 0], 0, 0] as const),
  ],
] as const)('120 g come back %s', (_, kembali, terms, masuk, wajar, tunggu, lebih, naik) => {
  const back = weightBack(HELD, 120_000, kembali, terms)
  expect([back.masuk.modal_rp, back.masuk.murni_ug]).toEqual(masuk)
  expect([back.wajar.rp, back.wajar.ug]).toEqual(wajar)
  expect([back.tunggu.rp, back.tunggu.ug]).toEqual(tunggu)
  expect([back.lebih_mg, back.naik_ug]).toEqual([lebih, naik])
  expect(back.izin_mg).toBe(600)
})

test('gold on top beyond what is allowed is told', () => {
  expect(weightBack(HELD, 120_000, 120_601, TERMS).naik_lebih_mg).toBe(1)
  expect(weightBack(HELD, 120_000, 120_600, TERMS).naik_lebih_mg).toBe(0)
})

test('nothing appears and nothing goes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: 250_000 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      (kirim, kembali, ongkos_rp) => {
        const back = weightBack(HELD, kirim, kembali, { ...TERMS, ongkos_rp })
        const { keluar, masuk, wajar, tunggu, naik_ug } = back
        expect(masuk.modal_rp - ongkos_rp + wajar.rp + tunggu.rp).toBe(keluar.modal_rp)
        expect(masuk.murni_ug + wajar.ug + tunggu.ug - naik_ug).toBe(keluar.murni_ug)
      },
    ),
  )
})

test('no more comes back of what he has not, and never nothing', () => {
  expect(() => weightBack(HELD, 200_001, 1, TERMS)).toThrow(RangeError)
  expect(() => weightBack(HELD, 1, 0, TERMS)).toThrow(RangeError)
})
