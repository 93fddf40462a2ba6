import { menuNodes } from '@kencana/contract/menu'
import { expect, test } from 'vitest'
import { SCREENS } from './screens.ts'

/** Pages the specification gives a path and no entry (03-decisions §8). */
const WITHOUT_ENTRY = ['/landingpages', '/blank']

test('every entry of the menu opens a screen, and every screen stands in the menu', () => {
  const nodes = menuNodes().filter(node => node.path !== undefined)
  const leaves = nodes.filter(node => node.children === undefined)
  const loaded = new Set(Object.keys(SCREENS))
  expect(leaves.filter(({ path }) => !loaded.has(path ?? ''))).toEqual([])
  const known = new Set([...nodes.map(({ path }) => path), ...WITHOUT_ENTRY])
  expect([...loaded].filter(path => !known.has(path))).toEqual([])
})
