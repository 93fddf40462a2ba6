import { posix } from 'node:path'
import { exportsOf } from './imports.ts'
import { child, type Fault, fault, nameOf, type Rule, type Source, type Tree } from './tree.ts'

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
    file: 'apps/server/src/reports/registry.ts',
    folder: 'apps/server/src/reports/',
    maker: 'defineReport',
    list: 'REPORTS',
    type: 'ReportDefinition',
    typeFrom: '../engines/report/define-report.ts',
    why: 'Every report there is: one file of this folder each, grouped by area.',
  },
]

export const REGISTRY_RULES: readonly Rule[] = [
  {
    name: 'registry-stale',
    why: 'Registries are written from their folders: run `npm run registry`.',
    check: tree => REGISTRIES.flatMap(registry => stale(tree, registry)),
  },
  {
    name: 'one-definition',
    why: 'A definition file exports exactly one definition, so that a file name leads to it.',
    check: tree => REGISTRIES.flatMap(registry => manyDefinitions(tree, registry)),
  },
]

/** What the registry file must contain for the files that are there now. */
export function registryText(tree: Tree, registry: Registry): string {
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
    `export const ${registry.list}: readonly ${registry.type}[] = [`,
    ...definitions.map(d => `  ${d.name},`),
    ']',
    '',
  ].join('\n')
}

/** Files with a definition, by path. */
function filesOf(tree: Tree, registry: Registry): Source[] {
  return tree.code
    .filter(file => file.path.startsWith(registry.folder) && file.path !== registry.file)
    .filter(file => !file.isTest && definitionsOf(file, registry).length > 0)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function definitionsOf(file: Source, registry: Registry): { name: string; at: number }[] {
  return exportsOf(file).filter(({ node }) => {
    const declarations = node.declarations as { init?: unknown }[] | undefined
    const init = child(declarations?.[0] as never, 'init')
    return init?.type === 'CallExpression' && nameOf(child(init, 'callee')) === registry.maker
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
