import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedIn, copyOfRepository, PASSED, ranIn } from '../sample-shop/copy.ts'

// `npm run new paper` in a copy of the repository, and nothing else: one short file that the checks
// and the tests of every paper accept as it is, and that a shop can lay out.

let copy: string
beforeAll(() => {
  copy = copyOfRepository()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const ran = (program: string, ...args: string[]) => ranIn(copy, program, ...args)

const MADE = 'packages/contract/src/papers/kinds/uang/slip-serah-uang.ts'
const LISTS = ['apps/server/src/areas.ts', 'packages/contract/src/papers/registry.ts']

test('one command makes one short file, and tells the lists that know of all', async () => {
  const made = await ran('tsx/dist/cli.mjs', 'tools/new.ts', 'paper', 'uang/slip-serah-uang')
  expect(made).toEqual(PASSED)
  expect(changedIn(copy)).toEqual([...LISTS, MADE].sort())
  expect(readFileSync(join(copy, MADE), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(70)
})

test('the checks accept it as it is', async () => {
  expect(await ran('tsx/dist/cli.mjs', 'tools/tidy.ts')).toEqual(PASSED)
  expect(await ran('@biomejs/biome/bin/biome', 'check', ...changedIn(copy))).toEqual(PASSED)
  expect(await ran('typescript/bin/tsc', '--noEmit', '-p', 'apps/server')).toEqual(PASSED)
})

test('the test of every paper accepts it as it is', async () => {
  const file = 'packages/contract/src/papers/papers.test.ts'
  const [isWell, said] = await ran('vitest/vitest.mjs', 'run', file, '-t', '^slip-serah-uang')
  expect(said).toMatch(/Tests {2}1 passed/)
  expect(isWell).toBe(true)
})

test('a name that is taken writes nothing', async () => {
  const before = changedIn(copy)
  const [isWell, said] = await ran('tsx/dist/cli.mjs', 'tools/new.ts', 'paper', 'slip-titipan')
  expect(isWell).toBe(false)
  expect(said).toContain('is there already; nothing was written')
  expect(changedIn(copy)).toEqual(before)
})
