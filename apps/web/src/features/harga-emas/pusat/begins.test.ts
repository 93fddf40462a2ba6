import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instantOf, isSoon, nextOpening } from './begins.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// WIB is seven hours ahead: at 17:00 UTC another day has begun in the shops.
test.each([
  ['2026-11-29T00:58:59.000Z', '2026-11-29'],
  ['2026-11-29T00:59:00.000Z', '2026-11-29'],
  ['2026-11-29T00:59:00.001Z', '2026-11-30'],
  ['2026-11-29T01:00:00.000Z', '2026-11-30'],
  ['2026-11-29T16:59:59.000Z', '2026-11-30'],
  ['2026-11-29T17:00:00.000Z', '2026-11-30'],
  ['2026-12-31T10:00:00.000Z', '2027-01-01'],
])('at %s shops open next on %s at 08:00', (now, tgl) => {
  vi.setSystemTime(new Date(now))
  expect(nextOpening()).toEqual({ tgl, jam: '08:00' })
  expect(isSoon(nextOpening())).toBe(false)
})

test('what is not whole is no time, and what is past none to come', () => {
  vi.setSystemTime(new Date('2026-11-29T03:00:00.000Z'))
  expect(instantOf({ tgl: '2026-11-29', jam: '10:30' })).toBe('2026-11-29T03:30:00.000Z')
  expect(instantOf({ tgl: null, jam: '10:30' })).toBeNull()
  expect(instantOf({ tgl: '2026-11-29', jam: '10' })).toBeNull()
  expect(isSoon({ tgl: '2026-11-29', jam: '' })).toBe(true)
  expect(isSoon({ tgl: '2026-11-29', jam: '09:59' })).toBe(true)
  expect(isSoon({ tgl: '2026-11-29', jam: '10:01' })).toBe(false)
})
