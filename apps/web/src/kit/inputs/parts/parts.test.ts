import { describe, expect, test } from 'vitest'
import { todayJakarta } from './calendar-words.ts'
import { isScannerBurst } from './scanner-burst.ts'
import { wholeNumber } from './whole-number.ts'

describe('a scanner is told from a hand', () => {
  const every = (ms: number, keys: number) => Array.from({ length: keys }, (_, i) => 1000 + i * ms)
  test.each([
    ['8 keys, 4 ms apart', every(4, 8), true],
    ['8 keys, 34 ms apart', every(34, 8), true],
    ['8 keys, 60 ms apart', every(60, 8), false],
    ['3 quick keys are too few to tell', every(4, 3), false],
    ['nothing', [], false],
    ['one slow step, the machine was busy', [0, 4, 8, 90, 94, 98, 102, 106], true],
    ['two slow steps', [0, 4, 90, 94, 180, 184, 188, 192], false],
  ])('%s', (_, times, scanner) => {
    expect(isScannerBurst(times)).toBe(scanner)
  })
})

describe('an amount is an integer, 0 when there is none', () => {
  test.each([
    [1_250_000, 1_250_000],
    ['', 0],
    ['Rp. 7,500,000 ,-', 7_500_000],
    ['abc', 0],
    [Number.NaN, 0],
    [1.5, 0],
    ['99999999999999999999', 0],
  ])('%s → %s', (typed, whole) => {
    expect(wholeNumber(typed)).toBe(whole)
  })
})

test('today is the day of the shops, not of the device', () => {
  expect(todayJakarta(new Date('2026-11-21T16:59:59Z'))).toBe('2026-11-21')
  expect(todayJakarta(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22')
})
