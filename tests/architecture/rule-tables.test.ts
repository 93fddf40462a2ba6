import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

interface Rules {
  readonly rules: () => string[]
  readonly tablesOf: (file: string) => string[]
}

test('every rule has a table beside it, which npm run mutants asks', async () => {
  const path = pathToFileURL(join(process.cwd(), 'tools/mutants/rules.mjs')).href
  const { rules, tablesOf } = (await import(path)) as Rules
  expect(rules().length).toBeGreaterThan(80)
  expect(rules().filter(file => tablesOf(file).length === 0)).toEqual([])
})
