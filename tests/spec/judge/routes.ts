import type { MenuNode } from '@kencana/contract/menu'
import type { Product } from '../product.ts'
import { type Verdict, verdict } from '../verdicts.ts'
import { type Gate, ROUTES, type WantedRoute } from '../wanted.ts'

/** Module keys where the specification has only words for them (03-decisions §8). */
const KEYS: Readonly<Record<string, string>> = {
  'Reset-points module': 'RESET_POIN_MODULE',
  'Manual refining stock module': 'STOCK_CUCI_MANUAL_MODULE',
  'Online-store shipping': 'KIRIM_ONLINE_MODULE',
  'Sales discount': 'POTONGAN_PENJUALAN_MODULE',
  Supplier: 'SUPPLIER_BARANG_MODULE',
  WhatsApp: 'WHATSAPP_MODULE',
  'Global daily count': 'STOCK_OPNAME_GLOBAL_MODULE',
  'Accounting parameters': 'AKUNTANSI_MODULE',
  'Daily transaction report': 'LAPORAN_TRANSAKSI_HARIAN_MODULE',
  'Marketplace integration': 'MARKETPLACE_MODULE',
  'External web item module': 'BARANG_EXTERNAL_MODULE',
  'Debt interest parameter': 'BUNGA_HUTANG_MODULE',
  'Debt ceiling parameter': 'PLAFOND_HUTANG_MODULE',
  'Debt principal parameter': 'HUTANG_POKOK_MODULE',
  'Bonus sales': 'BONUS_SALES_MODULE',
  'Service description parameter': 'DESKRIPSI_SERVICE_MODULE',
  'Validation of orders': 'VALIDASI_PESANAN_MODULE',
  'Validation of services': 'VALIDASI_SERVICE_MODULE',
}

/** Paths of screens the specification names without one (03-decisions §8). */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'stone-master-shape': ['/master-batu-shape'],
  'stone-master-color': ['/master-batu-color'],
  'stone-master-clarity': ['/master-batu-clarity'],
  'stone-master-fluorescence': ['/master-batu-fluorescence'],
  'stone-master-symmetry': ['/master-batu-symmetry'],
  'stone-master-polish': ['/master-batu-polish'],
  'stone-master-cutgrade': ['/master-batu-cutgrade'],
  'stone-master-berlian': ['/master-berlian'],
  'debt-interest-parameter': ['/parameter-bunga-hutang'],
  'debt-ceiling-parameter': ['/parameter-plafond-hutang', '/parameter-plafond-hutang-kadar'],
  'debt-principal-parameter': ['/parameter-hutang-pokok'],
  'bonus-sales': ['/parameter-bonus-sales'],
  'service-description-parameter': ['/parameter-deskripsi-service'],
  'order-validation': ['/validasi-pesanan'],
  'service-validation': ['/validasi-service'],
  'ho-daily-chart': ['/dashboardPusat'],
  'ho-period-chart': ['/dashboardPusat'],
  'ho-yearly-chart': ['/dashboardPusat'],
}

/** Screens of reports that have a gate in the specification, and no path. */
const REPORTS: Readonly<Record<string, readonly string[]>> = {
  'daily-transaction-report': ['/laporan-transaksi-harian'],
  'recap-by-store-code': [
    '/laporan-rekap-toko',
    '/laporan-rekap-penjualan',
    '/laporan-rekap-pembelian',
  ],
}

/** Settings where the specification has words for them. */
const SETTINGS = {
  'manual stock mode': { setting: 'STOCK_MANUAL' },
  'the owner-only setting is on': { setting: 'NOTA_KHUSUS_PEMILIK' },
  'its value is HARGA_EMAS': { setting: 'HUTANG_POKOK', is: 'HARGA_EMAS', levels: [] },
} as const

/** Pages outside the access tree: nobody gives or takes them (doc2 §2). */
const OUTSIDE = ['/', '/404', '/blank', '/landingpages']

const NAMES = [
  'module',
  'notWhileModule',
  'orWhile',
  'storesIn',
  'levels',
  'levelsWhen',
  'tipe',
] as const
type Gates = Pick<MenuNode, (typeof NAMES)[number]>

