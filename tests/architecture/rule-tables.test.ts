import { expect, test } from 'vitest'
import { rules, tablesOf } from '../../tools/mutants/rules.mjs'

test('every rule has a table beside it, which npm run mutants asks', () => {
  expect(rules().length).toBeGreaterThan(80)
  expect(rules().filter((file: string) => tablesOf(file).length === 0)).toEqual([])
})
