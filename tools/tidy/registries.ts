import { posix } from 'node:path'
import { exportsOf } from './imports.ts'
import {
  child,
  type Fault,
  fault,
  list,
  type Node,
  nameOf,
  type Rule,
  type Source,
  stringOf,
  type Tree,
} from './tree.ts'

/** A list of definitions that is written from the files of a folder (tools/registry.ts). */
export interface Registry {
  readonly file: string
  readonly folder: string
  /** Function that makes the definition: each file exports exactly one constant made by it. */
  readonly maker: string
  readonly list: string
  readonly type: string
  readonly typeFrom: string
  readonly why: string
  /** What a list of plain entries takes from each definition; without it, the definitions. */
  readonly entry?: (definition: Node) => string
}

export const REGISTRIES: readonly Registry[] = [
  {
    file: 'packages/contract/src/masters/registry.ts',
    folder: 'packages/contract/src/masters/',
    maker: 'defineMaster',
    list: 'MASTERS',
    type: 'MasterDefinition',
    typeFrom: '../kit/master.ts',
    why: 'Every master there is: one file of this folder each.',
  },
  {
    file: 'packages/contract/src/masters/menu-entries.ts',
    folder: 'packages/contract/src/masters/',
    maker: 'defineMaster',
    list: 'MASTER_ENTRIES',
    type: 'MasterEntry',
    typeFrom: '../kit/master.ts',
    why: 'Screens of the masters, for a menu that need not fetch their definitions.',
    entry: menuEntry,
  },
  {
    file: 'apps/server/src/reports/registry.ts',
    folder: 'apps/server/src/reports/',
    maker: 'defineReport',
    list: 'REPORTS',
    type: 'ReportDefinition',
    typeFrom: '../engines/report/define-report.ts',
    why: 'Every report there is: one file of this folder each, grouped by area.',
  },
  {
    file: 'tests/documents/entries/registry.ts',
    folder: 'tests/documents/entries/',
    maker: 'defineEntry',
    list: 'ENTRIES',
    type: 'DocumentEntry',
    typeFrom: '../entry.ts',
    why: 'How the tests write one of every kind of document: one file of this folder each.',
  },
]

/** The tables of one language as one, for programs that find no files by themselves. */
const TABLES = /^packages\/contract\/src\/messages\/([a-z]+)\/(?!index\.ts$).+\.ts$/

/** The files `messages/<lang>/index.ts`, as they must be for the tables that are there now. */
export function textTables(tree: Tree): ReadonlyMap<string, string> {
  const areas = new Map<string, string[]>()
  for (const { path } of tree.code) {
    const language = TABLES.exec(path)?.[1]
    if (language === undefined) continue
    areas.set(language, [...(areas.get(language) ?? []), path])
  }
  return new Map([...areas].map(([language, files]) => tableOf(language, files.sort(asImported))))
}

/** The order in which the formatter keeps imports: a folder, then a file, then longer names. */
const asImported = (a: string, b: string): number => {
  const key = (path: string) => path.replaceAll('/', '\u0001').replaceAll('.', '\u0002')
  return key(a) < key(b) ? -1 : 1
}

function tableOf(language: string, files: readonly string[]): readonly [string, string] {
  const folder = `packages/contract/src/messages/${language}`
  const imports = files.map((path, at) => {
    return `import * as t${at} from './${posix.relative(folder, path)}'`
  })
  const all = files.map((_, at) => `  t${at},`)
  const text = [
    '// Written by `npm run registry`; do not edit.',
    ...imports,
    '',
    '/** Every text of this language, by its Indonesian one. */',
    `export const ${language}: Readonly<Record<string, string>> = Object.assign(`,
    '  {},',
    '  ...[',
    ...all.map(line => `  ${line}`),
    '  ].flatMap(area => Object.values(area)),',
    ')',
    '',
  ]
  return [`${folder}/index.ts`, text.join('\n')]
}

function staleTables(tree: Tree): Fault[] {
  return [...textTables(tree)].flatMap(([path, text]) => {
    if (tree.files.get(path)?.text === text) return []
    return [{ file: path, line: 1, rule: 'registry-stale', text: 'run `npm run registry`' }]
  })
}

export const REGISTRY_RULES: readonly Rule[] = [
  {
    name: 'registry-stale',
    why: 'Registries are written from their folders: run `npm run registry`.',
    check: tree => [...REGISTRIES.flatMap(registry => stale(tree, registry)), ...staleTables(tree)],
  },
  {
    name: 'one-definition',
    why: 'A definition file exports exactly one definition, so that a file name leads to it.',
    check: tree =>
      REGISTRIES.filter(one => one.entry === undefined).flatMap(one => manyDefinitions(tree, one)),
  },
]

