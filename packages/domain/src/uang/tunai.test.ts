import { expect, test } from 'vitest'
import { PECAHAN } from '../denomination.ts'
import { bisaTunai, TUNAI_TERKECIL, tunaiNaik, tunaiTurun } from './tunai.ts'

test('the smallest coin makes every note and coin a drawer is counted in', () => {
  expect(TUNAI_TERKECIL).toBe(Math.min(...PECAHAN))
  expect(PECAHAN.every(bisaTunai)).toBe(true)
})

test.each([
  [0, true, 0, 0],
  [100, true, 100, 100],
  [1, false, 100, 0],
  [99, false, 100, 0],
  [1_264_123, false, 1_264_200, 1_264_100],
  [1_264_100, true, 1_264_100, 1_264_100],
  [5_187_938, false, 5_188_000, 5_187_900],
])('%d: payable %s, with %d, at most %d', (jumlah, payable, naik, turun) => {
  expect([bisaTunai(jumlah), tunaiNaik(jumlah), tunaiTurun(jumlah)]).toEqual([payable, naik, turun])
})

test('what goes out is payable as what comes in is', () => {
  expect([bisaTunai(-100), bisaTunai(-77)]).toEqual([true, false])
})

test.each([-1, 0.5])('refuses %d', jumlah => {
  expect(() => tunaiNaik(jumlah)).toThrow(RangeError)
  expect(() => tunaiTurun(jumlah)).toThrow(RangeError)
})