/** The gates of a node as the specification has them. */
function gatesOf(path: string, gate: Gate | null): Gates {
  if (path === '/dashboardPusat') return { tipe: 'PUSAT' }
  if (gate === null) return {}
  const { module, orWhen, notWhen, level, when, hiddenWhen, storeCodes } = gate
  const hidden = hiddenWhen === undefined ? undefined : said(hiddenWhen)
  const kept =
    when === undefined || level === undefined ? undefined : { ...said(when), levels: level }
  const levelsWhen = hidden ?? kept
  return {
    ...(module === undefined ? {} : { module: KEYS[module] ?? module }),
    ...(orWhen === undefined ? {} : { orWhile: said(orWhen) }),
    // Which stores see their recaps is data of the chain: a list of their codes.
    ...(storeCodes === undefined ? {} : { storesIn: 'REKAP_TOKO' }),
    ...(notWhen === undefined ? {} : { notWhileModule: 'SEPUHAN_PUSAT_MODULE' }),
    ...(levelsWhen === undefined ? {} : { levelsWhen: levelsWhen as Gates['levelsWhen'] }),
    ...(level === undefined || when !== undefined ? {} : { levels: level as Gates['levels'] }),
  } as Gates
}

function said(words: string) {
  const known = SETTINGS[words as keyof typeof SETTINGS]
  if (known === undefined) throw new Error(`No setting is known for '${words}'`)
  return known
}

/** Where the path is shown, the gate stands at the route. */
const GATED_REPORTS = ROUTES.reportFamilies.filter(
  ({ gate, namedRoutes }) => gate !== null && namedRoutes.length === 0,
)

/** Every screen that has a gate, by its path. */
export const gatedScreens = (): { readonly path: string; readonly gates: Gates }[] =>
  [
    ...ROUTES.routes.map(({ path, gate }) => ({ path, gate })),
    ...ROUTES.unnamedScreens.flatMap(({ id, gate }) =>
      (PATHS[id] ?? []).map(path => ({ path, gate })),
    ),
    ...GATED_REPORTS.flatMap(({ id, gate }) => (REPORTS[id] ?? []).map(path => ({ path, gate }))),
  ].flatMap(({ path, gate }) => (gate === null ? [] : [{ path, gates: gatesOf(path, gate) }]))

/** What of a screen differs from what is asked: its route, its place in the menu, its gates. */
function faultsOf({ nodes, screens }: Product, path: string, gate: Gate | null): string[] {
  const faults = screens.has(path) ? [] : ['the client opens no such path']
  if (OUTSIDE.includes(path)) return faults
  const node = nodes.find(one => one.path === path)
  if (node === undefined) return [...faults, 'no node in the access tree']
  const wanted = gatesOf(path, gate)
  for (const name of NAMES) {
    const [asked, has] = [ordered(wanted[name]), ordered(node[name])]
    if (asked !== has) faults.push(`${name} is ${has}, not ${asked}`)
  }
  return faults
}

/** The same text for the same gate, however its parts are ordered. */
function ordered(value: unknown): string {
  if (value === undefined) return 'none'
  return JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part)) return [...part].sort()
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Every screen of the specification: it opens, stands in the access tree, is gated as asked. */
export function judgeRoutes(product: Product): Verdict[] {
  return [
    ...ROUTES.routes.map(route =>
      verdict('route', route.path, route.area, routeFaults(product, route)),
    ),
    ...ROUTES.unnamedScreens.map(({ id, area, gate }) =>
      verdict('route', id, area, unnamedFaults(product, id, gate)),
    ),
    ...GATED_REPORTS.map(({ id, gate }) =>
      verdict('route', id, 'laporan', reportFaults(product, id, gate)),
    ),
  ]
}

function routeFaults(product: Product, { path, availability, gate }: WantedRoute): string[] {
  if (availability !== 'public') return faultsOf(product, path, gate)
  return product.publicPages.includes(path) ? [] : ['not shown without a login']
}

function unnamedFaults(product: Product, id: string, gate: Gate | null): string[] {
  // The access-denied page stands in place of a screen and has no path.
  if (id === 'access-denied') return []
  return (PATHS[id] ?? []).flatMap(path => faultsOf(product, path, gate))
}

function reportFaults(product: Product, id: string, gate: Gate | null): string[] {
  const paths = REPORTS[id]
  if (paths === undefined) return ['no screen of ours is named']
  return paths.flatMap(path => faultsOf(product, path, gate))
}
