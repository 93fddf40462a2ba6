import { expect, test } from 'vitest'
import { doesProses } from './cuci.ts'

test.each([
  ['SEMUA', [true, true, true]],
  ['SEPUH', [true, true, false]],
  ['REPARASI', [false, false, true]],
  ['BUAT', [false, false, false]],
  ['BATU', [false, false, false]],
])('who does %s washes, plates and mends: %j', (work, does) => {
  const asked = ['CUCI', 'SEPUH', 'REPARASI'] as const
  expect(asked.map(proses => doesProses(work, proses))).toEqual(does)
})
