import { expect, test } from 'vitest'
import { changePercent, costPerGram, leapFacts, leapsOf, movesBeyond } from './plausible.ts'

test.each([
  ['up to the limit', 1_100_000, 1_000_000, 10, false],
  ['a rupiah above it', 1_100_001, 1_000_000, 10, true],
  ['down to the limit', 900_000, 1_000_000, 10, false],
  ['a rupiah below it', 899_999, 1_000_000, 10, true],
  ['ten times', 10_000_000, 1_000_000, 10, true],
  ['the first price', 1_000_000, null, 10, false],
  ['from a price of 0', 1_000_000, 0, 10, false],
  ['no change is within a limit of 0', 1_000_000, 1_000_000, 0, false],
  ['any change is beyond a limit of 0', 1_000_001, 1_000_000, 0, true],
])('%s', (_, now, before, persen, beyond) => {
  expect(movesBeyond(now, before, persen)).toBe(beyond)
})

test('a change in percent, a cost per gram', () => {
  expect(changePercent(12_500_000, 1_250_000)).toBe(900)
  expect(changePercent(899_999, 1_000_000)).toBe(-10)
  expect(costPerGram(4_900_000, 3237)).toBe(1_513_747)
  expect(costPerGram(1, 0)).toBe(0)
})

test('of a list those that leap, in their order, and what a sentence says of one', () => {
  const price = (kode: string, lama: number | null, baru: number) => ({ kode, lama, baru })
  const first = price('750', 1_250_000, 12_500_000)
  const last = price('375', 1_000_000, 899_999)
  const still = [price('700', 1_000_000, 1_100_000), price('420', null, 5), price('999', 0, 5)]
  expect(leapsOf([first, ...still, last], 10)).toEqual([first, last])
  expect(leapFacts({ lama: 1_250_000, baru: 12_500_000 })).toEqual({
    persen: 900,
    lama: '1,250,000',
    baru: '12,500,000',
  })
})
