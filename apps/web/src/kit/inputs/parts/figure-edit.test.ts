import { describe, expect, test } from 'vitest'
import { cursorAt, editOf, liveFigure, type Mask, ungrouped, unmasked } from './figure-edit.ts'

const MONEY: Mask = { before: 'Rp. ', after: ' ,-' }
const BARE: Mask = { before: '', after: '' }

describe('an edit of a figure in its mask', () => {
  test.each([
    ['typed at the end', 'Rp. 1 ,-', 'Rp. 11 ,-', 6, '1', '1', ''],
    ['typed in the middle', 'Rp. 1,250 ,-', 'Rp. 19,250 ,-', 6, '1', '9', '250'],
    ['replaced whole', 'Rp. 1,250 ,-', '7', 1, '', '7', ''],
    ['a digit deleted', 'Rp. 1,250 ,-', 'Rp. 1,25 ,-', 8, '125', '', ''],
    ['the mask behind deleted', 'Rp. 1,250 ,-', 'Rp. 1,250 ,', 11, '125', '', ''],
    ['a comma deleted', 'Rp. 1,250 ,-', 'Rp. 1250 ,-', 5, '', '', '250'],
    ['a sign written', 'Rp. 1,250 ,-', 'Rp. 1,250, ,-', 10, '1250', ',', ''],
    ['the same over itself', 'Rp. 1,250 ,-', '1250', 4, '', '1250', ''],
    ['filled by a program', '', '1600000', 7, '', '1600000', ''],
    ['put there with the cursor at 0', 'Rp. 5 ,-', 'Rp. 77 ,-', 0, '', 'Rp. 77 ,-', ''],
  ])('%s', (_name, shown, text, cursor, left, written, right) => {
    const plain = ungrouped(shown.replace(/[^\d,]| ,-$/g, ''))
    const deletes = text.length < shown.length && !/^\d+$/.test(text)
    expect(editOf(shown, MONEY, plain, { text, cursor, deletes })).toEqual({ left, written, right })
  })

  test('a weight with its own grouping', () => {
    const now = { text: '1,234.567', cursor: 9, deletes: false }
    expect(editOf('1,234.56', BARE, '1234.56', now)).toEqual({
      left: '1234.56',
      written: '7',
      right: '',
    })
  })
})

test.each([
  ['Rp. 1,250 ,-', '1250', 4, 9],
  ['Rp. 1,250 ,-', '1250', 1, 5],
  ['Rp. 1,250 ,-', '1250', 0, 4],
  ['Rp. 1.000,0 ,-', '1.000,0', 6, 10],
])('the cursor in %s (%s) behind %i characters stands at %i', (shown, plain, count, place) => {
  expect(cursorAt(shown, MONEY, plain, count)).toBe(place)
})

test.each([
  ['0 hari', ' hari', '0'],
  ['2.5 %', ' %', '2.5'],
  ['Rp. 1,000 ,-', ' ,-', 'Rp. 1,000'],
  [' 12 ', '', '12'],
])('%s pasted into a field with%s is %s', (text, after, bare) => {
  expect(unmasked(text, { before: '', after }).trim()).toBe(bare)
})

test('thousands are shown until a hand writes signs of its own', () => {
  expect(['', '0', '007', '1250', '1250000', '1.250', '1250,0', '3,4'].map(liveFigure)).toEqual([
    '',
    '0',
    '7',
    '1,250',
    '1,250,000',
    '1.250',
    '1250,0',
    '3,4',
  ])
})
