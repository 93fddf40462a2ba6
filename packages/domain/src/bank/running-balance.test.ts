import { expect, test } from 'vitest'
import { gapsOf, openingOf } from './running-balance.ts'

const line = (baris: number, jumlah_sen: number, saldo_sen: number | null) => ({
  baris,
  jumlah_sen,
  saldo_sen,
})

test('balances that follow from each other have no gap, also over lines without one', () => {
  expect(gapsOf([line(1, 10, 110), line(2, -20, null), line(3, 5, 95)])).toEqual([])
  expect(gapsOf([])).toEqual([])
})

test('each gap is named once, with what should be there', () => {
  expect(gapsOf([line(1, 10, 110), line(2, -20, 100), line(3, 5, 105)])).toEqual([
    { baris: 2, seharusnya_sen: 90, ada_sen: 100 },
  ])
})

test('one sen is a gap', () => {
  expect(gapsOf([line(1, 123_456, 1_123_456), line(2, -24_691, 1_098_766)])).toEqual([
    { baris: 2, seharusnya_sen: 1_098_765, ada_sen: 1_098_766 },
  ])
})

test('what was held before is counted in', () => {
  expect(gapsOf([line(1, 10, 110)], 100)).toEqual([])
  expect(gapsOf([line(1, 10, 110)], 90)).toEqual([{ baris: 1, seharusnya_sen: 100, ada_sen: 110 }])
})

test('what an account began with, by the first line that says it', () => {
  expect(openingOf([line(1, 10, 110)])).toBe(100)
  expect(openingOf([line(1, 10, null), line(2, -25, 85), line(3, 1, 900)])).toBe(100)
  expect(openingOf([line(1, 10, null)])).toBeNull()
  expect(openingOf([])).toBeNull()
})
