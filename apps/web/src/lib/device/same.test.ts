import { expect, test } from 'vitest'
import { isSame } from './same.ts'

test.each([
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: null }, {}, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, undefined, false],
  ['1', 1, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j: the same %s', (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
  expect(isSame(b, a)).toBe(same)
})
