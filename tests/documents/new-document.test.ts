import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedIn, copyOfRepository } from '../sample-shop/copy.ts'

// `npm run new document` in a copy of the repository, and nothing else: three short files that the
// checks and the tests of every document accept as they are.

let copy: string
beforeAll(() => {
  copy = copyOfRepository()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A program of the libraries in the copy: what it said, and whether it ended well. */
const ran = (program: string, ...args: string[]): Promise<readonly [boolean, string]> =>
  promisify(execFile)(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy,
    maxBuffer: 16_777_216,
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' },
  }).then(
    ({ stdout }) => [true, stdout] as const,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => [false, stdout + stderr] as const,
  )

const PASSED = [true, expect.anything()]

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
