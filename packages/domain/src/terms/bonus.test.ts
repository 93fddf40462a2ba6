import { describe, expect, it, test } from 'vitest'
import { type BonusRule, bonusOf, type EarningPiece } from './bonus.ts'

/** The worked ring of 04-domain B4: 5,232,500 with 56,931 of VAT in it, which cost 4,900,000. */
const RING: EarningPiece = {
  kode_dept: 'CINCIN',
  kode_group: 'T750',
  berat_nota_mg: 3250,
  harga_rp: 5_232_500,
  ppn_permyriad: 110,
  modal_rp: 4_900_000,
}

const rule = (more: Partial<BonusRule> = {}): BonusRule => ({
  kode_bonus: 'B',
  dasar: 'PCS',
  bonus_rp: 5_000,
  bonus_permil: null,
  kode_dept: null,
  kode_group: null,
  tgl_dari: '2026-01-01',
  ditarik: true,
  versi: 1,
  ...more,
})

describe('what a piece earns', () => {
  const gram = rule({ dasar: 'GRAM', bonus_rp: 2_500 })
  const margin = rule({ dasar: 'MARGIN', bonus_rp: null, bonus_permil: 20 })
  test.each<[string, BonusRule, Partial<EarningPiece>, number]>([
    ['by the gram of the nota', gram, {}, 8_125],
    ['parts of a rupiah are not given', gram, { berat_nota_mg: 3_999 }, 9_997],
    ['by the piece, however heavy', rule(), { berat_nota_mg: 1 }, 5_000],
    ['of the margin, without VAT', margin, {}, 5_511],
    ['of the margin where there is no VAT', margin, { ppn_permyriad: 0 }, 6_650],
    ['of a margin that is less than its share', margin, { modal_rp: 5_175_530 }, 0],
    ['of no margin', margin, { modal_rp: 5_175_569 }, 0],
    ['of a loss, never less than nothing', margin, { modal_rp: 6_000_000 }, 0],
    ['of a rule whose amount is missing', rule({ bonus_rp: null }), {}, 0],
    ['by the gram, amount missing', rule({ dasar: 'GRAM', bonus_rp: null }), {}, 0],
    ['of the margin, share missing', rule({ dasar: 'MARGIN', bonus_rp: 9 }), {}, 0],
  ])('%s', (_, one, more, bonus_rp) => {
    expect(bonusOf([one], { ...RING, ...more })?.bonus_rp).toBe(bonus_rp)
  })

  it('is kept with its rule, its version and whether it is taken back', () => {
    expect(bonusOf([rule({ versi: 3, ditarik: false })], RING)).toEqual({
      kode_bonus: 'B',
      versi: 3,
      dasar: 'PCS',
      bonus_rp: 5_000,
      ditarik: false,
    })
  })
})

describe('the rule that is taken', () => {
  const chosen = (...rules: Partial<BonusRule>[]) =>
    bonusOf(
      rules.map((more, i) => rule({ kode_bonus: String.fromCharCode(65 + i), ...more })),
      RING,
    )?.kode_bonus

  const any = {}
  const jenis = { kode_dept: 'CINCIN' }
  const group = { kode_group: 'T750' }
  const both = { ...jenis, ...group }
  const newer = { tgl_dari: '2026-06-01' }
  test.each<[string, Partial<BonusRule>[], string | undefined]>([
    ['none at all', [], undefined],
    ['for everything', [any], 'A'],
    ['for another jenis', [{ kode_dept: 'KALUNG' }], undefined],
    ['for another group', [{ kode_group: 'M375' }], undefined],
    ['for its jenis in another group', [{ ...jenis, kode_group: 'M375' }], undefined],
    ['for its group in another jenis', [{ ...group, kode_dept: 'KALUNG' }], undefined],
    ['its jenis before any', [any, jenis], 'B'],
    ['its group before its jenis', [jenis, group, any], 'B'],
    ['both before its group', [group, both, jenis], 'B'],
    ['a close one before a newer one', [jenis, newer], 'A'],
    ['the one that began last', [any, newer, any], 'B'],
    ['the newer of its group', [{ ...group, ...newer }, group], 'A'],
    ['the first by code', [any, any], 'A'],
    ['by code, whatever their order', [{ kode_bonus: 'Z' }, { kode_bonus: 'Y' }], 'Y'],
  ])('%s', (_, rules, kode) => {
    expect(chosen(...rules)).toBe(kode)
  })

  it('leaves the list as it was', () => {
    const rules = [rule({ kode_bonus: 'Z' }), rule({ kode_bonus: 'A' })]
    bonusOf(rules, RING)
    expect(rules.map(one => one.kode_bonus)).toEqual(['Z', 'A'])
  })
})
