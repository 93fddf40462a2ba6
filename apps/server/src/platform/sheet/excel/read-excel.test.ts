import { describe, expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { CELL_FAULTS } from '../sheet.ts'
import { bookOf, type CellFixture, rowsXml } from './book.fixture.ts'

const read = (bytes: Buffer) => parseSheet(bytes, 'x.xlsx')
const refused = (bytes: Buffer) =>
  read(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : error),
  )
const ofCells = (cells: readonly CellFixture[], formats?: readonly string[]) =>
  read(bookOf([{ name: 'a', rows: rowsXml([cells]) }], formats))

describe('a number is what its format shows', () => {
  test.each([
    ['0%', 0.1, '10%'],
    ['0%', 0.07, '7%'],
    ['0%', -0.006, '-0.6%'],
    ['0.00%', 0.025, '2.5%'],
    ['#,##0.0 %;[Red]-#,##0.0 %', 1.5, '150%'],
    ['0.0"%"', 2.5, '2.5'],
    ['0.0\\%', 2.5, '2.5'],
    ['[$Rp-421]#,##0', 2_000_000, '2000000'],
    ['0000000000', 12_345_678, '0012345678'],
    ['00', 7.5, '7.5'],
    ['General', 0.1, '0.1'],
  ])('%s shows %d as %s', async (format, value, text) => {
    const { rows, faults } = await ofCells([[value, 1]], [format])
    expect([rows, faults]).toEqual([[[text]], []])
  })

  test('also where a formula made it, and never where a text stands', async () => {
    const formula = { xml: '<c s="1"><f>1/10</f><v>0.1</v></c>' }
    const text = { xml: '<c s="1" t="inlineStr"><is><t>10</t></is></c>' }
    const empty = { xml: '<c s="1"/>' }
    expect((await ofCells([formula, text, empty, 'x'])).rows).toEqual([['10%', '10', '', 'x']])
  })
})

describe('what a cell lost is told', () => {
  const { LONG_NUMBER, NO_RESULT, ERROR } = CELL_FAULTS
  test.each([
    ['a number of 16 digits', { xml: '<c><v>3174012345678901</v></c>' }, LONG_NUMBER],
    ['the same as Excel keeps it', { xml: '<c><v>3.1740123456789E+15</v></c>' }, LONG_NUMBER],
    ['a number of 15 digits', 317_401_234_567_890, undefined],
    ['16 digits as a text', '3174012345678901', undefined],
    ['a formula without a result', { xml: '<c><f>1+1</f><v></v></c>' }, NO_RESULT],
    ['one that keeps nothing at all', { xml: '<c><f t="shared" si="0"/></c>' }, NO_RESULT],
    ['a formula of no words', { xml: '<c t="str"><f>""</f><v></v></c>' }, undefined],
    ['a formula with its result', { xml: '<c><f>1+1</f><v>2</v></c>' }, undefined],
    ['a formula that is wrong', { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }, ERROR],
  ] as const)('%s', async (_, cell, fault) => {
    const { faults } = await ofCells(['A', cell, 'B'])
    expect(faults).toEqual(fault === undefined ? [] : [{ row: 0, column: 1, teks: fault.teks }])
  })

  test('in a last row that holds nothing else', async () => {
    const rows = rowsXml([['A'], [{ xml: '<c><f>1+1</f></c>' }]])
    const { rows: found, faults } = await read(bookOf([{ name: 'a', rows }]))
    expect([found.length, faults.map(({ row }) => row)]).toEqual([2, [1]])
  })
})

describe('only what people see is read', () => {
  const old = { name: 'Lama', rows: rowsXml([['lama']]) }
  const seen = { name: 'Baru', rows: rowsXml([['baru']]) }

  test.each(['hidden', 'veryHidden'])('a sheet that is %s is passed over', async state => {
    expect((await read(bookOf([{ ...old, state }, seen, old]))).rows).toEqual([['baru']])
  })

  test('a workbook of hidden sheets has none', async () => {
    expect(await refused(bookOf([{ ...old, state: 'hidden' }]))).toBe('semua lembar tersembunyi')
  })

  test('hidden rows and columns that hold something are named', async () => {
    const rows =
      rowsXml([['Kode', 'Nama']]) +
      '<row r="2" hidden="1"><c><v>1</v></c></row><row r="3" hidden="1"><c s="1"/></row>' +
      '<row r="4"><c><v>2</v></c></row>'
    expect(await refused(bookOf([{ name: 'a', rows }]))).toBe(
      'baris 2 tersembunyi, tampilkan atau hapus dahulu',
    )
    const before = '<cols><col min="2" max="3" hidden="1"/></cols>'
    expect(await refused(bookOf([{ ...seen, before, rows: rowsXml([['Kode', 'Nama']]) }]))).toBe(
      'kolom B tersembunyi, tampilkan atau hapus dahulu',
    )
    expect((await read(bookOf([{ ...seen, before }]))).rows).toEqual([['baru']])
  })
})

test('tags in comments and texts are no cells', async () => {
  const rows =
    '<!-- <row r="1"><c s="1"><v>0.5</v></c></row> -->' +
    '<row r="1"><c><v><![CDATA[5]]></v></c><c t="inlineStr"><is><t>a &lt;f&gt;</t></is></c></row>'
  expect((await read(bookOf([{ name: 'a', rows }]))).rows).toEqual([['5', 'a <f>']])
  const typed = bookOf([{ name: 'a', rows: '', before: '<!DOCTYPE x>' }])
  expect(await refused(typed)).toBe('isi berkas rusak atau tidak lengkap')
})
