import { expect, test } from 'vitest'
import { janjiTerlaluLama } from './janji-bayar.ts'

test.each([
  ['2026-11-20', false],
  ['2027-11-21', false],
  ['2027-11-22', true],
])('a promise for %s is too late: %s', (tgl_janji, isLate) => {
  expect(janjiTerlaluLama(tgl_janji, '2026-11-21')).toBe(isLate)
})
