import { expect, test } from 'vitest'
import { reachOf } from '../../tools/runner/reach.ts'
import { readTree } from '../../tools/tidy/tree.ts'

const tree = readTree(process.cwd())
const of = (...changed: string[]) => reachOf(tree, changed)
const journey = (name: string) => `tests/journeys/${name}.journey.ts`

test('what everything stands on, or a base nobody knows, reaches everything', () => {
  for (const changed of [
    undefined,
    ['apps/web/src/kit/acts/act-bar.tsx'],
    ['apps/server/src/platform/clock.ts'],
    ['apps/server/src/engines/document/states.ts'],
    ['apps/server/migrations/0001_x.sql'],
    ['package-lock.json'],
    ['tools/test.mjs'],
  ]) {
    const { whole, journeys } = reachOf(tree, changed)
    expect(whole, String(changed)).toBeDefined()
    expect(journeys).toContain(journey('day'))
  }
})

test('a page that only people read reaches nothing', () => {
  expect(of('docs/map.md', 'README.md')).toMatchObject({
    whole: undefined,
    pages: [],
    journeys: [],
  })
})

test('a change of an area reaches its screens and the journeys that go there, no others', () => {
  const { whole, pages, journeys } = of('apps/web/src/features/kas/uang/kas-screen.tsx')
  expect(whole).toBeUndefined()
  expect(pages).toContain('/uang-kas')
  expect(pages).not.toContain('/transaksi-hutang')
  expect(journeys).toContain(journey('uang'))
  expect(journeys).not.toContain(journey('rekening-koran'))
})

test('a rule reaches every area that reckons by it, a server its screens', () => {
  expect(of('packages/domain/src/rounding.ts').journeys).toContain(journey('tukar-tambah'))
  const server = of('apps/server/src/modules/gesek-tunai/gesek.queries.ts')
  expect(server.pages).toContain('/gesek-tunai')
})

test('what a module lets others use reaches who takes it, a translation nobody', () => {
  const { journeys } = of('apps/server/src/modules/kas/places.ts')
  expect(journeys).toContain(journey('gesek-tunai'))
  expect(journeys).not.toContain(journey('sidik'))
  expect(of('packages/contract/src/messages/en/beli/counter.ts').journeys).toEqual([])
})

test('a definition reaches the screen that is made of it', () => {
  expect(of('apps/server/src/reports/uang/kas.ts').pages).toContain('/laporan-kas')
  expect(of('packages/contract/src/masters/barang/baki.ts').pages).toContain('/master-baki')
})

test('a journey that changed, or what it is made of, runs', () => {
  expect(of(journey('kupon')).journeys).toEqual([journey('kupon')])
  expect(of('tests/journeys/sold-before.ts').journeys).toContain(journey('piutang'))
})
