import { describe, expect, test } from 'vitest'
import { isNitku, taxNumber } from './nitku.ts'

const TIN = '0123456789012345'

describe('a tax number', () => {
  test.each([
    ['16 digits are of the main place', TIN, { tin: TIN, idtku: `${TIN}000000` }],
    ['22 name the place', `${TIN}000012`, { tin: TIN, idtku: `${TIN}000012` }],
    ['15 get a 0 in front', TIN.slice(1), { tin: TIN, idtku: `${TIN}000000` }],
    ['signs are left out', '12.345.678.9-012.345', { tin: TIN, idtku: `${TIN}000000` }],
    ['14 digits are none', TIN.slice(2), null],
    ['17 digits are none', `${TIN}0`, null],
    ['letters are none', 'A123456789012345', null],
    ['zeros are nobody', '0'.repeat(16), null],
    ['zeros with a place are nobody', `${'0'.repeat(16)}000001`, null],
    ['nothing is none', '', null],
  ])('%s', (_, typed, expected) => {
    expect(taxNumber(typed)).toEqual(expected)
  })

  test.each([
    [`${TIN}000000`, true],
    [`${TIN}00000`, false],
    [`${TIN}0000000`, false],
    [TIN, false],
    [`${TIN.slice(1)}.000000`, false],
    ['0'.repeat(22), false],
  ])('%s as the number of a place: %s', (text, expected) => {
    expect(isNitku(text)).toBe(expected)
  })
})
