import { addDays } from '@kencana/domain/calendar'
import { describe, expect, test } from 'vitest'
import { rangePresets } from './range-presets.ts'

/** What is offered, as it is read: name, first day, last day. */
const offered = (...asked: Parameters<typeof rangePresets>) =>
  rangePresets(...asked).map(({ name, dari, sampai }) => `${name} ${dari} ${sampai}`)

describe('ranges of days in common use', () => {
  test('end with the business day, the week begins on Monday', () => {
    // a Saturday
    expect(offered('2026-11-21')).toEqual([
      'hari 2026-11-21 2026-11-21',
      'kemarin 2026-11-20 2026-11-20',
      'minggu 2026-11-16 2026-11-21',
      'bulan 2026-11-01 2026-11-21',
      'bulan-lalu 2026-10-01 2026-10-31',
      'setahun 2025-11-22 2026-11-21',
    ])
    // a Sunday, and the last day of a leap February behind it
    expect(offered('2028-03-05')).toContain('minggu 2028-02-28 2028-03-05')
    expect(offered('2028-03-05')).toContain('bulan-lalu 2028-02-01 2028-02-29')
    expect(offered('2026-01-01')).toContain('bulan-lalu 2025-12-01 2025-12-31')
  })

  test('are cut by the limits, and beyond them not offered', () => {
    expect(offered('2026-11-21', { min: '2026-10-20', max: '2026-11-21' })).toEqual([
      'hari 2026-11-21 2026-11-21',
      'kemarin 2026-11-20 2026-11-20',
      'minggu 2026-11-16 2026-11-21',
      'bulan 2026-11-01 2026-11-21',
      'bulan-lalu 2026-10-20 2026-10-31',
      'setahun 2026-10-20 2026-11-21',
    ])
    expect(offered('2026-11-21', { max: '2026-11-18' })).toEqual([
      'minggu 2026-11-16 2026-11-18',
      'bulan 2026-11-01 2026-11-18',
      'bulan-lalu 2026-10-01 2026-10-31',
      'setahun 2025-11-22 2026-11-18',
    ])
  })

  test('a locked past leaves the open day once, whatever day it is', () => {
    const days = Array.from({ length: 366 }, (_, i) => addDays('2026-11-21', i))
    expect(days.map(day => offered(day, { min: day }))).toEqual(
      days.map(day => [`hari ${day} ${day}`]),
    )
  })

  test('a Monday is its whole week', () => {
    expect(offered('2026-11-23')).toContain('minggu 2026-11-23 2026-11-23')
  })
})
