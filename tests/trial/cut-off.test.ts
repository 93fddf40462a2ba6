import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutOffOf } from './cut-off.ts'

const path = join(mkdtempSync(join(tmpdir(), 'kencana-cut-off-')), 'cache', 'trial.json')
const verdict = (name: string, faults: readonly string[] = []) => ({
  ...{ test: 'T3', name, target: 'one', rounds: 3, figure: '3 of 3', seconds: 1 },
  ...{ isControl: false, faults },
})

test('a trial goes on with what was green of its commit, and with its seed', () => {
  const one = cutOffOf('abc', path)
  expect(one.found()).toBeUndefined()
  one.keep(77, [verdict('baskets')])
  expect(one.found()).toEqual({ seed: 77, green: [verdict('baskets')] })
  expect(cutOffOf('abd', path).found()).toBeUndefined()
  one.end()
  expect(one.found()).toBeUndefined()
})

test('a trial that met a red has nothing to go on with, whatever comes after it', () => {
  const one = cutOffOf('abc', path)
  one.keep(77, [verdict('baskets')])
  const red = [verdict('baskets'), verdict('sold-twice', ['sold twice'])]
  one.keep(77, red)
  expect(one.found()).toBeUndefined()
  one.keep(77, [...red, verdict('bank')])
  expect(one.found()).toBeUndefined()
})

test('where something is not committed nothing is kept', () => {
  const none = cutOffOf('', path)
  none.keep(77, [verdict('baskets')])
  expect(none.found()).toBeUndefined()
  const whole = cutOffOf('abc', path)
  whole.keep(77, [verdict('baskets')])
  none.end()
  expect(whole.found()?.seed).toBe(77)
})
