import { describe, expect, test } from 'vitest'
import { type Stroke, scannedUntil } from './deaf-to-scans.ts'

const typed = (text: string, everyMs: number, from = 1000): Stroke[] =>
  [...text].map((key, i) => ({ key, at: from + i * everyMs }))

/** Milliseconds of the Enter that follows the last key by so much. */
const after = (strokes: readonly Stroke[], ms: number) => (strokes.at(-1)?.at ?? 0) + ms

describe('an Enter is a scanner’s or a hand’s', () => {
  const label = typed('10482213', 4)
  const slow = typed('ya ok', 90, 200)
  test.each([
    ['a label and its Enter', label, 4, '10482213'],
    ['a slow scanner', typed('10482213', 30), 30, '10482213'],
    ['one slow step before the Enter, the machine was busy', label, 90, '10482213'],
    ['a label after words typed by hand', [...slow, ...label], 4, '10482213'],
    ['a hand that reads the question first', label, 250, null],
    ['a quick hand', typed('password', 60), 60, null],
    ['three keys are too few to tell', typed('123', 4), 4, null],
    ['nothing but Enter', [], 0, null],
  ])('%s', (_, strokes, rest, code) => {
    expect(scannedUntil(after(strokes, rest), strokes)).toBe(code)
  })
})
