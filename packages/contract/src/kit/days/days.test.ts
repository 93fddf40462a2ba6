import { describe, expect, it } from 'vitest'
import { en } from '../../messages/en/index.ts'
import { hk } from '../../messages/hk/index.ts'
import { it as italian } from '../../messages/it/index.ts'
import { jp } from '../../messages/jp/index.ts'
import { my } from '../../messages/my/index.ts'
import { fillText } from '../../refusals.ts'
import { dayText, jakartaMinute } from './day-text.ts'
import { indonesianDay } from './indonesian-day.ts'

describe('a day as people read it', () => {
  it.each([
    ['2026-11-27', 'Jum, 27 Nov 2026'],
    ['2026-05-03', 'Min, 3 Mei 2026'],
    ['2026-11-27 14:05', 'Jum, 27 Nov 2026 14:05'],
    ['2026-11', 'Nov 2026'],
    ['9999-12-31', 'Jum, 31 Des 9999'],
    // what is no day stays what it is
    ['2026-13-01', '2026-13-01'],
    ['2026-11-99', '2026-11-99'],
    ['FJ-JKT-261127-0001', 'FJ-JKT-261127-0001'],
    ['2026', '2026'],
    ['', ''],
  ])('%s is %s', (day, text) => expect(indonesianDay(day)).toBe(text))

  it.each([
    ['en', en, 'Fri, 27 Nov 2026 14:05', 'Nov 2026'],
    ['it', italian, 'ven 27 nov 2026 14:05', 'nov 2026'],
    ['my', my, 'Jum, 27 Nov 2026 14:05', 'Nov 2026'],
    ['hk', hk, '2026年11月27日(週五) 14:05', '2026年11月'],
    ['jp', jp, '2026年11月27日(金) 14:05', '2026年11月'],
  ] as const)('in %s', (_, table: Readonly<Record<string, string>>, day, month) => {
    const say = (text: string, facts: Readonly<Record<string, string | number>>) =>
      fillText(table[text] ?? text, facts)
    expect(dayText('2026-11-27 14:05', say)).toBe(day)
    expect(dayText('2026-11', say)).toBe(month)
    const days = Array.from({ length: 7 }, (_, at) => dayText(`2026-11-0${at + 1}`, say))
    const months = Array.from({ length: 12 }, (_, at) =>
      dayText(`2026-${String(at + 1).padStart(2, '0')}`, say),
    )
    expect(new Set(days).size + new Set(months).size).toBe(19)
    expect([...days, ...months].join()).not.toMatch(/undefined|[{}]/)
  })

  it('a fact of a sentence that is a day is said as one', () => {
    expect(fillText('Sebelum {tgl} oleh {user}', { tgl: '2026-11-21', user: 'A' })).toBe(
      'Sebelum Sab, 21 Nov 2026 oleh A',
    )
  })

  it('an instant is told by the clock of the shops', () => {
    expect(indonesianDay(jakartaMinute('2026-11-27T18:30:00Z'))).toBe('Sab, 28 Nov 2026 01:30')
  })
})
