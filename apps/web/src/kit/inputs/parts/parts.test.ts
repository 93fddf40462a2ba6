import { expect, test } from 'vitest'
import { todayJakarta } from './calendar-words.ts'

test('today is the day of the shops, not of the device', () => {
  expect(todayJakarta(new Date('2026-11-21T16:59:59Z'))).toBe('2026-11-21')
  expect(todayJakarta(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22')
})
