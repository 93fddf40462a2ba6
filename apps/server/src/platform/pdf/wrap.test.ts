import { expect, it } from 'vitest'
import { wrap } from './wrap.ts'

const letters = { widthOf: (text: string) => text.length }

it.each([
  ['Cincin Ukir', 20, ['Cincin Ukir']],
  ['Cincin Ukir Bunga', 12, ['Cincin Ukir', 'Bunga']],
  ['FH-JKT-261006-0001', 15, ['FH-JKT-261006-', '0001']],
  ['FH-JKT-261006-0001 Lunas', 10, ['FH-JKT-', '261006-', '0001 Lunas']],
  ['Gelangkeroncong', 6, ['Gelang', 'keronc', 'ong']],
  ['-1234567', 4, ['-123', '4567']],
])('breaks %j at %d letters', (text, width, lines) => {
  expect(wrap(letters, text, width, { size: 1 }, 8)).toEqual(lines)
})
