import { describe, expect, test } from 'vitest'
import { issueText } from '../words/issue-text.ts'
import { type CellKind, cellFault, column, rowOf } from './columns.ts'

const of = (kind: CellKind) => column(kind, 'a', 'A', '')

describe('a cell that cannot be taken says what was meant', () => {
  test.each([
    ['count', '1.5', 'Harus bilangan bulat'],
    ['count', '1,5', 'Harus bilangan bulat'],
    ['rupiah', 'Rp 1.250.000,50', 'Harus bilangan bulat'],
    ['gram', '3,2375 g', 'Paling banyak 3 angka di belakang koma'],
    ['percent', '12,55', 'Paling banyak 1 angka di belakang koma'],
    ['percent', '1,200', 'Angka ini dapat dibaca dua cara'],
    ['count', '99999999999999999', 'Angka terlalu besar'],
    ['count', 'dua', 'Bukan angka'],
    ['count', '10%', 'Satuan ini tidak sesuai dengan kolomnya'],
  ] as const)('%s %s: %s', (kind, cell, text) => {
    expect(cellFault(of(kind), cell)).toBe(text)
  })

  test.each([
    ['count', '1.500'],
    ['gram', '3,237 g'],
    ['percent', '12,5 %'],
    ['rupiah', ''],
    ['text', 'satu'],
    ['date', 'besok'],
  ] as const)('%s %j is nothing of figures', (kind, cell) => {
    expect(cellFault(of(kind), cell)).toBeUndefined()
  })
})

test('a figure finer than its column goes as it is, so that the check can say so', () => {
  const fields = (['count', 'rupiah', 'gram', 'percent'] as const).map((kind, i) =>
    column(kind, String(i), '', ''),
  )
  expect(rowOf(fields, ['1,5', '2.000,25', '3,2375', '12,55'])).toEqual({
    ...{ 0: 1.5, 1: 2000.25, 2: 3.2375, 3: 125.5 },
  })
  expect(rowOf(fields, ['1,0000000001', 'x', '', '1,200'])).toEqual({
    ...{ 0: '1,0000000001', 1: 'x', 3: '1,200' },
  })
})

test('a number that is not whole is no word', () => {
  const issue = { code: 'invalid_type', expected: 'int', input: 1.5 } as const
  expect(issueText(issue as never)).toBe('Harus bilangan bulat')
  expect(issueText({ ...issue, input: 'satu' } as never)).toBe('Bukan angka')
})
