import { expect, test } from 'vitest'
import budget from '../budget.json' with { type: 'json' }

// Budgets are seconds of a processor as fast as usual: a slow one is allowed as much more as the
// same work takes there, and no more.

const runner = (file: string) => import(new URL(`../../tools/runner/${file}`, import.meta.url).href)
const { slownessOf } = await runner('speed.mjs')
const { overBudget } = await runner('times.mjs')

const { file, stages } = budget
const run = (slowness: number, share: number) => ({
  slowness,
  stages: [{ name: 'unit', cpu: stages.unit * share }],
  files: [{ stage: 'unit', path: 'tests/one.test.ts', cpu: file * share }],
})

test.each([
  ['as fast as usual, within', 1, 0.99, 0],
  ['as fast as usual, beyond', 1, 1.01, 2],
  ['half as fast, within', 2, 1.99, 0],
  ['half as fast, beyond', 2, 2.01, 2],
])('%s its budget', (_, slowness, share, faults) => {
  expect(overBudget(run(slowness, share))).toHaveLength(faults)
})

test('what is beyond it is named with what it was allowed', () => {
  expect(overBudget(run(2, 3))).toContainEqual(
    `tests/one.test.ts took ${file * 3} s of ${file * 2}`,
  )
})

test('how slow it is says the middle of what was seen, never that it is fast', () => {
  expect(slownessOf([260, 130, 900])).toBe(2)
  expect(slownessOf([60, 65, 70])).toBe(1)
  expect(slownessOf([])).toBe(1)
})
