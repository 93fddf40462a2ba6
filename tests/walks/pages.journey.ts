import { expect, type Page, test } from '@playwright/test'
import { DEFAULT_AKSES } from '../../packages/contract/src/access.ts'
import { MENU, menuNodes } from '../../packages/contract/src/menu.ts'
import { looks } from '../journeys/looks.ts'
import { cancelSale, ownerOf } from '../journeys/next-day.ts'
import { logIn, main, open, seriousFindings, watchErrors } from '../journeys/shop.ts'
import { isLookedAt } from './covering.ts'
import { answered, goTo } from './figures.ts'

// Every page, judged once: it opens without errors, axe finds nothing serious in either theme, and
// it does not scroll sideways on a phone.

/** `KENCANA_PAGES` asks for some. */
const asked = process.env.KENCANA_PAGES?.split(',')
const isAsked = (path: string): boolean => asked?.includes(path) ?? true

const PATHS = [...new Set(menuNodes(MENU).flatMap(node => node.path ?? []))]
const isMaster = (path: string) => /^\/(master|parameter)-|^\/jenis-batu/.test(path)
const isReport = (path: string) => path.startsWith('/laporan-')
const isTrade = (path: string) => /barang|penjualan|barcode/i.test(path)
/** Pages for the head office, by level or because a supervisor begins without them. */
const HEAD_OFFICE = menuNodes(MENU).flatMap(({ kode, path, levels }) =>
  path !== undefined && !(DEFAULT_AKSES.SPV.includes(kode) && (levels?.includes('SPV') ?? true))
    ? [path]
    : [],
)
const ofOwners = (path: string): boolean =>
  !menuNodes(MENU).some(node => node.path === path && DEFAULT_AKSES.MU.includes(node.kode))
/** Those no menu leads to. */
const MORE = ['/landingpages', '/blank', '/404', '/no-such-page']
const SUBMENUS = [
  '/subMenuBarang',
  '/SubMenuPenjualan',
  '/SubMenuPesanan',
  '/SubMenuPembelian',
  '/SubMenuService',
  '/SubMenuHutang',
  '/SubMenuValidasi',
  '/SubMenuLaporan',
  '/SubMenuUtility',
  '/SubMenuMember',
]
const COUNTER = PATHS.filter(path => !isMaster(path) && !isReport(path))

type Place = readonly [name: string, user: string, paths: readonly string[]]

const PAGES_A_PART = 12

/** Many pages of one kind, so that each part has a time of its own. */
function parts(name: string, user: string, paths: readonly string[]): Place[] {
  const count = Math.ceil(paths.length / PAGES_A_PART)
  return Array.from({ length: count }, (_, n) => [
    `${name}, part ${n + 1}`,
    user,
    paths.slice(n * PAGES_A_PART, (n + 1) * PAGES_A_PART),
  ])
}

const PLACES: readonly Place[] = [
  ...parts(
    'masters and parameters',
    'SPV-SBY',
    PATHS.filter(path => isMaster(path) && !HEAD_OFFICE.includes(path)),
  ),
  ...parts(
    'reports',
    'SPV-SBY',
    PATHS.filter(path => isReport(path) && !HEAD_OFFICE.includes(path)),
  ),
  ...parts('pieces and sales', 'SPV-SBY', COUNTER.filter(isTrade)),
  ...parts('start, pawn, closing and sub-menus', 'SPV-SBY', [
    ...new Set([
      ...COUNTER.filter(path => !isTrade(path) && !HEAD_OFFICE.includes(path)),
      ...SUBMENUS,
      ...MORE,
    ]),
  ]),
  ...parts(
    'the head office',
    'ADMIN-PUSAT',
    HEAD_OFFICE.filter(path => !ofOwners(path)),
  ),
  ['what owners alone begin with', 'OWNER', ['/dashboardPusat', ...HEAD_OFFICE.filter(ofOwners)]],
]

/** '1/2' is the first of two runs that have them all between them. */
const [run = 1, runs = 1] = (process.env.KENCANA_RUN ?? '1/1').split('/').map(Number)

test.beforeAll(async ({ playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await cancelSale(await ownerOf(elsewhere, 'SBY'))
  await elsewhere.dispose()
})

for (const [name, user, all] of PLACES.filter((_, n) => n % runs === run - 1)) {
  const paths = all.filter(isAsked)
  if (paths.length === 0) continue
  test(`pages stand in both themes and on a phone: ${name}`, async ({ page }) => {
    const errors = watchErrors(page)
    await logIn(page, user)
    const findings: string[] = []
    const waited = answered(page)
    for (const [n, path] of paths.entries()) {
      // The first of each kind as an address that is typed, the others as a menu leads there.
      await (n === 0 ? open(page, path) : goTo(page, path))
      await waited(path)
      findings.push(...(await judge(page, path, errors)))
    }
    expect(findings).toEqual([])
  })
}

/** What is wrong with a page, each line with its path. */
async function judge(page: Page, path: string, errors: string[]): Promise<string[]> {
  const found = [...errors.splice(0)]
  if (await main(page).getByText('Akses ditolak').first().isVisible()) found.push('denied')
  found.push(...(await looks(page, { contrast: isLookedAt(path) })))
  return found.map(line => `${path} ${line}`)
}

test('public pages and the login stand without the shell, in both themes', async ({ page }) => {
  const errors = watchErrors(page)
  for (const path of ['/', '/terms-and-conditions', '/privacy-policy']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      expect(await seriousFindings(page)).toEqual([])
    }
  }
  expect(errors).toEqual([])
})

test('a screen without the right shows the access-denied page', async ({ page }) => {
  await logIn(page, 'SALES-SBY')
  await page.goto('/master-baki')
  await expect(main(page)).toContainText(/tidak (punya|memiliki) (hak|akses)/i)
  await expect(main(page).getByRole('table')).toHaveCount(0)
})
