import { describe, expect, test } from 'vitest'
import { plainCode, separatorKeys } from './plain-code.ts'
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
    [
      'the figures of a name after a rest',
      [...typed('Contoh ', 4), ...typed('28', 4, 1135)],
      4,
      null,
    ],
    ['what is said of the label before it', typed(']C110482213', 4), 4, ']C110482213'],
    ['of a Data Matrix', typed(']d210482213', 4), 4, ']d210482213'],
  ])('%s', (_, strokes, rest, code) => {
    const scanned = scannedUntil(after(strokes, rest), strokes)
    expect(scanned?.map(stroke => stroke.key).join('') ?? null).toBe(code)
  })
})

test.each([
  ['10482213', '10482213'],
  [']C110482213', '10482213'],
  [']C0FJ-JKT-261121-0001', 'FJ-JKT-261121-0001'],
  ['\u001d10482213', '10482213'],
  [']C1\u001d10482213\u001d', '10482213'],
  [']E04006381333931', '4006381333931'],
  [' 10482213 ', '10482213'],
  ['[C110482213', '[C110482213'],
])('%j is the label %j', (text, code) => expect(plainCode(text)).toBe(code))

/** Keys as Chrome was told of them by wedge scanners that write FNC1. */
const RECORDED = {
  'Ctrl and ]': [{ key: ']', code: 'BracketRight', ctrlKey: true, at: 0 }],
  'Alt 029': ['0', '2', '9'].map((key, i) => ({
    ...{ key, code: `Numpad${key}`, altKey: true, at: i * 6 },
  })),
  'Alt 0029': ['0', '0', '2', '9'].map((key, i) => ({
    ...{ key, code: `Numpad${key}`, altKey: true, at: i * 6 },
  })),
  'Alt 029 before and behind': ['0', '2', '9', '0', '2', '9'].map((key, i) => ({
    ...{ key, code: `Numpad${key}`, altKey: true, at: i * 6 + (i < 3 ? 0 : 32) },
  })),
}

const isTaken = (keys: readonly object[]) => {
  const judge = separatorKeys()
  return keys.map(key => {
    const one = { ctrlKey: false, altKey: false, metaKey: false, at: 0, ...key }
    const { at: timeStamp, ...event } = one as typeof one & { key: string; code: string }
    return judge({ ...event, timeStamp })
  })
}

test.each(Object.entries(RECORDED))('%s is a separator, and none of the page’s keys', (_, keys) =>
  expect(isTaken(keys)).toEqual(keys.map(() => true)),
)

test.each([
  ['Alt 2 of a hand', [{ key: '2', code: 'Digit2', altKey: true }]],
  ['Alt 2 on the number pad', [{ key: '2', code: 'Numpad2', altKey: true }]],
  ['a bracket', [{ key: ']', code: 'BracketRight' }]],
  ['another Ctrl', [{ key: 'k', code: 'KeyK', ctrlKey: true }]],
])('%s is none', (_, keys) => expect(isTaken(keys)).toEqual([false]))
