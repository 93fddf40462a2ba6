import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KINDS, namedTest, placesOf } from '../../tools/breaks/break.ts'
import { BREAKS } from '../../tools/breaks/breaks.ts'

/** How many there are of each kind; all of them together are sixty. */
const COUNT = [10, 10, 8, 6, 6, 6, 6, 4, 4]

test('every break still fits: its text stands once in its file, and its tests are there', () => {
  const stale = BREAKS.flatMap(one => {
    const text = existsSync(one.file) ? readFileSync(one.file, 'utf8') : ''
    const lost = one.red.filter(test => !existsSync(namedTest(test).file))
    const places = placesOf(text, one)
    return places === 1 && lost.length === 0 && one.from !== one.to ? [] : [[one.id, places, lost]]
  })
  expect(stale).toEqual([])
})

test('sixty faults of nine kinds, each with a name of its own and a test that sees it', () => {
  expect(new Set(BREAKS.map(({ id }) => id)).size).toBe(60)
  expect(KINDS.map(kind => BREAKS.filter(one => one.kind === kind).length)).toEqual(COUNT)
  expect(BREAKS.filter(({ red }) => red.length === 0)).toEqual([])
  expect(BREAKS.filter(({ where }) => where === 'trial').length).toBeLessThanOrEqual(6)
})
