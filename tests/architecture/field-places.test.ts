import { expect, test } from 'vitest'
import { sheets } from './style-sheets.ts'

// The list of a field stands beside it while it is open, and counts as one of its neighbours: a
// place given by number is then another field's, and the row moves under the hand.

/** Boxes that hold no field of their own. */
const NO_FIELDS: readonly string[] = [
  'features/barang/barang.module.css: .list li > :nth-child(2)',
  'features/tutup-toko/tutup-toko.module.css: .steps > :nth-child(1)',
  'features/tutup-toko/tutup-toko.module.css: .steps > :nth-child(2)',
  'features/tutup-toko/tutup-toko.module.css: .steps > :nth-child(3)',
  'features/tutup-toko/tutup-toko.module.css: .steps > :nth-child(4)',
]

/** Rules that find any kind of element by its number among its neighbours. */
const numbered = (css: string): string[] =>
  css
    .split(/[{};]/)
    .flatMap(alternatives)
    .map(one => one.trim())
    .filter(one => />\s*\*?(?::is\(.*)?:nth-(?:last-)?child\(/.test(one))

/** Parted by its commas; those within `:is(…)` part nothing. */
function alternatives(selector: string): string[] {
  let depth = 0
  const marked = selector.replaceAll(/[(),]/g, sign => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return sign === ',' && depth === 0 ? '\0' : sign
  })
  return marked.split('\0')
}

test('no field has its place by its number among its neighbours', () => {
  const found = sheets.flatMap(({ name, text }) => numbered(text).map(one => `${name}: ${one}`))
  expect(found.sort()).toEqual([...NO_FIELDS].sort())
})

test('the rule sees what it is for', () => {
  expect(numbered('.pieces > :nth-child(4) { x: y }')).toHaveLength(1)
  expect(numbered('.line > *:nth-last-child(2) { x: y }')).toHaveLength(1)
  expect(numbered('.box > :is(:first-child, :nth-child(4)) { x: y }')).toHaveLength(1)
  expect(numbered('.lines td:nth-child(2) { x: y } .a > span:nth-child(3) { x: y }')).toEqual([])
})
