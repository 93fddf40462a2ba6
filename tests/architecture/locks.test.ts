import { expect, it } from 'vitest'
import { readTree } from '../../tools/tidy/tree.ts'

// An advisory lock is a number that all of a database share: who takes another's waits for what is
// none of its affair.

const NUMBER = /advisory(?:_xact)?_lock(?:_shared)?\(([\d_]{4,})|\b[A-Z]+_LOCK = ([\d_]{4,})/g

/** Rules of masters and of accounts hold each its own subject of one space, named beside it. */
const SHARED: readonly string[] = ['7263']

it('each lock of the server is taken in one place', () => {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of readTree(process.cwd()).files.values()) {
    if (!/^apps\/server\/(src|functions)\//.test(path)) continue
    for (const [, called, named = ''] of text.matchAll(NUMBER)) {
      const number = (called ?? named).replaceAll('_', '')
      places.set(number, (places.get(number) ?? new Set()).add(path))
    }
  }
  expect(places.size).toBeGreaterThan(12)
  const twice = [...places].filter(([number, { size }]) => size > 1 && !SHARED.includes(number))
  expect(twice).toEqual([])
})
