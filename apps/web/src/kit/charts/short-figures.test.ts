import { expect, test } from 'vitest'
import { shortGrams, shortRupiah } from './short-figures.ts'

test.each([
  [0, '0'],
  [-45_000, '-45,000'],
  [999_999, '999,999'],
  [1_000_000, '1.0 jt'],
  [35_449_999, '35.4 jt'],
  [35_495_000, '35.5 jt'],
  [-500_000_000, '-500.0 jt'],
  [999_949_999, '999.9 jt'],
  [999_950_000, '1.0 M'],
  [8_000_000_000, '8.0 M'],
  [-8_175_376_084, '-8.2 M'],
  [1_234_500_000_000, '1,234.5 M'],
])('%i rupiah on a chart is %s', (amount, text) => {
  const { jumlah, satuan } = shortRupiah(amount)
  expect(`${jumlah} ${satuan}`.trim()).toBe(text)
})

test.each([
  [0, '0'],
  [3_237, '3.2'],
  [-9_949, '-9.9'],
  [12_345_678, '12,346'],
  [-1_117_031, '-1,117'],
])('%i mg on a chart are %s g', (mg, text) => {
  expect(shortGrams(mg)).toBe(text)
})
