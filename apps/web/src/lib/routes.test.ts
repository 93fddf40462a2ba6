import { masterRoutes } from '@kencana/contract/kit/masters/routes'
import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, test } from 'vitest'

// A `routeRef` names a route by text, so that its schemas stay out of the bundle: nothing but this
// test tells that the text is right.

const contract = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/contract/src/{session,areas/**/*}.ts',
  { eager: true },
)
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Named {
  readonly method: string
  readonly path: string
}

const isRoute = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value

const nameOf = ({ method, path }: Named): string => `${method} ${path}`

interface Document {
  readonly kind: { readonly papers: object }
  readonly paper: (name: string) => unknown
}

const isDocument = (value: object): value is Document => 'kind' in value && 'paper' in value

/** What a module of the contract offers: a route, or the calls of a declared document. */
function callsOf(offered: unknown): unknown[] {
  if (typeof offered !== 'object' || offered === null || isRoute(offered)) return [offered]
  const papers = isDocument(offered) ? Object.keys(offered.kind.papers).map(offered.paper) : []
  return [...Object.values(offered), ...papers]
}

/** Every route the contract declares: the areas' own, each master's, and its specified calls. */
const declared = new Set(
  [
    ...Object.values(contract).flatMap(module => Object.values(module).flatMap(callsOf)),
    ...MASTERS.map(masterRoutes).flatMap(({ calls, ...routes }) => [
      ...Object.values(routes).flat(),
      ...calls.map(({ route }) => route),
    ]),
  ]
    .filter(isRoute)
    .map(nameOf),
)

const used = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/routeRef(?:<[^()]*>)?\(\s*'([A-Z]+)',\s*'([^']+)'/g)].map(
    ([, method = '', path = '']) => ({ file, name: nameOf({ method, path }) }),
  ),
)

test('every route the client names exists in the contract', () => {
  expect(used.length).toBeGreaterThan(30)
  expect(used.filter(({ name }) => !declared.has(name))).toEqual([])
})
