import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { SEARCHES, UNSEARCHED } from '../../apps/web/src/searches.ts'

// Every list that can be searched is searched by Ctrl K, or named as one that is not, with a reason.

const fieldsOf = (query: unknown) => Object.keys((query as z.ZodObject | undefined)?.shape ?? {})

/** Lists of masters and their files; the header says that they are not searched. */
const isMaster = (path: string) =>
  MASTERS.some(({ resource }) => path.replace(/\/(?:csv|xlsx)$/, '') === resource)

const lists = endpoints
  .map(({ route }) => route)
  .filter(({ method, query }) => method === 'GET' && fieldsOf(query).includes('q'))
  .map(({ path }) => path)
  .filter(path => !isMaster(path))

const searched = SEARCHES.flatMap(one => one.lists)

test('every list with a search of its own is found by Ctrl K, or says why not', () => {
  const known = [...searched, ...Object.keys(UNSEARCHED)]
  expect(lists.filter(path => !known.includes(path))).toEqual([])
  expect(known.filter(path => !lists.includes(path))).toEqual([])
  expect(Object.keys(UNSEARCHED).filter(path => searched.includes(path))).toEqual([])
  expect(lists.length).toBeGreaterThan(25)
})

test('a search leads to a screen of its own', () => {
  const screens = SEARCHES.map(({ screen }) => screen)
  expect(new Set(screens).size).toBe(screens.length)
  expect(new Set(searched).size).toBe(searched.length)
})
