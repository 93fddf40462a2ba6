import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fineUg } from '../quantity.ts'
import { type ReturnedPiece, receive } from './terima.ts'

const TERMS = { of: () => ({ susut_permil: 5, minimal: 10 }), semua: false, ongkos_rp: 0 }
const piece = (
  kirim_mg: number,
  kembali_mg: number,
  modal_rp: number,
  permil = 750,
  more: Partial<ReturnedPiece> = {},
): ReturnedPiece => ({
  ...{ kode_kadar: String(permil), kirim_mg, kembali_mg, modal_rp },
  ...{ kirim_permil: permil, permil },
  ...more,
})
const one = (of: ReturnedPiece, more: object = {}) => {
  const { pieces, kadar, ...uji } = receive([of], { ...TERMS, ...more })
  return { ...pieces[0], ...kadar[0], ...uji }
}

describe('a piece that came back (13 §1)', () => {
  test.each([
    [1, piece(3_237, 3_221, 4_337_500), [16, 16, 0, 4_316_060], [21_440, 12_000], [0, 0]],
    [
      2,
      piece(3_237, 3_200, 4_337_500),
      [16, 37, 21, 4_287_921],
      [21_440, 12_000],
      [28_139, 15_750],
    ],
    [
      3,
      piece(120_000, 119_400, 150_000_000, 700),
      [600, 600, 0, 149_250_000],
      [750_000, 420_000],
      [0, 0],
    ],
  ])('vector %i', (_, of, [izin_mg, susut_mg, lebih_mg, modal_rp], wajar, tunggu) => {
    const back = one(of)
    expect(back).toMatchObject({ izin_mg, susut_mg, lebih_mg, modal_rp, naik_mg: 0, naik_ug: 0 })
    expect(back.wajar).toEqual({ rp: wajar[0], ug: wajar[1] })
    expect(back.tunggu).toEqual({ rp: tunggu[0], ug: tunggu[1] })
  })

  it('vector 4: plated, it costs what it did; beyond what is allowed that is said', () => {
    expect(one(piece(5_000, 5_012, 6_700_000))).toMatchObject({
      ...{ modal_rp: 6_700_000, naik_mg: 12, naik_lebih_mg: 0, naik_ug: 9_000, susut_mg: 0 },
      ...{ izin_mg: 25, wajar: { rp: 0, ug: 0 }, tunggu: { rp: 0, ug: 0 } },
    })
    expect(one(piece(5_000, 5_040, 6_700_000)).naik_lebih_mg).toBe(15)
  })

  it('vector 5: the fee goes into cost by what came back', () => {
    const back = [40_000, 39_400, 40_000].map(mg => piece(40_000, mg, 50_000_000))
    const { pieces } = receive(back, { ...TERMS, ongkos_rp: 895_500 })
    expect(pieces.map(({ ongkos_rp }) => ongkos_rp)).toEqual([300_000, 295_500, 300_000])
    expect(pieces.map(({ modal_rp }) => modal_rp)).toEqual([50_300_000, 49_545_500, 50_300_000])
  })

  it('tested as another kadar keeps its rupiah; gold is found or lacks', () => {
    const back = one(piece(3_237, 3_221, 4_337_500, 750, { permil: 700 }))
    expect(back).toMatchObject({
      ...{ murni_ug: fineUg(3_221, 700), modal_rp: 4_316_060 },
      ...{ uji_kurang_ug: 161_050, uji_lebih_ug: 0 },
    })
  })

  it('all of a loss waits where the shop wants to see each', () => {
    const back = one(piece(3_237, 3_221, 4_337_500), { semua: true })
    expect([back.wajar, back.tunggu]).toEqual([
      { rp: 0, ug: 0 },
      { rp: 21_440, ug: 12_000 },
    ])
  })
})

it('is judged kadar by kadar, on what was sent of it; gold on top pays for no loss', () => {
  const back = [
    piece(10_000, 9_940, 10_000_000),
    piece(10_000, 10_060, 10_000_000),
    piece(4_000, 3_990, 3_000_000, 375),
  ]
  const { kadar } = receive(back, TERMS)
  expect(kadar).toMatchObject([
    { kode_kadar: '750', izin_mg: 100, susut_mg: 60, lebih_mg: 0, naik_mg: 60, naik_ug: 45_000 },
    { kode_kadar: '375', izin_mg: 20, susut_mg: 10, lebih_mg: 0, naik_mg: 0 },
  ])
})

it('loses no rupiah and no gold on the way, whatever comes back', () => {
  const weight = fc.integer({ min: 1, max: 1e7 })
  const permil = fc.constantFrom(375, 420, 700, 750, 916.7, 999)
  const some = fc.record({
    kirim: weight,
    kembali: weight,
    rp: fc.nat(1e11),
    was: permil,
    is: permil,
  })
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), fc.nat(1e9), (list, ongkos_rp) => {
      const sent = list.map(({ kirim, kembali, rp, was, is }) =>
        piece(kirim, kembali, rp, was, { permil: is }),
      )
      const { pieces, kadar, uji_lebih_ug, uji_kurang_ug } = receive(sent, { ...TERMS, ongkos_rp })
      const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
      const lost = kadar.flatMap(({ wajar, tunggu }) => [wajar, tunggu])
      expect(sum(pieces.map(of => of.modal_rp)) + sum(lost.map(of => of.rp))).toBe(
        sum(sent.map(of => of.modal_rp)) + ongkos_rp,
      )
      const was = sum(sent.map(of => fineUg(of.kirim_mg, of.kirim_permil)))
      const found = sum(kadar.map(of => of.naik_ug)) + uji_lebih_ug
      expect(sum(pieces.map(of => of.murni_ug)) + sum(lost.map(of => of.ug)) + uji_kurang_ug).toBe(
        was + found,
      )
      expect(Math.min(...lost.flatMap(of => [of.rp, of.ug]), found)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2_000 },
  )
})
