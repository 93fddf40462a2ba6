import { describe, expect, test } from 'vitest'
import { choosesPast, DATE_LOCK_FLAGS, type DateLock, mayLookBack } from './date-lock.ts'
import { LEVELS } from './permissions.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

describe('who may choose a past date (doc2 §4)', () => {
  test.each([
    ['TIDAK', 'TIDAK', []],
    ['YA', 'TIDAK', ['OWN', 'SU', 'MU']],
    ['TIDAK', 'YA', ['SU', 'MU', 'SPV']],
    ['YA', 'YA', ['OWN', 'SU', 'MU', 'SPV']],
  ])('owner-controlled %s, supervisor-controlled %s: %j of all levels', (owner, spv, may) => {
    const flags: Record<string, string> = { AKTIF_TGL_PEMILIK: owner, AKTIF_TGL_SUPERVISOR: spv }
    expect(Object.keys(flags)).toEqual(DATE_LOCK_FLAGS)
    expect(LEVELS.filter(level => mayLookBack(level, flag => flags[flag]))).toEqual(may)
  })

  test('as in a new store where the flags have no value', () => {
    const awal = (flag: string) => DEFAULT_SETTINGS[flag]
    expect(DATE_LOCK_FLAGS.map(awal)).toEqual(['YA', 'YA'])
    const without = LEVELS.filter(level => mayLookBack(level, () => undefined))
    expect(without).toEqual(LEVELS.filter(level => mayLookBack(level, awal)))
  })
})

describe('what chooses the past', () => {
  const lock: DateLock = { fields: ['dari', 'sampai'], unless: { field: 'q', form: /^FJ-\d+$/ } }
  const past = (query: object) => choosesPast(lock, { ...query }, '2026-11-21')

  test.each([
    [{ dari: '2026-11-21', sampai: '2026-11-21' }, false],
    [{ dari: '2026-11-21' }, false],
    [{ dari: '2026-11-22' }, false],
    [{ dari: '2026-11-20', sampai: '2026-11-21' }, true],
    [{ dari: '2026-11-21', sampai: '2026-11-20' }, true],
    [{ sampai: '2026-11-21' }, true],
    [{}, true],
    [{ q: 'FJ-1' }, false],
    [{ q: 'FJ-1', dari: '2025-01-01' }, false],
    [{ q: 'FJ-' }, true],
  ])('%j: %s', (query, is) => expect(past(query)).toBe(is))

  test('a single day is both ends', () => {
    const one: DateLock = { fields: ['tgl', 'tgl'] }
    expect(choosesPast(one, { tgl: '2026-11-20' }, '2026-11-21')).toBe(true)
    expect(choosesPast(one, { tgl: '2026-11-21' }, '2026-11-21')).toBe(false)
  })
})
