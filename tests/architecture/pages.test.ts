import { readdirSync, readFileSync } from 'node:fs'
import { ALARMS } from '@kencana/contract/alarms'
import { expect, it } from 'vitest'

// What the pages for people who run the product name is there, and what can ring stands in them.

const read = (path: string): string => readFileSync(path, 'utf8')
const petunjuk = read('docs/operations.md')
const pages = ['README.md', 'bench/README.md', ...readdirSync('docs').map(name => `docs/${name}`)]
  .filter(path => path.endsWith('.md'))
  .map(path => [path, read(path)] as const)

/** Text of every source below a folder. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map(one => {
      const path = `${folder}/${one.name}`
      if (one.isDirectory()) return sources(path)
      return /(?<!\.test)\.(ts|mjs)$/.test(one.name) ? read(path) : ''
    })
    .join('\n')
}

const firstCells = (section: string): string[] => {
  const [, text = ''] = petunjuk.split(`\n## ${section}\n`)
  const rows = text.split('\n## ')[0]?.matchAll(/^\| (`.*?) \|/gm) ?? []
  return [...rows]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z_0-9]+)`/g)])
    .map(([, name = '']) => name)
}

it('every command of npm that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = pages.flatMap(([path, text]) =>
    [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => `${path} ${name}`),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(one => !((one.split(' ')[1] ?? '') in scripts))).toEqual([])
})

it('every alarm stands in the table for the technician, and no other', () => {
  expect(firstCells('Alarm').sort()).toEqual(Object.keys(ALARMS).sort())
})

it('every figure the page tells to watch is one of /metrics', () => {
  const server = sources('apps/server/src')
  const figures = firstCells('Angka di /metrics').filter(name => name.startsWith('kencana_'))
  expect(figures.length).toBeGreaterThan(10)
  expect(figures.filter(name => !server.includes(`'${name}'`))).toEqual([])
  const made = [...server.matchAll(/makeGauge\('(kencana_\w+)'/g)].map(([, name = '']) => name)
  expect(made.filter(name => !petunjuk.includes(name))).toEqual([])
})

it('every setting of the page is read, and every setting of operations stands there', () => {
  const code = ['apps/server/src', 'apps/agent', 'tools'].map(sources).join('\n')
  const named = [...petunjuk.matchAll(/`([A-Z][A-Z0-9]*_[A-Z_]+)/g)].map(([, name = '']) => name)
  expect(new Set(named).size).toBeGreaterThan(10)
  expect(named.filter(name => !code.includes(name))).toEqual([])
  const operations = read('apps/server/src/operations/settings.ts')
  const asked = [...operations.matchAll(/env\.([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(asked.filter(name => !petunjuk.includes(`\`${name}`))).toEqual([])
})
