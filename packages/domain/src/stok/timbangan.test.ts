import { describe, expect, it, test } from 'vitest'
import {
  bacaTimbangan,
  barisTimbangan,
  beratTenang,
  type PolaTimbangan,
  TANPA_SISA,
} from './timbangan.ts'

describe('lines of a scale', () => {
  test.each([
    ['whole', ['ST,GS,+0003.237  g\r\n'], ['ST,GS,+0003.237  g'], ''],
    ['cut anywhere', ['ST,GS,+00', '03.2', '37  g', '\r', '\nUS'], ['ST,GS,+0003.237  g'], 'US'],
    ['ended by CR alone', ['3.237 g\r3.238 g\r'], ['3.237 g', '3.238 g'], ''],
    ['ended by LF alone', ['3.237 g\n'], ['3.237 g'], ''],
    ['with noise', ['\u0000\u0002ST,\u00ff+3.2 g\u0003\r\n\r\n'], ['ST,+3.2 g'], ''],
    ['that never end', ['x'.repeat(500), '\r3 g\r'], ['3 g'], ''],
  ])('%s', (_, chunks, lines, left) => {
    let rest = TANPA_SISA
    const all: string[] = []
    for (const chunk of chunks) {
      const [some, more] = barisTimbangan(rest, chunk)
      all.push(...some)
      rest = more
    }
    expect([all, rest]).toEqual([lines, left])
  })
})

type Case = readonly [PolaTimbangan, string, number | null, boolean | null, string | null]

test.each<Case>([
  ['AND', 'ST,GS,+0003.237  g', 3_237, true, null],
  ['AND', 'ST,+00003.237  g', 3_237, true, null],
  ['AND', 'ST,NT,+  12.5  g', 12_500, true, null],
  ['AND', 'US,GS,+0003.241  g', 3_241, false, null],
  ['AND', 'ST,GS,-0000.002  g', null, true, 'NEGATIF'],
  ['AND', 'ST,GS,+0003.237 ct', null, true, 'SATUAN'],
  ['AND', 'OL,+9999999E+19', null, false, 'BEBAN_LEBIH'],
  ['AND', 'OL,-9999999E+19', null, false, 'BEBAN_KURANG'],
  ['AND', 'ST,GS,+000#.237  g', null, null, 'TIDAK_TERBACA'],
  ['AND', 'ST,GS,+0003.2371  g', null, true, 'TIDAK_TERBACA'],
  ['AND', 'ST,GS,+0003.2370  g', 3_237, true, null],
  ['SICS', 'S S      3.237 g', 3_237, true, null],
  ['SICS', 'S D      3.241 g', 3_241, false, null],
  ['SICS', 'S S     -3.237 g', null, true, 'NEGATIF'],
  ['SICS', 'S +', null, false, 'BEBAN_LEBIH'],
  ['SICS', 'S -', null, false, 'BEBAN_KURANG'],
  ['SICS', 'S I', null, false, 'TIDAK_TERBACA'],
  ['SICS', 'S S    0.114 ozt', null, true, 'SATUAN'],
  ['SICS', 'ES', null, null, 'TIDAK_TERBACA'],
  ['SARTORIUS', '+    3.237 g', 3_237, true, null],
  ['SARTORIUS', 'N     +   3.237 g', 3_237, true, null],
  ['SARTORIUS', '+    3.241', 3_241, false, null],
  ['SARTORIUS', '-    3.241 g', null, true, 'NEGATIF'],
  ['SARTORIUS', 'Stat       High', null, false, 'BEBAN_LEBIH'],
  ['SARTORIUS', 'Stat       L', null, false, 'BEBAN_KURANG'],
  ['SARTORIUS', 'Stat       Err 54', null, false, 'TIDAK_TERBACA'],
  ['POLOS', '3.237g', 3_237, null, null],
  ['POLOS', '+ 3.237', 3_237, null, null],
  ['POLOS', '3.241 g ?', 3_241, false, null],
  ['POLOS', '16.185 ct', null, null, 'SATUAN'],
  ['POLOS', '3.2.37', null, null, 'TIDAK_TERBACA'],
  ['POLOS', 'hello', null, null, 'TIDAK_TERBACA'],
])('%s: "%s"', (pola, baris, mg, stabil, sebab) => {
  expect(bacaTimbangan(baris, pola)).toEqual({ baris, mg, stabil, sebab })
})

describe('a scale at rest', () => {
  const at = (pola: PolaTimbangan, ...lines: readonly (readonly [number, string])[]) =>
    lines.map(([pada, baris]) => ({ ...bacaTimbangan(baris, pola), pada }))
  const every = (ms: number, ...grams: readonly string[]) =>
    at('POLOS', ...grams.map((gram, i) => [i * ms, `${gram} g`] as const))
  const mg = (bacaan: ReturnType<typeof at>) => beratTenang(bacaan, 1)?.mg ?? null

  it('is what the scale says of itself', () => {
    expect(mg(at('AND', [0, 'US,GS,+3.2 g'], [10, 'ST,GS,+3.237 g']))).toBe(3_237)
    expect(mg(at('AND', [0, 'ST,GS,+3.237 g'], [10, 'US,GS,+3.2 g']))).toBeNull()
    expect(mg(at('AND', [0, 'ST,GS,+3.237 g'], [10, 'OL,+9999999E+19']))).toBeNull()
  })

  it('or five lines within a division over half a second', () => {
    expect(mg(every(125, '3.237', '3.237', '3.238', '3.237', '3.237'))).toBe(3_237)
    expect(mg(every(125, '2.9', '3.237', '3.237', '3.238', '3.237', '3.237'))).toBe(3_237)
    expect(mg(every(250, '3.237', '3.237', '3.237', '3.237', '3.237'))).toBe(3_237)
  })

  test.each([
    ['nothing', []],
    ['one line', every(125, '3.237')],
    ['four lines', every(200, '3.237', '3.237', '3.237', '3.237')],
    ['lines of a moment', every(50, '3.237', '3.237', '3.237', '3.237', '3.237', '3.237')],
    ['what still falls', every(125, '3.241', '3.240', '3.239', '3.238', '3.237')],
    ['a line that is no weight', every(125, '3.237', '3.237', 'x', '3.237', '3.237')],
  ])('but not %s', (_, bacaan) => {
    expect(mg(bacaan)).toBeNull()
  })
})
