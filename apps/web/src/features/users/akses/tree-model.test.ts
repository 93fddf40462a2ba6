import { group, screen } from '@kencana/contract/menu/node'
import { describe, expect, test } from 'vitest'
import { linesOf, shownIn, stateOf, toggled, treeOf, withTicks } from './tree-model.ts'

const a = screen('/a', 'Apel')
const b = screen('/b', 'Belimbing')
const c = screen('/c', 'Ceri')
const first = group('satu', 'Satu', [a, b])
const second = group('dua', 'Dua', [c])
const menu = group('menu', 'Menu', [first, second])
const empty = group('kosong', 'Kosong', [])
const all = () => true

describe('the box of a branch', () => {
  test.each([
    [[], 'none'],
    [['a'], 'some'],
    [['a', 'b', 'c'], 'all'],
  ] as const)('with %j shown says %s', (shown, state) => {
    expect(stateOf(menu, new Set(shown))).toBe(state)
  })

  test('fills first, then empties', () => {
    const filled = toggled(menu, new Set(['a']), all)
    expect([...filled].sort()).toEqual(['a', 'b', 'c'])
    expect([...toggled(menu, filled, all)]).toEqual([])
  })

  test('leaves out what may not be given, and still empties', () => {
    const mayGive = (kode: string) => kode !== 'b'
    const filled = toggled(menu, new Set(), mayGive)
    expect([...filled].sort()).toEqual(['a', 'c'])
    expect([...toggled(menu, filled, mayGive)]).toEqual([])
    expect([...toggled(first, new Set(['a', 'b']), mayGive)]).toEqual([])
  })
})

test('a tree that was sent reads back as it was', () => {
  const shown = new Set(['b', 'c'])
  const tree = treeOf([menu, empty], shown)
  expect(tree.map(node => node.is_show)).toEqual([true, false])
  expect(tree[0]?.children.map(node => node.is_show)).toEqual([true, true])
  expect(shownIn(tree)).toEqual(['b', 'c'])
})

describe('the lines that are drawn', () => {
  const codes = (folded: string[], typed?: string) =>
    linesOf(
      [menu, empty],
      new Set(folded),
      typed === undefined ? undefined : node => node.label.toLowerCase().includes(typed),
    ).map(({ node, depth }) => `${'·'.repeat(depth)}${node.kode}`)

  test('are all of them, without branches that have no screen', () => {
    expect(codes([])).toEqual(['menu', '·satu', '··a', '··b', '·dua', '··c'])
  })

  test('end at a folded branch', () => {
    expect(codes(['satu'])).toEqual(['menu', '·satu', '·dua', '··c'])
  })

  test('of a search are the hits with what they stand in, folded or not', () => {
    expect(codes(['menu'], 'ceri')).toEqual(['menu', '·dua', '··c'])
    expect(codes([], 'satu')).toEqual(['menu', '·satu', '··a', '··b'])
    expect(codes([], 'zzz')).toEqual([])
  })
})

test('a draft that is found a moment late keeps what was ticked and unticked meanwhile', () => {
  const ticks = { diberi: ['c'], dicabut: ['a'] }
  expect([...withTicks(['a', 'b'], ticks)]).toEqual(['b', 'c'])
  expect([...withTicks(['a', 'b'], { diberi: [], dicabut: [] })]).toEqual(['a', 'b'])
})
