import { expect, test } from 'vitest'
import { type Adjustment, adjustedPrice } from './adjusted-price.ts'

const naik = (nilai: number, kelipatan = 1): Adjustment => ({
  ...{ arah: 'NAIK', cara: 'PERSEN', nilai, kelipatan },
})
const turun = (nilai: number, kelipatan = 1): Adjustment => ({
  ...{ arah: 'TURUN', cara: 'PERSEN', nilai, kelipatan },
})

test.each<[string, number, Adjustment, number]>([
  ['one percent up', 1_550_000, naik(100), 1_565_500],
  ['one percent down', 1_550_000, turun(100), 1_534_500],
  ['a hundredth of a percent', 1_550_000, naik(1), 1_550_155],
  ['to thousands, below the half', 1_550_000, naik(100, 1000), 1_566_000],
  ['the half goes up', 1_000_500, naik(0, 1000), 1_001_000],
  ['just below the half goes down', 1_000_499, naik(0, 1000), 1_000_000],
  ['parts of a rupiah are rounded once', 3, naik(5000), 5],
  ['and down', 3, turun(5000), 2],
  ['nothing moves nothing', 1_234_567, naik(0), 1_234_567],
  ['all of it', 1_550_000, turun(10_000), 0],
  ['never below nothing', 1_550_000, turun(20_000), 0],
  ['the dearest price', 99_999_999, naik(10_000), 199_999_998],
])('%s', (_, price, by, is) => {
  expect(adjustedPrice(price, by)).toBe(is)
})

test('by rupiah', () => {
  const by = (arah: Adjustment['arah'], nilai: number, kelipatan = 1): Adjustment => ({
    ...{ arah, cara: 'RUPIAH', nilai, kelipatan },
  })
  expect(adjustedPrice(1_550_000, by('NAIK', 12_500))).toBe(1_562_500)
  expect(adjustedPrice(1_550_000, by('TURUN', 12_500))).toBe(1_537_500)
  expect(adjustedPrice(1_550_000, by('NAIK', 12_500, 5000))).toBe(1_565_000)
  expect(adjustedPrice(10_000, by('TURUN', 12_500))).toBe(0)
})
