import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { alignOf, type CellKind, type CellValue, type Column, cellText } from './columns.ts'
import { csvText } from './csv/csv.ts'
import { setCsvForm } from './csv/csv-form.ts'

await i18next.init({ lng: 'id', interpolation: { prefix: '{', suffix: '}' } })

describe('a cell reads the same in every table', () => {
  test.each<[CellValue, CellKind, string]>([
    [5_232_500, 'money', '5,232,500'],
    [-45_000, 'money', '-45,000'],
    [3237, 'weight', '3.237'],
    [1_234_567, 'weight', '1,234.567'],
    [3.2, 'gram', '3.200'],
    [9_039_000, 'fine', '9.039'],
    [25, 'percent', '2.5'],
    [1000, 'percent', '100.0'],
    [-6, 'percent', '-0.6'],
    [-10, 'percent', '-1.0'],
    [-25, 'percent', '-2.5'],
    [-12_345, 'percent', '-1,234.5'],
    [-500, 'weight', '-0.500'],
    [-1, 'weight', '-0.001'],
    [-0.5, 'gram', '-0.500'],
    [-500_000, 'fine', '-0.500'],
    [-1, 'money', '-1'],
    [0, 'count', '0'],
    [null, 'money', '–'],
    ['', 'text', '–'],
    [true, 'flag', '✓'],
    ['2026-11-21', 'date', 'Sab, 21 Nov 2026'],
    ['2026-11-20T17:05:00Z', 'datetime', 'Sab, 21 Nov 2026 00:05'],
    ['tidak jelas', 'datetime', 'tidak jelas'],
  ])('%s as %s is %s', (value, kind, text) => {
    expect(cellText(value, kind)).toBe(text)
  })

  test('figures stand right, words left', () => {
    expect(alignOf('money')).toBe('right')
    expect(alignOf('weight')).toBe('right')
    expect(alignOf()).toBe('left')
    expect(alignOf('date')).toBe('left')
  })
})

describe('CSV', () => {
  interface Row {
    readonly nama: string
    readonly berat: number
    readonly harga: number | null
  }
  const columns: readonly Column<Row>[] = [
    { key: 'nama', label: 'Nama' },
    { key: 'berat', label: 'Berat, g', kind: 'weight' },
    { key: 'harga', label: 'Harga', kind: 'money' },
    { key: 'act', label: 'Aksi', kind: 'action' },
  ]
  const one = (nama: string, harga: number | null = 1) =>
    csvText(columns, [{ nama, berat: 3237, harga }]).split('\r\n')[1]

  test('has labels, CRLF, plain numbers, and no column of buttons', () => {
    expect(csvText(columns, [{ nama: 'Cincin', berat: 3237, harga: 4_865_500 }])).toBe(
      'Nama,"Berat, g",Harga\r\nCincin,3.237,4865500\r\n',
    )
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+62812', "'+62812"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a"b', '"a""b"'],
    ['dua\nbaris', '"dua\nbaris"'],
  ])('text %j is written %j', (text, written) => {
    expect(csvText([{ key: 'nama', label: 'N' }], [{ nama: text }])).toBe(`N\r\n${written}\r\n`)
  })

  test('a negative number stays a number, nothing stays empty', () => {
    expect(one('x', -5)).toBe('x,3.237,-5')
    expect(one('x', null)).toBe('x,3.237,')
  })

  test.each(['id', 'en', 'it', 'hk', 'my', 'jp'])(
    'a share below nothing keeps its sign on the screen and in a file, in %s',
    async language => {
      await i18next.changeLanguage(language)
      const share: readonly Column<{ readonly n: number }>[] = [
        { key: 'n', label: 'N', kind: 'percent' },
      ]
      const said = [-1, -6, -10, -25, -12_345].map(n => [
        cellText(n, 'percent'),
        csvText(share, [{ n }]).split('\r\n')[1],
      ])
      expect(said).toEqual([
        ['-0.1', '-0.1'],
        ['-0.6', '-0.6'],
        ['-1.0', '-1'],
        ['-2.5', '-2.5'],
        ['-1,234.5', '-1234.5'],
      ])
      await i18next.changeLanguage('id')
    },
  )

  test.each([
    [';', 'Nama;"Berat, g";Harga', '"a;b";3,237;1'],
    ['\t', 'Nama\t"Berat, g"\tHarga', '"a;b"\t3.237\t1'],
  ] as const)('stands in the form the store wants (%j)', (mark, head, line) => {
    setCsvForm(mark)
    try {
      expect(csvText(columns, [{ nama: 'a;b', berat: 3237, harga: 1 }])).toBe(
        `${head}\r\n${line}\r\n`,
      )
    } finally {
      setCsvForm(',')
    }
  })
})
