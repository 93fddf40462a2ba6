import { expect, test } from 'vitest'
import { seeded } from './random.ts'
import { SERVED_MINUTES, waits } from './trade-day.ts'

// The keeper begins 5 minutes after the opening; the day is closed 30 after the last customer.
const BEFORE = 5
const AFTER = 30
const SESSION_MINUTES = 12 * 60

test('a day of the sample ends before its sessions, however its customers come', () => {
  const ends = Array.from({ length: 20_000 }, (_, seed) => {
    const customers = 4 + (seed % 10)
    const all = waits(seeded(seed), customers)
    expect(all).toHaveLength(customers)
    return all.reduce((sum, wait) => sum + wait + SERVED_MINUTES, BEFORE + AFTER)
  })
  expect(Math.max(...ends)).toBeLessThan(SESSION_MINUTES)
  // and they do come all day
  expect(Math.min(...ends)).toBeGreaterThan(SESSION_MINUTES / 2)
})
