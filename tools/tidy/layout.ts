import { folderOf } from './tree.ts'

/**
 * Who may import whom, as data: the table of docs/map.md. A file belongs to the first area whose
 * folder it stands in. `may` names areas; `only` narrows an area to some of its files; `types`
 * lets types through and nothing that runs.
 */
export interface Area {
  readonly name: string
  readonly folder: string
  readonly may: readonly Allowed[]
  /** Libraries beyond its own package.json that may be used; `node` opens node:*. */
  readonly libraries: 'none' | 'own' | readonly string[]
  readonly node: boolean
  /** Subfolders are closed to each other but for their `index.ts`, and only along `uses`. */
  readonly doors?: 'declared' | 'open'
}

export type Allowed =
  | string
  | { readonly area: string; readonly only?: RegExp; readonly types?: true }

/** The part of the contract that knows no trade: kit, refusals, rights, menu, texts, session. */
const FRAME = /^(kit|messages|menu)\/|^(refusals|permissions|date-lock|menu|modules|session)\.ts$/
/** Quantities are units, not rules: kits may format them. */
const QUANTITIES = /^(quantity|calendar|figures\/read-figure)\.ts$/
/** Documents move cash: which amounts notes and coins make. */
const COINS = /^(quantity|calendar|figures\/read-figure|uang\/tunai)\.ts$/
/** Reports say what a piece costs now by the rule of lists, and a loan by that of the counter. */
const LISTED =
  /^(quantity|calendar|figures\/read-figure|terms\/(listed-price|penebusan)|rounding)\.ts$/
/** The frame of documents takes money: how tenders settle what is to be paid, where it may lie. */
const MONEY = /^(quantity|calendar|cart|figures\/read-figure|uang\/tunai|terms\/mutasi-uang)\.ts$/

const server = (
  name: string,
  folder: string,
  may: readonly Allowed[],
  doors?: Area['doors'],
): Area => ({
  name,
  folder: `apps/server/src/${folder}`,
  may,
  libraries: 'own',
  node: true,
  ...(doors ? { doors } : {}),
})

const web = (
  name: string,
  folder: string,
  may: readonly Allowed[],
  doors?: Area['doors'],
): Area => ({
  name,
  folder: `apps/web/src/${folder}`,
  may,
  libraries: 'own',
  node: false,
  ...(doors ? { doors } : {}),
})

export const AREAS: readonly Area[] = [
  { name: 'domain', folder: 'packages/domain/src/', may: [], libraries: 'none', node: false },
  {
    name: 'contract',
    folder: 'packages/contract/src/',
    may: ['domain'],
    libraries: ['zod'],
    node: false,
  },
  server('platform', 'platform/', [{ area: 'contract', only: FRAME }]),
  server('engines', 'engines/', ['platform', 'contract', { area: 'domain', only: COINS }]),
  server('modules', 'modules/', ['platform', 'engines', 'contract', 'domain'], 'declared'),
  server('reports', 'reports/', [
    'platform',
    { area: 'engines', only: /^(report|chain)\// },
    'contract',
    { area: 'domain', only: LISTED },
    { area: 'domain', types: true },
  ]),
  server('operations', 'operations/', [
    'platform',
    { area: 'engines', only: /^document\/verify-chain\.ts$/ },
    'contract',
    { area: 'domain', only: QUANTITIES },
  ]),
  server('server', '', [
    'platform',
    'engines',
    'modules',
    'reports',
    'operations',
    'contract',
    'domain',
  ]),
  { name: 'stand-ins', folder: 'apps/stand-ins/', may: [], libraries: 'none', node: true },
  {
    name: 'agent',
    folder: 'apps/agent/',
    may: [{ area: 'contract', only: /^areas\/sidik\// }],
    libraries: ['socket.io-client'],
    node: true,
  },
  web('theme', 'theme/', []),
  web('kit', 'kit/', [
    'theme',
    { area: 'domain', only: QUANTITIES },
    { area: 'contract', only: /^kit\/days\// },
    { area: 'contract', types: true },
  ]),
  web('lib', 'lib/', ['theme', 'kit', 'contract', 'domain']),
  web('web-engines', 'engines/', [
    'theme',
    'kit',
    'lib',
    'contract',
    { area: 'domain', only: MONEY },
  ]),
  web('shell', 'shell/', ['theme', 'kit', 'lib', 'contract', { area: 'domain', only: QUANTITIES }]),
  web(
    'features',
    'features/',
    ['theme', 'kit', 'lib', 'web-engines', 'contract', 'domain'],
    'open',
  ),
  web('web', '', ['theme', 'kit', 'lib', 'web-engines', 'shell', 'features', 'contract', 'domain']),
]

/** The area of a file; undefined outside the product (tests, tools, bench, configs). */
export function areaOf(path: string): Area | undefined {
  return AREAS.find(area => path.startsWith(area.folder))
}

/** Subfolder of a fenced area: `penjualan` for apps/server/src/modules/penjualan/x.ts. */
export function roomOf(area: Area, path: string): string {
  const rest = path.slice(area.folder.length)
  return rest.includes('/') ? (rest.split('/')[0] ?? '') : ''
}

/** Files that start something: nothing imports them and that is right. */
export function isEntry(path: string, started: ReadonlySet<string>): boolean {
  if (started.has(path)) return true
  if (/\.(test|journey|gallery)\.tsx?$|\.config\.ts$|-worker\.ts$|\.d\.ts$/.test(path)) return true
  return folderOf(path) === 'tools' || /^tests\/.*global-setup\.ts$/.test(path)
}
