import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS, type Area } from '../../tools/tidy/layout.ts'

// The table "Who may import whom" of docs/map.md is read by people, that of tidy by the machine:
// they say the same.

const ROWS: Readonly<Record<string, readonly string[]>> = {
  '`domain`': ['domain'],
  '`contract`': ['contract'],
  'server `platform`': ['platform'],
  'server `engines`': ['engines'],
  'server `modules/x`': ['modules'],
  'server `reports`': ['reports'],
  'server `operations`': ['operations'],
  '`agent`': ['agent'],
  '`stand-ins`': ['stand-ins'],
  'web `theme`, `kit`': ['theme', 'kit'],
  'web `lib`': ['lib'],
  'web `engines`, `shell`': ['web-engines', 'shell'],
  'web `features/x`': ['features'],
}

/** How the map calls what somebody may import. */
const WORDS: Readonly<Record<string, RegExp>> = {
  domain: /\bdomain\b|^itself/,
  contract: /\bcontract\b/,
  platform: /\bplatform\b/,
  engines: /\bengines?\b|\bverifier of chains\b/,
  theme: /\btheme\b/,
  kit: /\bkit\b/,
  lib: /\blib\b/,
  'web-engines': /\bengines\b/,
}
const OF_A_SIDE: Readonly<Record<string, readonly string[]>> = {
  server: ['domain', 'contract', 'platform', 'engines'],
  web: ['domain', 'contract', 'theme', 'kit', 'lib', 'web-engines'],
}

const table = readFileSync('docs/map.md', 'utf8')
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()))
  .filter(([, , may, never]) => may !== undefined && never !== undefined && never !== 'Never')
  .filter(([, folder = '']) => folder in ROWS)
  .map(([, folder = '', may = '']) => ({ folder, may }))

it('has a row for every area but those that put the parts together', () => {
  expect(table.map(row => row.folder)).toEqual(Object.keys(ROWS))
  const told = Object.values(ROWS).flat()
  const areas = AREAS.map(area => area.name).filter(name => name !== 'server' && name !== 'web')
  expect([...told].sort()).toEqual(areas.sort())
})

it.each(table)('$folder may import what the layout says', ({ folder, may }) => {
  const names = ROWS[folder] ?? []
  const areas = names.map(name => AREAS.find(area => area.name === name) as Area)
  const side = OF_A_SIDE[folder.split(' ')[0] ?? ''] ?? ['domain', 'contract']
  const allowed = areas.flatMap(area =>
    area.may.map(one => (typeof one === 'string' ? one : one.area)),
  )
  const others = side.filter(name => !names.includes(name))
  expect(others.filter(name => WORDS[name]?.test(may))).toEqual(
    others.filter(name => allowed.includes(name)),
  )
})
