import { MENU, type MenuNode } from '@kencana/contract/menu'
import { expect, test } from 'vitest'
import { BELONGS, LATER } from './areas.ts'
import { judge } from './judge/judge.ts'
import { OWED } from './owed.ts'
import { productNow } from './product.ts'
import { named, table } from './verdicts.ts'

// The product's doors against the specification, entry by entry: screens with their gates, texts
// where they stand, calls, rules with what proves them.

const product = await productNow()
const verdicts = judge(product)

test('nothing of the specification is due', () => {
  process.stdout.write(`\n${table(verdicts)}\n`)
  const due = verdicts.filter(one => one.state === 'due')
  const known = new Set(OWED)
  const key = (one: { kind: string; id: string }) => `${one.kind} ${one.id}`
  expect(named(due.filter(one => !known.has(key(one))))).toEqual([])
  const owed = new Set(due.map(key))
  expect(OWED.filter(one => !owed.has(one))).toEqual([])
})

test('an area to come has something to come, and every entry that is moved exists', () => {
  const waiting = new Set(verdicts.filter(one => one.state === 'later').map(one => one.area))
  expect(Object.keys(LATER).filter(area => !waiting.has(area))).toEqual([])
  const moved = Object.entries(BELONGS).flatMap(([kind, ids]) =>
    Object.keys(ids).map(id => ({ kind, id })),
  )
  const fits = (id: string, pattern: string) =>
    pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern
  const lost = moved.filter(
    ({ kind, id }) => !verdicts.some(one => one.kind === kind && fits(one.id, id)),
  )
  expect(lost).toEqual([])
})

test('every screen of the menu has a title', () => {
  expect(product.nodes.filter(node => node.label.trim() === '')).toEqual([])
})

test('the access tree has three levels, the middle one without paths', () => {
  const depth = (node: MenuNode): number => 1 + Math.max(0, ...(node.children ?? []).map(depth))
  expect(Math.max(...MENU.map(depth))).toBe(3)
  const groups = MENU.flatMap(branch => branch.children ?? []).filter(node => node.children)
  expect(groups.filter(node => node.path !== undefined)).toEqual([])
})
