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
  // 774,888.5 less 5 % are 736,144.075: rounded on the way it would be a rupiah less
  [500, 1_549_777, 50, 1000, 736_144, 736_144],
  [1, 1_999, 0, 1000, 1, 1],
  // the share is of the exact value: 1,999.999 × 50 % are 999.9995, of 1,999.5 are 999.75
  [1_000, 2_001, 500, 999, 1_000, 999],
  [3, 333_000, 0, 335, 999, 334],
  [100_000_000, 100_000_000, 1, 999, 9_990_000_000_000, 9_980_010_000_000],
] as const)('%d mg at %d less %d, lent %d: each figure is rounded down once', (...row) => {
  const [berat_mg, harga, potongan, plafond_permil, nilai_rp, plafond_rp] = row
  const free = terms({ plafond_permil, pinjaman_minimal: 0 })
  expect(plafondHutang(berat_mg, harga, free, potongan)).toEqual({ nilai_rp, plafond_rp })
})

test('what is lent per gram apart from the price leaves the appraisal as it is', () => {
  const free = terms({ plafond_permil: 1000 })
  expect(plafondHutang(5_000, 450_000, free, 100, 300_000)).toEqual({
    nilai_rp: 2_025_000,
    plafond_rp: 1_350_000,
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
