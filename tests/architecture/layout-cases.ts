/** One small repository, and the `file:line` a rule must name in it (none: it must stay green). */
export interface Case {
  readonly rule: string
  readonly what: string
  readonly files: Readonly<Record<string, string>>
  readonly red?: readonly string[]
}

const DOMAIN = 'packages/domain/src'
const CONTRACT = 'packages/contract/src'
const SERVER = 'apps/server/src'
const MODULES = `${SERVER}/modules`
const WEB = 'apps/web/src'

const lines = (count: number): string => Array.from({ length: count }, () => 'f()').join('\n')
const some = (path: string): Record<string, string> => ({ [path]: 'export const x = 1\n' })
const imports = (rule: string, what: string, from: string, to: string, red: boolean): Case => ({
  rule,
  what,
  files: {
    [from]: `import { x } from '${specifier(from, to)}'\n`,
    ...some(to),
    'apps/server/package.json': '{ "dependencies": { "fastify": "1" } }',
  },
  ...(red ? { red: [`${from}:1`] } : {}),
})

/** How one file names another. */
function specifier(from: string, to: string): string {
  const shared = /^packages\/(\w+)\/src\/(.+)\.ts$/.exec(to)
  const workspace = from.split('/').slice(0, 2).join('/')
  if (shared && !to.startsWith(workspace)) return `@kencana/${shared[1]}/${shared[2]}`
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}

