import { describe, expect, test } from 'vitest'
import { isScannerBurst, type Stroke, scannedUntil } from './scan-judge.ts'

describe('a scanner is told from a hand', () => {
  const every = (ms: number, keys: number) => Array.from({ length: keys }, (_, i) => 1000 + i * ms)
  test.each([
    ['8 keys, 4 ms apart', every(4, 8), true],
    ['8 keys, 34 ms apart', every(34, 8), true],
    ['8 keys, 60 ms apart', every(60, 8), false],
    ['3 quick keys are too few to tell', every(4, 3), false],
    ['nothing', [], false],
    ['one slow step, the machine was busy', [0, 4, 8, 90, 94, 98, 102, 106], true],
    ['two slow steps', [0, 4, 90, 94, 180, 184, 188, 192], false],
  ])('%s', (_, times, scanner) => {
    expect(isScannerBurst(times)).toBe(scanner)
  })
})

const typed = (text: string, everyMs: number, from = 1000): Stroke[] =>
  [...text].map((key, i) => ({ key, at: from + i * everyMs }))

/** Milliseconds of the Enter that follows the last key by so much. */
const after = (strokes: readonly Stroke[], ms: number) => (strokes.at(-1)?.at ?? 0) + ms

describe('an Enter is a scanner’s or a hand’s', () => {
  const label = typed('10482213', 4)
  const slow = typed('ya ok', 90, 200)
  const thousands = [...typed('15', 110), ...typed('000', 3, 1220), ...typed('000', 3, 1330)]
  test.each([
    ['a label and its Enter', label, 4, '10482213'],
    ['a slow scanner', typed('10482213', 30), 30, '10482213'],
    ['one slow step before the Enter, the machine was busy', label, 90, '10482213'],
    ['a label after words typed by hand', [...slow, ...label], 4, '10482213'],
    ['a hand that reads the question first', label, 250, null],
    ['a quick hand', typed('password', 60), 60, null],
    ['a password manager, which types like a scanner', typed('rahasia-toko2', 4), 4, null],
    ['a name, in no time', typed('NENG', 4), 4, null],
    ['a quick hand on a pad with a key 000', thousands, 90, null],
    ['three keys are too few to tell', typed('123', 4), 4, null],
    ['nothing but Enter', [], 0, null],
  ])('%s', (_, strokes, rest, code) => {
    const scanned = scannedUntil(after(strokes, rest), strokes)
    expect(scanned?.map(stroke => stroke.key).join('') ?? null).toBe(code)
  })
})
