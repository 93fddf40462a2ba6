import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a browser's test replaces hides what it does: docs/tests.md lists it, with what meets the
// real thing. Each file that replaces something stands there, and each that stands there does.

/** How something is replaced, as the sources write it, by the word the table has for it. */
const MEANS = {
  intercept: /\b(?:intercept|whileFailing)\(/,
  hold: /\bhold\(/,
  addInitScript: /\.addInitScript\(/,
  setOffline: /\.setOffline\(/,
  'page.clock': /\.clock\.(?:install|pauseAt|fastForward)\(/,
} as const
type Means = keyof typeof MEANS

/** Where `intercept` and `hold` are made; they route there for all others. */
const MAKES_THEM = 'journeys/intercept'

const inBackticks = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, a]) => a ?? '')

/** Names after the first of a folder stand without it. */
function placesOf(cell: string): string[] {
  let folder = ''
  return inBackticks(cell).map(name => {
    const at = name.lastIndexOf('/')
    if (at >= 0) folder = name.slice(0, at + 1)
    return at >= 0 ? name : folder + name
  })
}

const rows = readFileSync('docs/tests.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && line.split('|').length === 6)
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, what = '', how = '', where = '', real = '']) => ({ what, how, where, real }))

const listed = (means: Means): string[] =>
  rows
    .filter(row => inBackticks(row.how).some(word => word === means))
    .flatMap(row => placesOf(row.where))

const sources = ['journeys', 'walks', 'seams', 'kit'].flatMap(folder =>
  readdirSync(`tests/${folder}`)
    .filter(file => file.endsWith('.ts'))
    .map(file => ({
      place: `${folder}/${file.replace(/(?:\.journey)?\.ts$/, '')}`,
      text: readFileSync(`tests/${folder}/${file}`, 'utf8'),
    })),
)

test.each(Object.keys(MEANS) as Means[])('%s: who uses it stands in docs/tests.md', means => {
  const users = sources
    .filter(({ place, text }) => place !== MAKES_THEM && MEANS[means].test(text))
    .map(({ place }) => place)
  expect(users).not.toEqual([])
  expect([...new Set(listed(means))].sort()).toEqual(users.sort())
})

test('each replacement names what meets the real thing, or why nothing does', () => {
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ real }) => real === '')).toEqual([])
})
