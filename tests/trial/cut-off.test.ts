import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutOffOf } from './cut-off.ts'

const folder = mkdtempSync(join(tmpdir(), 'kencana-cut-off-'))
const verdict = (name: string, faults: readonly string[] = []) => ({
  ...{ test: 'T3', name, target: 'one', rounds: 3, figure: '3 of 3', seconds: 1 },
  ...{ isControl: false, faults },
})

test('a trial goes on with what was green of its commit, and with its seed', () => {
  const one = cutOffOf('abc', folder)
  expect(one.found()).toBeUndefined()
  one.keep(77, [verdict('baskets'), verdict('sold-twice', ['sold twice'])])
  expect(one.found()).toEqual({ seed: 77, green: [verdict('baskets')] })
  expect(cutOffOf('abd', folder).found()).toBeUndefined()
  one.end()
  expect(one.found()).toBeUndefined()
})

test('where something is not committed nothing is kept', () => {
  const none = cutOffOf('', folder)
  none.keep(77, [verdict('baskets')])
  expect(none.found()).toBeUndefined()
})
