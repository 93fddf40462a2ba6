import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recogniseColumns } from './columns.ts'
import { inRupiah } from './in-rupiah.ts'
import { lineMarks } from './line-mark.ts'
import { readStatement } from './read-statement.ts'
import { gapsOf, openingOf } from './running-balance.ts'
import { formatSen, rupiahOf } from './sen.ts'

const HARI = '2026-11-26'

const linesOf = (rows: readonly (readonly string[])[]) => {
  const { peta, kepala } = recogniseColumns(rows)
  const { lines, faults } = readStatement(rows, { peta, kepala, hari: HARI })
  expect(faults).toEqual([])
  return lines
}
const told = (rows: readonly (readonly string[])[], sebelum?: number) =>
  inRupiah(linesOf(rows), sebelum).map(one => [
    one.jumlah_sen,
    one.jumlah,
    one.saldo_sen,
    one.saldo,
  ])

const BCA = [
  ['Tanggal', 'Keterangan', 'Cabang', 'Jumlah', '', 'Saldo'],
  ["'29/10", 'SETORAN', '0000', '2,500,000.00', 'CR', '12,500,000.30'],
  ["'30/10", 'BUNGA', '0000', '1,234.56', 'CR', '12,501,234.86'],
  ["'30/10", 'PAJAK BUNGA', '0000', '246.91', 'DB', '12,500,987.95'],
  ["'30/10", 'BUNGA', '0000', '0.25', 'CR', '12,500,988.20'],
]

const MANDIRI = [
  [
    'Account No',
    'Date',
    'Value Date',
    'Description',
    'Reference No.',
    'Debit',
    'Credit',
    'Balance',
  ],
  ['137', '05/11/26', '05/11/26', 'BUNGA', '', '0,00', '1.234,56', '6.234.567,90'],
  ['137', '05/11/26', '05/11/26', 'PAJAK', '', '246,91', '0,00', '6.234.320,99'],
  ['137', '06/11/26', '06/11/26', 'BUNGA', '', '0,00', '0,01', '6.234.321,00'],
]

const BRI = [
  ['TGL', 'JAM', 'URAIAN TRANSAKSI', 'DEBET', 'KREDIT', 'SALDO'],
  ['07/11/2026', '09:15:22', 'BUNGA', '', '1234.56', '8000000.06'],
  ['08/11/2026', '10:00:01', 'PAJAK BUNGA', '246.91', '', '7999753.15'],
]

describe('sen are carried along the balance', () => {
  test('BCA: the rupiah of a line are those its balance gains or loses', () => {
    expect(told(BCA)).toEqual([
      [250_000_000, 2_500_000, 1_250_000_030, 12_500_000],
      [123_456, 1_234, 1_250_123_486, 12_501_234],
      [-24_691, -247, 1_250_098_795, 12_500_987],
      [25, 1, 1_250_098_820, 12_500_988],
    ])
  })

  test('Mandiri: a comma before sen, and one sen that fills a rupiah', () => {
    expect(told(MANDIRI)).toEqual([
      [123_456, 1_234, 623_456_790, 6_234_567],
      [-24_691, -247, 623_432_099, 6_234_320],
      [1, 1, 623_432_100, 6_234_321],
    ])
  })

  test('BRI: no thousands, a point before sen', () => {
    expect(told(BRI)).toEqual([
      [123_456, 1_235, 800_000_006, 8_000_000],
      [-24_691, -247, 799_975_315, 7_999_753],
    ])
  })

  test('the newest line first is turned round by balances to the sen', () => {
    const [head = [], ...rows] = BRI
    const same = rows.map(row => ['08/11/2026', ...row.slice(1)])
    expect(told([head, ...[...same].reverse()])).toEqual(told([head, ...same]))
  })

  test('a balance below nothing goes down, not towards nothing', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Jumlah', 'Saldo'],
      ['01/11/2026', 'BUNGA DEBET', '0.60 DB', '0.10 DB'],
      ['02/11/2026', 'BUNGA DEBET', '1,234.56 DB', '1,234.66 DB'],
      ['03/11/2026', 'SETORAN', '1,234.66 CR', '0.00'],
    ]
    expect(told(rows)).toEqual([
      [-60, -1, -10, -1],
      [-123_456, -1_234, -123_466, -1_235],
      [123_466, 1_235, 0, 0],
    ])
  })

  test('a line of sen alone may move no rupiah', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Saldo'],
      ['01/11/2026', 'BUNGA', '', '0,12', '100,40'],
      ['01/11/2026', 'PAJAK', '0,02', '', '100,38'],
    ]
    expect(told(rows)).toEqual([
      [12, 0, 10_040, 100],
      [-2, 0, 10_038, 100],
    ])
  })

  test('without a column of balances from nothing, or from what the account held', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Debit', 'Kredit'],
      ['01/11/2026', 'BUNGA', '', '1.234,56'],
      ['01/11/2026', 'BUNGA', '', '1.234,56'],
      ['02/11/2026', 'PAJAK', '246,91', ''],
    ]
    const jumlah = (sebelum?: number) => told(rows, sebelum).map(([, rp]) => rp)
    expect(jumlah()).toEqual([1_234, 1_235, -247])
    expect(jumlah(50)).toEqual([1_235, 1_234, -247])
    expect(told(rows).map(([, , saldo_sen, saldo]) => [saldo_sen, saldo])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  test('where only the last line of a day says it, the lines before it are reckoned back', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Saldo'],
      ['01/11/2026', 'BUNGA', '', '0,70', ''],
      ['01/11/2026', 'BUNGA', '', '0,30', '1.001,40'],
      ['02/11/2026', 'BUNGA', '', '0,95', ''],
    ]
    expect(told(rows, 7).map(([, rp]) => rp)).toEqual([1, 0, 1])
  })
})

