import { expect, test } from 'vitest'
import { dateOrder, daysApart, periodEnd, readBankDate } from './bank-date.ts'

const read = (cell: string, order: 'HARI_BULAN' | 'BULAN_HARI' = 'HARI_BULAN') =>
  readBankDate(cell, { order, until: '2026-11-26' })

test.each([
  ['05/11/2026', '2026-11-05'],
  ["'05/11/2026", '2026-11-05'],
  ['5-1-2026', '2026-01-05'],
  ['05.11.26', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026/11/05', '2026-11-05'],
  ['20261105', '2026-11-05'],
  ['05 Nov 2026', '2026-11-05'],
  ['05-AGU-26', '2026-08-05'],
  ['5 Oktober 2026', '2026-10-05'],
  ['05/11/2026 08:15:22', '2026-11-05'],
  ['2026-11-05T08:15:22Z', '2026-11-05'],
  ['05/11/2026 08.15', '2026-11-05'],
  ['26/11', '2026-11-26'],
  ['27/11', '2025-11-27'],
  ['31/12', '2025-12-31'],
  ['29/02', '2024-02-29'],
  ['31/02', undefined],
  ['31/02/2026', undefined],
  ['00/11/2026', undefined],
  ['5 Foo 2026', undefined],
  ['kapan', undefined],
  ['', undefined],
])('%j is %s', (cell, day) => {
  expect(read(cell)).toBe(day)
})

test('the month first where the day cannot be one', () => {
  expect(dateOrder(['01/02/2026', '01/13/2026'])).toBe('BULAN_HARI')
  expect(dateOrder(['01/02/2026', '13/01/2026', '01/13/2026'])).toBe('HARI_BULAN')
  expect(dateOrder(['01/02/2026'])).toBe('HARI_BULAN')
  expect(dateOrder([])).toBe('HARI_BULAN')
  expect(read('11/05/2026', 'BULAN_HARI')).toBe('2026-11-05')
})

test('a year that is not written is that of the period', () => {
  expect(periodEnd(['Nama : X', 'Periode : 01/12/2025 - 31/12/2025'])).toBe('2025-12-31')
  expect(periodEnd(['Period 2026-01-01 s/d 2026-01-31'])).toBe('2026-01-31')
  expect(periodEnd(['Periode : bulan ini'])).toBeUndefined()
  expect(periodEnd([])).toBeUndefined()
})

test('days between, either way round, over a change of months', () => {
  expect(daysApart('2026-11-30', '2026-12-02')).toBe(2)
  expect(daysApart('2026-12-02', '2026-11-30')).toBe(2)
  expect(daysApart('2026-12-02', '2026-12-02')).toBe(0)
})
