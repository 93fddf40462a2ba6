import { MASTERS } from '@kencana/contract/masters/registry'
import { MENU, menuNodes } from '@kencana/contract/menu'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'

// The menu and the calls behind it are two lists; neither names what the other lacks. The screens
// are compared with the menu where they are put together, in the web's `screens.test.ts`.

const screens = menuNodes().filter(node => node.path !== undefined && node.children === undefined)
const paths = screens.map(node => node.path ?? '')
test('every master and every report has its entry, once', () => {
  const times = (path: string) => paths.filter(one => one === path).length
  const masters = MASTERS.map(({ path }) => [path, times(path)])
  expect(masters.filter(([, n]) => n !== 1)).toEqual([])
  const reports = REPORTS.map(({ id }) => [`/${id}`, times(`/${id}`)])
  expect(reports.filter(([, n]) => n !== 1)).toEqual([])
  const shown = paths.filter(path => path.startsWith('/laporan-'))
  const answered = new Set(REPORTS.map(({ id }) => `/${id}`))
  expect(shown.filter(path => !answered.has(path))).toEqual([])
})

test('money that is moved between deposits stands with money', () => {
  const found = MENU.filter(node =>
    menuNodes(node.children ?? []).some(({ path }) => path === '/pengalihan-saldo-uang'),
  )
  expect(found.map(({ path }) => path)).toEqual(['/SubMenuUang'])
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