describe('the same line of two files', () => {
  test('has one mark and one amount, wherever its file begins', () => {
    const [head = [], ...rows] = BCA
    const [all, late] = [linesOf(BCA), linesOf([head, ...rows.slice(2)])]
    expect(lineMarks(late)).toEqual(lineMarks(all).slice(2))
    expect(inRupiah(late, 99).map(({ jumlah }) => jumlah)).toEqual([-247, 1])
  })

  test('is another where a sen is another', () => {
    const line = { tgl: '2026-11-01', jumlah_sen: 123_456, keterangan: 'BUNGA', saldo_sen: 200_010 }
    const marks = [line, { ...line, jumlah_sen: 123_400 }, { ...line, saldo_sen: 200_011 }]
    expect(new Set(lineMarks(marks).map(mark => mark.slice(0, -2))).size).toBe(3)
  })

  test('is marked as before sen were read where it has none', () => {
    const whole = { tgl: '2026-11-01', jumlah_sen: -1_250_000, keterangan: 'Adm', saldo_sen: 500 }
    expect(lineMarks([whole, { ...whole, saldo_sen: null }])).toEqual([
      '["2026-11-01",-12500,"ADM",5] 0',
      '["2026-11-01",-12500,"ADM",null] 0',
    ])
  })
})

test.each([
  [0, '0'],
  [123_400, '1,234'],
  [123_456, '1,234.56'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-123_460, '-1,234.60'],
  [1_250_098_820, '12,500,988.20'],
])('%i sen are %s', (sen, text) => {
  expect(formatSen(sen)).toBe(text)
})

test('opening and lines are the closing balance, to the sen and in rupiah', () => {
  const sen = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
  const moves = fc.array(fc.tuple(sen, fc.boolean()), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(sen, moves, (opening, given) => {
      let held = opening
      const lines = given.map(([jumlah_sen, isSaid], baris) => {
        held += jumlah_sen
        return { baris, jumlah_sen, saldo_sen: isSaid || baris === 0 ? held : null }
      })
      const whole = inRupiah(lines)
      expect(openingOf(lines)).toBe(opening)
      expect(gapsOf(lines, opening)).toEqual([])
      const moved = whole.reduce((sum, { jumlah }) => sum + jumlah, 0)
      expect(rupiahOf(opening) + moved).toBe(rupiahOf(held))
      for (const { jumlah, jumlah_sen } of whole) {
        expect(Math.abs(jumlah * 100 - jumlah_sen)).toBeLessThan(100)
      }
    }),
  )
})
