import { menuNodes } from '@kencana/contract/menu'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import { SkeletonTable } from './kit/layout/states.tsx'
import { fetchedAhead } from './kit/loading/fetched-ahead.tsx'
import { withStore } from './lib/address/address.ts'
import { BASE_PATH, useChosenStore } from './lib/portal.ts'
import { useSession } from './lib/session.ts'
import { SCREENS, type ScreenLoader } from './screens.ts'
import { accessTo, PASSWORD_SCREEN } from './shell/access.ts'
import { followAddress, useNotActing } from './shell/acting.ts'
import { Shell } from './shell/frame/shell.tsx'
import { ScreenFailed, StoreRefused } from './shell/pages/failed-pages.tsx'

const refused = () => import('./shell/pages/refused-pages.tsx')
const AccessDenied = fetchedAhead(() => refused().then(pages => pages.AccessDenied))
const NoSuchScreen = fetchedAhead(() => refused().then(pages => pages.NotFound))

const NotFound = () => (
  <Suspense>
    <NoSuchScreen />
  </Suspense>
)

const root = createRootRoute({
  beforeLoad: ({ location, preload }) => (preload ? undefined : followAddress(location.searchStr)),
  component: Frame,
  notFoundComponent: NotFound,
})

/** The screen of the store that the address names, or why it is not shown; another begins anew. */
function Frame() {
  const store = useChosenStore()
  const fault = useNotActing()
  return (
    <Shell>
      <Fragment key={store?.kode_toko}>
        {fault === null ? <Outlet /> : <StoreRefused fault={fault} />}
      </Fragment>
    </Shell>
  )
}

const entry = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home' })
  },
})

const notFound = createRoute({ getParentRoute: () => root, path: '/404', component: NotFound })

/** Menu entries that lead to tiles of their own screens (the sub-menu pages of doc2 §2). */
const TILES = menuNodes()
  .filter(node => node.children !== undefined && node.path !== undefined)
  .map(node => node.path ?? '')

const tiles: ScreenLoader = () => import('./shell/pages/sub-menu-page.tsx')

const screens: readonly (readonly [string, ScreenLoader])[] = [
  ...Object.entries(SCREENS),
  ...TILES.filter(path => SCREENS[path] === undefined).map(path => [path, tiles] as const),
]

const screenRoutes = screens.map(([path, load]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: guarded(path, load),
  }),
)

/** The screen, or why this user does not see it; judged again whenever the rights change. */
function guarded(path: string, load: ScreenLoader) {
  const Part = fetchedAhead(() => {
    window.screenAhead?.(path)
    return load().then(module => module.Screen)
  })
  const Guarded = () => {
    const who = useSession()
    if (who === null) return null
    const access = accessTo(path, who)
    if (access === 'password-first') return <Navigate to={PASSWORD_SCREEN} replace />
    if (access !== 'allowed') {
      return (
        <Suspense>
          <AccessDenied reason={access} path={path} />
        </Suspense>
      )
    }
    return (
      <Suspense fallback={<SkeletonTable />}>
        <Part />
      </Suspense>
    )
  }
  return Object.assign(Guarded, { preload: Part.ahead })
}

/**
 * Fetches the screen of an address and lets the router find it, so that frame and screen are drawn
 * at once: a router that looks only when it is drawn draws everything twice.
 */
export async function readyScreen(path: string): Promise<void> {
  const at = screens.findIndex(([screen]) => screen.toLowerCase() === path.toLowerCase())
  await screenRoutes[at]?.options.component?.preload?.()
  await router.load()
}

/** Every screen of the product; unknown paths show 404 inside the shell. */
export const router = createRouter({
  routeTree: root.addChildren([entry, notFound, ...screenRoutes]),
  basepath: BASE_PATH,
  defaultErrorComponent: ScreenFailed,
  rewrite: { output: ({ url }) => withStore(url) },
  defaultPreload: 'intent',
  defaultPreloadDelay: 60,
  caseSensitive: false,
  trailingSlash: 'never',
  scrollRestoration: true,
})
