import { expect, test } from 'vitest'
import { type PlafondTerms, plafondHutang } from './plafond.ts'

const terms = (more: Partial<PlafondTerms> = {}): PlafondTerms => ({
  plafond_permil: 700,
  pinjaman_minimal: 50_000,
  pinjaman_maksimal: null,
  ...more,
})

// 04-domain B10: 5 g × 450,000 × 70 %
test('the worked example', () => {
  expect(plafondHutang(5_000, 450_000, terms())).toEqual({
    nilai_rp: 2_250_000,
    plafond_rp: 1_575_000,
  })
})

test.each([
  ['at most the greatest loan', 5_000, terms({ pinjaman_maksimal: 1_000_000 }), 0, 1_000_000],
  ['no upper bound', 5_000_000, terms(), 0, 1_575_000_000],
  ['nothing below the smallest', 100, terms(), 0, 0],
  ['just the smallest', 100, terms({ pinjaman_minimal: 31_500 }), 0, 31_500],
  ['a worn piece counts for less', 5_000, terms(), 100, 1_417_500],
  ['a rupiah is never rounded up', 1, terms({ pinjaman_minimal: 0 }), 0, 315],
  ['no weight, no loan', 0, terms({ pinjaman_minimal: 0 }), 0, 0],
] as const)('%s', (_, berat_mg, limits, potongan, plafond_rp) => {
  expect(plafondHutang(berat_mg, 450_000, limits, potongan).plafond_rp).toBe(plafond_rp)
})