/** What the registry file must contain for the files that are there now. */
export function registryText(tree: Tree, registry: Registry): string {
  if (registry.entry !== undefined) return entriesText(tree, registry, registry.entry)
  const definitions = filesOf(tree, registry).map(file => ({
    name: definitionsOf(file, registry)[0]?.name ?? 'missing',
    from: `./${posix.relative(registry.folder, file.path)}`,
  }))
  const imports = [
    {
      from: registry.typeFrom,
      line: `import type { ${registry.type} } from '${registry.typeFrom}'`,
    },
    ...definitions.map(d => ({ from: d.from, line: `import { ${d.name} } from '${d.from}'` })),
  ]
  return [
    '// Written by `npm run registry`; do not edit.',
    ...imports.map(i => i.line),
    '',
    `/** ${registry.why} */`,
    ...listOf(
      `export const ${registry.list}: readonly ${registry.type}[] =`,
      definitions.map(({ name }) => name),
    ),
    '',
  ].join('\n')
}

/** A list as the formatter keeps it: on one line where it fits. */
function listOf(head: string, names: readonly string[]): string[] {
  const line = `${head} [${names.join(', ')}]`
  return line.length <= 100 ? [line] : [`${head} [`, ...names.map(name => `  ${name},`), ']']
}

function entriesText(tree: Tree, registry: Registry, entry: (d: Node) => string): string {
  const entries = filesOf(tree, registry)
    .flatMap(file => definitionsOf(file, registry).slice(0, 1))
    .map(({ definition }) => entry(definition))
  return [
    '// Written by `npm run registry`; do not edit.',
    `import type { ${registry.type} } from '${registry.typeFrom}'`,
    '',
    `/** ${registry.why} */`,
    `export const ${registry.list}: readonly ${registry.type}[] = [`,
    ...entries,
    ']',
    '',
  ].join('\n')
}

/** Where a master stands in the menu, as its definition says it with literals. */
function menuEntry(definition: Node): string {
  const given = new Map(
    list(definition, 'properties').map(property => [
      nameOf(child(property, 'key')) ?? '',
      child(property, 'value'),
    ]),
  )
  const texts = ['path', 'title', 'group', 'module'].flatMap(name => {
    const value = stringOf(given.get(name))
    return value === undefined ? [] : [`${name}: '${value}'`]
  })
  const parts = [...texts, `order: ${given.get('order')?.value ?? 50}`]
  const line = `  { ${parts.join(', ')} },`
  return line.length <= 100 ? line : `  {\n${parts.map(part => `    ${part},\n`).join('')}  },`
}

/** Files with a definition, by path. */
function filesOf(tree: Tree, registry: Registry): Source[] {
  return tree.code
    .filter(file => file.path.startsWith(registry.folder) && file.path !== registry.file)
    .filter(file => !file.isTest || registry.folder.startsWith('tests/'))
    .filter(file => definitionsOf(file, registry).length > 0)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

interface Found {
  readonly name: string
  readonly at: number
  /** What the maker is given. */
  readonly definition: Node
}

function definitionsOf(file: Source, registry: Registry): Found[] {
  return exportsOf(file).flatMap(({ name, at, node }) => {
    const declarations = node.declarations as { init?: unknown }[] | undefined
    const init = child(declarations?.[0] as never, 'init')
    const isMade =
      init?.type === 'CallExpression' && nameOf(child(init, 'callee')) === registry.maker
    const [definition] = isMade ? list(init, 'arguments') : []
    return definition === undefined ? [] : [{ name, at, definition }]
  })
}

function stale(tree: Tree, registry: Registry): Fault[] {
  const isEmpty = filesOf(tree, registry).length === 0
  const present = tree.files.get(registry.file)?.text
  if (isEmpty && present === undefined) return []
  if (present === registryText(tree, registry)) return []
  return [{ file: registry.file, line: 1, rule: 'registry-stale', text: 'run `npm run registry`' }]
}

function manyDefinitions(tree: Tree, registry: Registry): Fault[] {
  return filesOf(tree, registry).flatMap(file =>
    definitionsOf(file, registry)
      .slice(1)
      .map(({ name, at }) => fault(file, at, 'one-definition', `${name} needs a file of its own`)),
  )
}
