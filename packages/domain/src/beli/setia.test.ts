import { expect, test } from 'vitest'
import { pelangganSetia } from './setia.ts'

const TODAY = '2026-11-21'

test.each([
  ['two notas of two', ['2026-11-21', '2026-10-22'], { nota: 2, hari: 30 }, true],
  ['one of them a day too old', ['2026-11-21', '2026-10-21'], { nota: 2, hari: 30 }, false],
  ['one of two', ['2026-11-20'], { nota: 2, hari: 30 }, false],
  ['two of one day', ['2026-11-20', '2026-11-20'], { nota: 2, hari: 1 }, true],
  ['a day that is still to come', ['2026-11-22'], { nota: 1, hari: 30 }, false],
  ['nobody where no number is set', ['2026-11-21'], { nota: 0, hari: 30 }, false],
  ['nothing bought', [], { nota: 1, hari: 365 }, false],
])('%s', (_, belanja, rule, loyal) => {
  expect(pelangganSetia(belanja, TODAY, rule)).toBe(loyal)
})
