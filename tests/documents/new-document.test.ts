import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedIn, copyOfRepository, PASSED, ranIn } from '../sample-shop/copy.ts'

// `npm run new document` in a copy of the repository, and nothing else: three short files that the
// checks and the tests of every document accept as they are.

let copy: string
beforeAll(() => {
  copy = copyOfRepository()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const ran = (program: string, ...args: string[]) => ranIn(copy, program, ...args)

const MADE = [
  'apps/server/src/modules/catatan-toko/index.ts',
  'packages/contract/src/areas/catatan-toko/document.ts',
  'tests/documents/entries/catatan-toko.ts',
]

test('one command makes three short files, and tells the lists that know of all', async () => {
  expect(await ran('tsx/dist/cli.mjs', 'tools/new.ts', 'document', 'catatan-toko')).toEqual(PASSED)
  const lists = [
    'apps/server/checks/invariants.sql',
    'apps/server/src/areas.ts',
    'packages/contract/src/names/documents.ts',
    'tests/documents/entries/registry.ts',
  ]
  expect(changedIn(copy)).toEqual([...MADE, ...lists].sort())
  const lines = MADE.map(path => readFileSync(join(copy, path), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120)
})

test('the checks accept it as it is', async () => {
  expect(await ran('tsx/dist/cli.mjs', 'tools/tidy.ts')).toEqual(PASSED)
  expect(await ran('@biomejs/biome/bin/biome', 'check', ...changedIn(copy))).toEqual(PASSED)
  expect(await ran('typescript/bin/tsc', '--noEmit', '-p', 'apps/server')).toEqual(PASSED)
  expect(await ran('typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual(PASSED)
})

test('the tests of every document accept it as it is', async () => {
  const file = 'tests/documents/every-document.test.ts'
  const [isWell, said] = await ran('vitest/vitest.mjs', 'run', file, '-t', '^catatan-toko ')
  expect(said).toMatch(/Tests {2}1\d passed/)
  expect(isWell).toBe(true)
  const rules = ['documents', 'refusals'].map(name => `tests/architecture/${name}.test.ts`)
  expect(await ran('vitest/vitest.mjs', 'run', '--project', 'unit', ...rules)).toEqual(PASSED)
})

test('a counter of it is two files and its path, and the checks accept them', async () => {
  const before = changedIn(copy)
  expect(await ran('tsx/dist/cli.mjs', 'tools/new.ts', 'counter', 'catatan-toko')).toEqual(PASSED)
  const folder = 'apps/web/src/features/catatan-toko/counter'
  const made = [`${folder}/counter-screen.tsx`, `${folder}/use-catatan-toko.ts`]
  expect(changedIn(copy).filter(name => !before.includes(name))).toEqual(made)
  const lines = made.map(path => readFileSync(join(copy, path), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(160)
  const screens = join(copy, 'apps/web/src/screens.ts')
  const [path, screen] = ['/catatan-toko', './features/catatan-toko/counter/counter-screen.tsx']
  const listed = `  '/lihat-pembelian':`
  const text = readFileSync(screens, 'utf8')
  writeFileSync(screens, text.replace(listed, `  '${path}': () => import('${screen}'),\n${listed}`))
  expect(await ran('@biomejs/biome/bin/biome', 'check', ...changedIn(copy))).toEqual(PASSED)
  expect(await ran('typescript/bin/tsc', '--noEmit', '-p', 'apps/web')).toEqual(PASSED)
  expect(await ran('tsx/dist/cli.mjs', 'tools/tidy.ts')).toEqual(PASSED)
})
