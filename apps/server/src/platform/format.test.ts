import { describe, expect, it } from 'vitest'
import { cellNumber, cellText } from './format.ts'

describe('cells as people read them', () => {
  it.each([
    ['money', 5_232_500, '5,232,500'],
    ['money', -950, '-950'],
    ['money', '9007199254740991', '9,007,199,254,740,991'],
    ['count', 1_000, '1,000'],
    ['weight', 3_237, '3.237'],
    ['weight', 5, '0.005'],
    ['weight', -12_345_678, '-12,345.678'],
    ['fine', 3_237_500, '3.238'],
    ['fine', 2_427_750, '2.428'],
    ['percent', 750, '75.0%'],
    ['percent', -6, '-0.6%'],
    ['percent', -10, '-1.0%'],
    ['weight', -5, '-0.005'],
    ['fine', -400, '0.000'],
    ['fine', -500_000, '-0.500'],
    ['date', '2026-01-31', 'Sab, 31 Jan 2026'],
    ['datetime', '2026-01-31T17:30:00.000Z', 'Min, 1 Feb 2026 00:30'],
    ['text', null, ''],
    ['weight', 'x', 'x'],
  ] as const)('%s %s → %s', (kind, value, text) => expect(cellText(kind, value)).toBe(text))

  it('keeps grams exact as numbers', () => {
    expect(cellNumber('weight', 3_237)).toBe(3.237)
    // Whoever sums the cells of a file gets the total that the report says.
    const cells = [1_061_114_500, 236_400].map(ug => cellNumber('fine', ug) ?? 0)
    expect(cells.reduce((sum, gram) => sum + gram, 0)).toBe(cellNumber('fine', 1_061_350_900))
    expect(cellNumber('fine', 3_237_500)).toBe(3.2375)
    expect(cellNumber('money', '')).toBeNull()
  })
})