const IMPORTS: readonly Case[] = [
  imports('import-table', 'domain takes contract', `${DOMAIN}/a.ts`, `${CONTRACT}/b.ts`, true),
  imports('import-table', 'contract takes domain', `${CONTRACT}/a.ts`, `${DOMAIN}/b.ts`, false),
  imports(
    'import-table',
    'platform takes trade',
    `${SERVER}/platform/a.ts`,
    `${CONTRACT}/b.ts`,
    true,
  ),
  imports(
    'import-table',
    'platform takes the frame',
    `${SERVER}/platform/a.ts`,
    `${CONTRACT}/refusals.ts`,
    false,
  ),
  imports(
    'import-table',
    'engine takes module',
    `${SERVER}/engines/a.ts`,
    `${MODULES}/x/index.ts`,
    true,
  ),
  imports(
    'import-table',
    'report takes module',
    `${SERVER}/reports/a.ts`,
    `${MODULES}/x/index.ts`,
    true,
  ),
  imports(
    'import-table',
    'report takes master engine',
    `${SERVER}/reports/a.ts`,
    `${SERVER}/engines/master/m.ts`,
    true,
  ),
  imports('import-table', 'kit takes api', `${WEB}/kit/a.ts`, `${WEB}/lib/api.ts`, true),
  imports(
    'import-table',
    'web takes server',
    `${WEB}/features/a/b.ts`,
    `${SERVER}/platform/c.ts`,
    true,
  ),
  imports(
    'import-table',
    'shell takes feature',
    `${WEB}/shell/b.ts`,
    `${WEB}/features/a/c.ts`,
    true,
  ),
  imports('import-table', 'domain takes a tool', `${DOMAIN}/a.ts`, 'tools/b.ts', true),
  imports('doors', 'inner file of a module', `${MODULES}/a/b.ts`, `${MODULES}/c/d.ts`, true),
  imports('doors', 'door that is not declared', `${MODULES}/a/b.ts`, `${MODULES}/c/index.ts`, true),
  imports(
    'doors',
    'inner file of a feature',
    `${WEB}/features/a/b.ts`,
    `${WEB}/features/c/d.ts`,
    true,
  ),
  imports(
    'doors',
    'door of a feature',
    `${WEB}/features/a/b.ts`,
    `${WEB}/features/c/index.ts`,
    false,
  ),
  imports('doors', 'areas pass a door', `${SERVER}/areas.ts`, `${MODULES}/c/d.queries.ts`, true),
  {
    rule: 'doors',
    what: 'door that is declared',
    files: {
      [`${MODULES}/a/index.ts`]: "export const area = { uses: ['c'] as const }",
      [`${MODULES}/a/b.ts`]: "import { x } from '../c/index.ts'",
      ...some(`${MODULES}/c/index.ts`),
    },
  },
  {
    rule: 'libraries',
    what: 'each folder its own',
    files: {
      'apps/server/package.json': '{ "dependencies": { "fastify": "1" } }',
      [`${DOMAIN}/a.ts`]: "import { z } from 'zod'",
      [`${CONTRACT}/b.ts`]: "\nimport fs from 'node:fs'",
      [`${SERVER}/c.ts`]: "import { y } from 'left-pad'",
    },
    red: [`${DOMAIN}/a.ts:1`, `${CONTRACT}/b.ts:2`, `${SERVER}/c.ts:1`],
  },
  {
    rule: 'libraries',
    what: 'zod in the contract, Node on the server',
    files: {
      'apps/server/package.json': '{ "dependencies": { "fastify": "1" } }',
      [`${CONTRACT}/b.ts`]: "import { z } from 'zod'",
      [`${SERVER}/c.ts`]: "import fs from 'node:fs'\nimport fastify from 'fastify'",
    },
  },
  {
    rule: 'extension',
    what: 'left out',
    files: { 'tools/a.ts': "import { x } from './b'" },
    red: ['tools/a.ts:1'],
  },
  {
    rule: 'extension',
    what: 'written',
    files: {
      'tools/a.ts':
        "import { x } from './b.ts'\nimport './c.css'\nnew URL('../d', import.meta.url)",
    },
  },
  {
    rule: 'circles',
    what: 'three files round',
    files: {
      [`${DOMAIN}/a.ts`]: "import { b } from './b.ts'",
      [`${DOMAIN}/b.ts`]: "import { c } from './c.ts'",
      [`${DOMAIN}/c.ts`]: "import { a } from './a.ts'",
      [`${DOMAIN}/d.ts`]: "import { a } from './a.ts'",
    },
    red: [`${DOMAIN}/a.ts:1`],
  },
  {
    rule: 'circles',
    what: 'closed by types only',
    files: {
      [`${DOMAIN}/a.ts`]: "import { b } from './b.ts'",
      [`${DOMAIN}/b.ts`]: "import type { A } from './a.ts'",
    },
    red: [`${DOMAIN}/a.ts:1`],
  },
  {
    rule: 'circles',
    what: 'one way, whoever meets again below',
    files: {
      [`${DOMAIN}/a.ts`]: "import { b } from './b.ts'\nimport type { C } from './c.ts'",
      [`${DOMAIN}/b.ts`]: "import type { C } from './c.ts'",
    },
  },
  {
    rule: 'circle-of-uses',
    what: 'two modules',
    files: {
      [`${MODULES}/a/index.ts`]: "export const uses = ['b']",
      [`${MODULES}/b/index.ts`]: "export const uses = ['a']",
    },
    red: [`${MODULES}/a/index.ts:1`],
  },
  {
    rule: 'circle-of-uses',
    what: 'one way',
    files: {
      [`${MODULES}/a/index.ts`]: "export const uses = ['b']",
      [`${MODULES}/b/index.ts`]: 'export const uses = []',
    },
  },
]

const OWNERS: readonly Case[] = [
  {
    rule: 'table-owner',
    what: 'foreign, outside queries, unowned, in a report',
    files: {
      [`${MODULES}/a/index.ts`]: "export const owns = ['barang']",
      [`${MODULES}/a/sell.ts`]: 'sql`update barang set x = 1`',
      [`${MODULES}/b/index.ts`]: 'export const owns = []',
      [`${MODULES}/b/b.queries.ts`]: 'sql`select 1`\nsql`delete from barang`',
      [`${MODULES}/b/c.queries.ts`]: 'sql`insert into baki (a) values (1)`',
      [`${SERVER}/reports/r.ts`]: 'sql`insert into baki (a) values (1)`',
    },
    red: [
      `${MODULES}/a/sell.ts:1`,
      `${MODULES}/b/b.queries.ts:2`,
      `${MODULES}/b/c.queries.ts:1`,
      `${SERVER}/reports/r.ts:1`,
    ],
  },
  {
    rule: 'table-owner',
    what: "the owner's queries, upserts, locks, the platform",
    files: {
      [`${MODULES}/a/index.ts`]: "export const owns = ['barang']",
      [`${MODULES}/a/a.queries.ts`]:
        'sql`insert into barang (a) values (1) on conflict do update set a = 1`',
      [`${MODULES}/a/b.ts`]: 'sql`select a from barang for update of barang`',
      [`${SERVER}/platform/p.ts`]: 'sql`insert into kunci (a) values (1)`',
    },
  },
  {
    rule: 'table-two-owners',
    what: 'two modules',
    files: {
      [`${MODULES}/a/index.ts`]: "export const owns = ['barang']",
      [`${MODULES}/b/index.ts`]: "export const owns = ['barang']",
    },
    red: [`${MODULES}/b/index.ts:1`],
  },
  {
    rule: 'table-two-owners',
    what: 'one each',
    files: { [`${MODULES}/a/index.ts`]: "export const owns = ['barang', 'foto']" },
  },
]

