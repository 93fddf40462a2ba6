import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  chainDay,
  compareDates,
  daysBetween,
  hariDalamMinggu,
  isBusinessDate,
  monthToDate,
  nextBusinessDay,
  periodBefore,
  readLibur,
  yearBefore,
} from './calendar.ts'

describe('business dates', () => {
  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-1-1', false],
    ['26-11-21', false],
    ['2026-11-21T00:00:00Z', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['9999-12-31', true],
    ['+010000-01-01', false],
    ['x2026-11-21', false],
    ['', false],
    [null, false],
    [20261121, false],
    [['2026-11-21'], false],
    // as a parser of addresses makes them: there are no words for it
    [Object.create(null), false],
  ])('%j', (value, expected) => {
    expect(isBusinessDate(value)).toBe(expected)
  })

  test.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('%s and %d days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
    expect(daysBetween(date, expected)).toBe(days)
  })

  test.each([
    ['2026-02-30', 1],
    ['2026-11-21', 0.5],
    ['2026-11-21', Number.NaN],
    ['9999-12-31', 1],
    ['1900-01-01', -1],
    ['2026-11-21', Number.MAX_SAFE_INTEGER],
  ])('refuses %s and %d days', (date, days) => {
    expect(() => addDays(date, days)).toThrow(RangeError)
  })

  test.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2023-12-31', 2, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-30', 12, '2027-11-30'],
  ])('%s and %d months', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  test.each([
    ['2026-02-30', 1],
    ['2026-11-21', 0.5],
    ['9999-12-31', 1],
  ])('refuses %s and %d months', (date, months) => {
    expect(() => addMonths(date, months)).toThrow(RangeError)
  })

  test.each([
    ['2026-11-21', '2026-11-22', -1],
    ['2026-11-21', '2026-11-21', 0],
    ['2027-01-01', '2026-12-31', 1],
  ])('%s against %s', (a, b, order) => {
    expect(compareDates(a, b)).toBe(order)
  })

  it('never compares or shows what is no date', () => {
    expect(() => compareDates('2026-11-21', 'besok')).toThrow(RangeError)
    expect(() => daysBetween('', '2026-11-21')).toThrow(RangeError)
  })

  const date = fc.integer({ min: 0, max: 80_000 }).map(days => addDays('1990-01-01', days))

  it('there and back is the same day, and order follows the days', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -30_000, max: 30_000 }), (from, days) => {
        const to = addDays(from, days)
        const order = Math.sign(days) || 0
        return addDays(to, -days) === from && compareDates(to, from) === order
      }),
      { numRuns: 10_000 },
    )
  })

  it('the week turns every seven days', () => {
    fc.assert(
      fc.property(date, day => {
        const next = hariDalamMinggu(addDays(day, 1))
        return next === (hariDalamMinggu(day) + 1) % 7
      }),
    )
  })
})

// 2026-11-22 is a Sunday.
describe('the next business day', () => {
  test.each([
    ['closed in the evening', '2026-11-21', '2026-11-21', '', '2026-11-22', false],
    ['closed after midnight', '2026-11-21', '2026-11-22', '', '2026-11-22', false],
    ['stayed closed for days', '2026-11-21', '2026-11-26', '', '2026-11-26', false],
    ['closed twice in an evening', '2026-11-22', '2026-11-21', '', '2026-11-23', true],
    ['Sunday off', '2026-11-21', '2026-11-21', 'minggu', '2026-11-23', false],
    ['Monday closed on a Sunday', '2026-11-23', '2026-11-22', 'MINGGU', '2026-11-24', true],
    ['two days ahead over a Sunday', '2026-11-23', '2026-11-21', 'MINGGU', '2026-11-24', true],
    [
      'a holiday on Monday too',
      '2026-11-21',
      '2026-11-21',
      'MINGGU,2026-11-23',
      '2026-11-24',
      false,
    ],
    ['back on a holiday', '2026-11-19', '2026-11-22', 'MINGGU', '2026-11-23', false],
  ])('%s', (_, tgl, today, text, berikut, dini) => {
    const libur = readLibur(text) ?? { mingguan: [], tanggal: [] }
    expect(nextBusinessDay(tgl, today, libur)).toEqual({ berikut, dini })
  })

  test.each([
    ['', [], []],
    [' , ', [], []],
    ['minggu', [0], []],
    [' Sabtu , MINGGU,', [6, 0], []],
    ['JUMAT,jumat', [5], []],
    ['MINGGU, 2026-12-25,2027-01-01', [0], ['2026-12-25', '2027-01-01']],
    ['SENIN,SELASA,RABU,KAMIS,JUMAT,SABTU', [1, 2, 3, 4, 5, 6], []],
  ])('written as %j', (text, mingguan, tanggal) => {
    expect(readLibur(text)).toEqual({ mingguan, tanggal })
  })

  test.each([
    'minggon',
    '2026-02-30',
    'SENIN SELASA',
    'MINGGU,SENIN,SELASA,RABU,KAMIS,JUMAT,SABTU',
  ])('no holidays: %s', text => expect(readLibur(text)).toBeUndefined())
})

describe('Indonesian dates', () => {
  test.each([
    ['2026-11-21', 6],
    ['2026-11-22', 0],
    ['2026-01-05', 1],
    ['2026-02-03', 2],
    ['2026-03-04', 3],
    ['2026-04-02', 4],
    ['2026-05-01', 5],
    ['2026-06-06', 6],
    ['2026-07-05', 0],
    ['2026-08-17', 1],
    ['2026-09-01', 2],
    ['2026-10-28', 3],
    ['2026-12-31', 4],
  ])('%s', (date, day) => {
    expect(hariDalamMinggu(date)).toBe(day)
  })
})

describe('the day a chain is told by', () => {
  const TODAY = '2026-11-21'
  test.each([
    ['the calendar’s where a store has it', ['2026-11-20', TODAY, '2026-11-22'], TODAY],
    ['the last one there was', ['2026-11-18', '2026-11-20', '2026-11-22'], '2026-11-20'],
    ['the first of those ahead of the calendar', ['2026-11-23', '2026-11-22'], '2026-11-22'],
    ['the last, in whatever order', ['2026-11-20', '2026-11-18', '2026-11-19'], '2026-11-20'],
    ['the calendar’s where no store has any', [], TODAY],
  ])('%s', (_, days, expected) => {
    expect(chainDay(days, TODAY)).toBe(expected)
  })

  test.each([
    ['2026-11-21', '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2024-02-29', '2024-02-01'],
  ])('the month of %s so far', (sampai, dari) => {
    expect(monthToDate(sampai)).toEqual({ dari, sampai })
  })

  test.each([
    ['a day', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['some days', '2026-11-19', '2026-11-25', '2026-11-12', '2026-11-18'],
    ['a month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['twelve months', '2025-07-01', '2026-06-30', '2024-07-01', '2025-06-30'],
    ['a month so far', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
    [
      'more of a month than the one before has',
      '2026-03-01',
      '2026-03-30',
      '2026-02-01',
      '2026-02-28',
    ],
    ['two months so far', '2026-10-01', '2026-11-21', '2026-08-10', '2026-09-30'],
  ])('before %s', (_, dari, sampai, ...before) => {
    const { dari: first, sampai: last } = periodBefore({ dari, sampai })
    expect([first, last]).toEqual(before)
  })

  test('the same days a year earlier', () => {
    const leap = { dari: '2024-02-01', sampai: '2024-02-29' }
    expect(yearBefore(leap)).toEqual({ dari: '2023-02-01', sampai: '2023-02-28' })
  })
})
