import { MASTERS } from '@kencana/contract/masters/registry'
import { menuNodes } from '@kencana/contract/menu'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { SCREENS } from '../../apps/web/src/screens.ts'

// The menu, the screens and the calls behind them are three lists; none names what another lacks.

const screens = menuNodes().filter(node => node.path !== undefined && node.children === undefined)
const paths = screens.map(node => node.path ?? '')
/** Pages the specification gives a path and no entry (03-decisions §8). */
const WITHOUT_ENTRY = ['/landingpages', '/blank']
const loaded = new Set(Object.keys(SCREENS))

test('every entry of the menu opens a screen, and every screen stands in the menu', () => {
  expect(paths.filter(path => !loaded.has(path))).toEqual([])
  const entries = menuNodes().flatMap(({ path }) => (path === undefined ? [] : [path]))
  const known = new Set([...entries, ...WITHOUT_ENTRY])
  expect([...loaded].filter(path => !known.has(path))).toEqual([])
})

test('every master and every report has its entry, once', () => {
  const times = (path: string) => paths.filter(one => one === path).length
  const masters = MASTERS.map(({ path }) => [path, times(path)])
  expect(masters.filter(([, n]) => n !== 1)).toEqual([])
  const reports = REPORTS.map(({ id }) => [`/${id}`, times(`/${id}`)])
  expect(reports.filter(([, n]) => n !== 1)).toEqual([])
  const shown = paths.filter(path => path.startsWith('/laporan-'))
  const answered = new Set(REPORTS.map(({ id }) => `/${id}`))
  expect(shown.filter(path => !answered.has(path) && SCREENS[path] === undefined)).toEqual([])
})

test('every screen a call is for stands in the menu, and every call of a master is served', () => {
  const known = new Set(menuNodes().map(({ kode }) => `/${kode}`))
  const asked = endpoints.flatMap(({ route }) =>
    'screens' in route.right ? route.right.screens : [],
  )
  expect([...new Set(asked)].filter(path => !known.has(path))).toEqual([])
  const served = new Set(endpoints.map(({ route }) => `${route.method} ${route.path}`))
  const specified = MASTERS.flatMap(({ calls, verbs }) => [
    ...calls.map(({ path }) => `GET ${path}`),
    ...(verbs.create === undefined ? [] : [`POST ${verbs.create}`]),
    ...(verbs.update === undefined ? [] : [`PUT ${verbs.update}`]),
    ...(verbs.remove === undefined ? [] : [`DELETE ${verbs.remove}`]),
  ])
  expect(specified.filter(call => !served.has(call))).toEqual([])
})