const wide = `const x = '${'a'.repeat(60)}' + '${'b'.repeat(60)}'`
const SIZES: readonly Case[] = [
  {
    rule: 'file-size',
    what: '301 lines',
    files: { 'tools/a.ts': lines(301) },
    red: ['tools/a.ts:300'],
  },
  { rule: 'file-size', what: '300 lines', files: { 'tools/a.ts': `${lines(300)}\n` } },
  {
    rule: 'file-size',
    what: 'a table of data',
    files: { 'tools/a.ts': `export const A = [\n${'1,\n'.repeat(900)}] as const` },
  },
  {
    rule: 'function-size',
    what: '71 lines',
    files: { 'tools/a.ts': `const y = 1\nfunction f() {\n${lines(69)}\n}` },
    red: ['tools/a.ts:2'],
  },
  {
    rule: 'function-size',
    what: '70 lines, and a test',
    files: {
      'tools/a.ts': `function f() {\n${lines(68)}\n}`,
      'tests/a.test.ts': `it('x', () => {\n${lines(90)}\n})`,
    },
  },
  {
    rule: 'folder-size',
    what: '13 files',
    files: Object.assign({}, ...Array.from({ length: 13 }, (_, i) => some(`${DOMAIN}/f${i}.ts`))),
    red: [`${DOMAIN}:1`],
  },
  {
    rule: 'folder-size',
    what: '12 files and their tests',
    files: Object.assign(
      {},
      ...Array.from({ length: 12 }, (_, i) => ({
        ...some(`${DOMAIN}/f${i}.ts`),
        ...some(`${DOMAIN}/f${i}.test.ts`),
      })),
    ),
  },
  {
    rule: 'columns',
    what: '136 columns',
    files: { 'tools/a.ts': `\n${wide}` },
    red: ['tools/a.ts:2'],
  },
  {
    rule: 'columns',
    what: 'one long text',
    files: { 'tools/a.ts': `const a = {\n  text: '${'a'.repeat(120)}',\n}` },
  },
]

const REGISTRIES: readonly Case[] = [
  {
    rule: 'registry-stale',
    what: 'a master that is not listed',
    files: {
      [`${CONTRACT}/masters/baki.ts`]: 'export const baki = defineMaster({})',
      [`${CONTRACT}/masters/registry.ts`]: 'export const MASTERS = []',
    },
    red: [`${CONTRACT}/masters/registry.ts:1`, `${CONTRACT}/masters/menu-entries.ts:1`],
  },
  { rule: 'registry-stale', what: 'no definitions, no registry', files: some('tools/a.ts') },
  {
    rule: 'one-definition',
    what: 'two masters in a file',
    files: {
      [`${CONTRACT}/masters/baki.ts`]:
        'export const baki = defineMaster({})\nexport const rak = defineMaster({})',
    },
    red: [`${CONTRACT}/masters/baki.ts:2`],
  },
  {
    rule: 'one-definition',
    what: 'one',
    files: { [`${CONTRACT}/masters/baki.ts`]: 'export const baki = defineMaster({})' },
  },
  {
    rule: 'syntax',
    what: 'half a line',
    files: { 'tools/a.ts': 'const x =' },
    red: ['tools/a.ts:1'],
  },
  { rule: 'syntax', what: 'a line', files: { 'tools/a.ts': 'const x = 1' } },
]

export const LAYOUT_CASES: readonly Case[] = [...IMPORTS, ...OWNERS, ...SIZES, ...REGISTRIES]
