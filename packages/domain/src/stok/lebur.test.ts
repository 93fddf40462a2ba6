import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fineUg } from '../quantity.ts'
import { melt, meltDust } from './lebur.ts'

const pool = (berat_mg: number, permil: number, modal_rp: number) => ({
  ...{ berat_mg, modal_rp, murni_ug: fineUg(berat_mg, permil) },
})
const TERMS = { susut_permil: 5, semua: false }
const ONE = [pool(120_000, 700, 150_000_000)]
/** 51,000,000 µg of two purities at Rp 90,000,000. */
const TWO = [pool(80_000, 375, 53_000_000), pool(50_000, 420, 37_000_000)]

// 13 §1, vectors 6 and 7, and siblings of theirs.
test.each([
  [
    'as allowed (vector 6)',
    ...[ONE, 119_100, 702, TERMS],
    ...[{ bar: [83_608_200, 149_300_357], lost: [391_800, 420_000, 0] }],
    ...[[699_643, 391_800], [0, 0], 0],
  ],
  [
    'of two purities beyond (vector 7)',
    ...[TWO, 128_900, 393, TERMS],
    ...[{ bar: [50_657_700, 89_395_941], lost: [342_300, 255_000, 87_300] }],
    ...[[450_000, 255_000], [154_059, 87_300], 0],
  ],
  [
    'of which all waits',
    ...[ONE, 119_100, 702, { ...TERMS, semua: true }],
    ...[{ bar: [83_608_200, 149_300_357], lost: [391_800, 420_000, 0] }],
    ...[[0, 0], [699_643, 391_800], 0],
  ],
  [
    'and nothing is lost',
    ...[ONE, 120_000, 700, TERMS],
    ...[{ bar: [84_000_000, 150_000_000], lost: [0, 420_000, 0] }],
    ...[[0, 0], [0, 0], 0],
  ],
  [
    'and the assay finds more',
    ...[ONE, 119_900, 702, TERMS],
    ...[{ bar: [84_169_800, 150_000_000], lost: [0, 420_000, 0] }],
    ...[[0, 0], [0, 0], 169_800],
  ],
] as const)(
  'scrap is melted %s',
  (_, parts, berat_mg, permil, terms, says, wajar, tunggu, naik) => {
    const done = melt(parts, { berat_mg, permil }, terms)
    expect([done.bar.murni_ug, done.bar.modal_rp]).toEqual(says.bar)
    expect([done.susut_ug, done.izin_ug, done.lebih_ug]).toEqual(says.lost)
    expect([done.wajar.rp, done.wajar.ug]).toEqual(wajar)
    expect([done.tunggu.rp, done.tunggu.ug]).toEqual(tunggu)
    expect(done.naik_ug).toBe(naik)
  },
)

test('no rupiah and no microgram appears or goes in a melt', () => {
  const part = fc.record({
    berat_mg: fc.integer({ min: 1, max: 500_000 }),
    permil: fc.integer({ min: 300, max: 999 }),
    modal_rp: fc.integer({ min: 0, max: 900_000_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 300, max: 999 }),
      fc.boolean(),
      (parts, berat_mg, permil, semua) => {
        const pools = parts.map(one => pool(one.berat_mg, one.permil, one.modal_rp))
        const done = melt(pools, { berat_mg, permil }, { susut_permil: 5, semua })
        const { masuk, bar, wajar, tunggu, naik_ug } = done
        expect(bar.modal_rp + wajar.rp + tunggu.rp).toBe(masuk.modal_rp)
        expect(bar.murni_ug + wajar.ug + tunggu.ug - naik_ug).toBe(masuk.murni_ug)
      },
    ),
  )
})

test('of nothing no bar is melted, and no bar weighs nothing', () => {
  expect(() => melt([], { berat_mg: 1, permil: 700 }, TERMS)).toThrow(RangeError)
  expect(() => melt(ONE, { berat_mg: 0, permil: 700 }, TERMS)).toThrow(RangeError)
})

test('a bar of dust is worth what the shop pays for its kadar', () => {
  expect(meltDust({ berat_mg: 12_345, permil: 702 }, 950_000)).toEqual({
    berat_mg: 12_345,
    murni_ug: 8_666_190,
    modal_rp: 11_727_750,
  })
})
