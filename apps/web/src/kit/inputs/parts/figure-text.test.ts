import { describe, expect, test } from 'vitest'
import { figureAfter, grouped, placeAfter } from './figure-text.ts'

const DIGIT = /\d/

describe('a figure in its mask', () => {
  test.each([
    ['typed at the end', 'Rp. 1 ,-', 'Rp. 11 ,-', 6, '11', 2],
    ['typed in the middle', 'Rp. 1,250 ,-', 'Rp. 19,250 ,-', 6, '19250', 2],
    ['replaced whole', 'Rp. 1,250 ,-', '7', 1, '7', 1],
    ['a digit deleted', 'Rp. 1,250 ,-', 'Rp. 1,25 ,-', 8, '125', 3],
    ['the mask behind deleted', 'Rp. 1,250 ,-', 'Rp. 1,250 ,', 11, '125', 3],
    ['a comma deleted', 'Rp. 1,250 ,-', 'Rp. 1250 ,-', 5, '250', 0],
  ])('%s', (_name, before, after, cursor, text, left) => {
    expect(figureAfter(before, after, cursor, DIGIT)).toEqual({ text, left })
  })

  test.each([
    ['Rp. 1,250 ,-', 4, 9],
    ['Rp. 1,250 ,-', 1, 5],
    ['Rp. 1,250 ,-', 0, 4],
    ['', 0, 0],
    ['4.512', 5, 5],
  ])('the cursor in %s behind %i characters stands at %i', (shown, count, place) => {
    expect(placeAfter(shown, count, shown.startsWith('4') ? /[\d.]/ : DIGIT)).toBe(place)
  })

  test('groups', () => {
    expect(['', '0', '007', '1250', '1250000'].map(grouped)).toEqual([
      '',
      '0',
      '7',
      '1,250',
      '1,250,000',
    ])
  })
})
