import { expect, test } from 'vitest'
import { sheets } from './style-sheets.ts'

// A track of a grid that says no minimum is as wide as the longest word in it: what stands beside
// it is pushed out of its box and cut. Every share of the room says that it may become nothing.

/** A text without what stands in brackets of `minmax`, however deep those go. */
function withoutMinmax(tracks: string): string {
  const at = tracks.indexOf('minmax(')
  if (at === -1) return tracks
  let depth = 0
  let end = at
  for (let i = at; i < tracks.length; i += 1) {
    if (tracks[i] === '(') depth += 1
    if (tracks[i] === ')') depth -= 1
    if (tracks[i] === ')' && depth === 0) {
      end = i
      break
    }
  }
  return tracks.slice(0, at) + withoutMinmax(tracks.slice(end + 1))
}

/** Shares of the room that say no minimum, declaration by declaration. */
function bareTracks(css: string): string[] {
  return css
    .split(/[;{}]/)
    .map(one => one.trim())
    .filter(one => /^grid-(?:template|auto)-columns:/.test(one))
    .filter(one => /\dfr\b/.test(withoutMinmax(one)))
}

test('no share of a grid is without a minimum', () => {
  const found = sheets.flatMap(({ name, text }) => bareTracks(text).map(one => `${name}: ${one}`))
  expect(found).toEqual([])
  expect(sheets.length).toBeGreaterThan(40)
})

test('a column that nobody speaks of may become nothing, too', () => {
  const base = sheets.find(({ name }) => name.endsWith('theme/base.css'))?.text
  expect(base).toMatch(/\*,\s+\*::before,\s+\*::after \{[^}]*grid-auto-columns: minmax\(0, 1fr\)/)
})

test.each([
  ['grid-template-columns: 1fr auto', 1],
  ['grid-template-columns: minmax(110px, 30%) 1fr', 1],
  ['grid-template-columns: minmax(0, 1fr) repeat(2, 1.5fr)', 1],
  ['grid-template-columns: repeat(auto-fit, minmax(min(100%, max(190px, 50% - 4px)), 1fr))', 0],
  ['grid-template-columns: auto minmax(0, 1fr) 30px', 0],
])('such a track is found: %s', (css, count) => {
  expect(bareTracks(`.a { display: grid; ${css}; }`)).toHaveLength(count)
})
