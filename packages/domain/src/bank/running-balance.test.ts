import { expect, test } from 'vitest'
import { gapsOf, openingOf } from './running-balance.ts'

const line = (baris: number, jumlah: number, saldo: number | null) => ({
  baris,
  jumlah,
  saldo,
  tgl: '2026-11-01',
  keterangan: '',
  referensi: '',
})

test('balances that follow from each other have no gap, also over lines without one', () => {
  expect(gapsOf([line(1, 10, 110), line(2, -20, null), line(3, 5, 95)])).toEqual([])
  expect(gapsOf([])).toEqual([])
})

test('each gap is named once, with what should be there', () => {
  expect(gapsOf([line(1, 10, 110), line(2, -20, 100), line(3, 5, 105)])).toEqual([
    { baris: 2, seharusnya: 90, ada: 100 },
  ])
})

test('what was held before is counted in', () => {
  expect(gapsOf([line(1, 10, 110)], 100)).toEqual([])
  expect(gapsOf([line(1, 10, 110)], 90)).toEqual([{ baris: 1, seharusnya: 100, ada: 110 }])
})

test('what an account began with', () => {
  expect(openingOf([line(1, 10, 110)])).toBe(100)
  expect(openingOf([line(1, 10, null)])).toBeNull()
  expect(openingOf([])).toBeNull()
})
