import { posix } from 'node:path'
import { type Export, exportsOf, importsOf } from './imports.ts'
import { isEntry } from './layout.ts'
import { type Fault, fault, type Node, type Rule, type Source, type Tree, walk } from './tree.ts'

export const DEAD_RULES: readonly Rule[] = [
  {
    name: 'dead-file',
    why: 'A file nothing but tests imports and nothing starts is not part of the product.',
    check: deadFiles,
  },
  {
    name: 'dead-export',
    why: 'What nobody imports is private or not needed; what only tests import, nobody uses.',
    check: deadExports,
  },
]

/** Tables and definitions that engines read by folder; see tools/registry.ts. */
const READ_BY_FOLDER = /\/messages\/[a-z]+\//

function deadFiles(tree: Tree): Fault[] {
  const alive = new Set(
    tree.code.flatMap(file =>
      importsOf(tree, file)
        .map(one => one.target)
        .filter(target => !file.isTest || tree.files.get(target ?? '')?.isTest === true),
    ),
  )
  const started = startedFiles(tree)
  return tree.code
    .filter(file => !file.path.endsWith('.mjs') && !READ_BY_FOLDER.test(file.path))
    .filter(file => !alive.has(file.path) && !isEntry(file.path, started))
    .map(file => ({ file: file.path, line: 1, rule: 'dead-file', text: 'nothing imports it' }))
}

/** Named by a script of package.json, by a tool, by a page, or for vitest to set up. */
function startedFiles(tree: Tree): Set<string> {
  const started = new Set<string>()
  for (const file of tree.files.values()) {
    const folder = file.path.endsWith('.html') ? posix.dirname(file.path) : ''
    if (!/^package\.json$|^vitest\.config\.ts$|\.mjs$|\.html$/.test(file.path)) continue
    for (const [, path] of file.text.matchAll(/["' /]((?:[\w-]+\/)+[\w.-]+\.tsx?)/g)) {
      if (path) started.add(posix.join(folder, path))
    }
  }
  return started
}

interface Taken {
  readonly byUsers: ReadonlySet<string>
  readonly byTests: ReadonlySet<string>
}

/** What is imported of a file. Tests are users of what is made for tests, and of nothing else. */
function takenFrom(tree: Tree): (file: Source) => Taken {
  const users = new Map<string, Set<string>>()
  const tests = new Map<string, Set<string>>()
  for (const file of tree.code) {
    for (const { target, names } of importsOf(tree, file)) {
      if (target === undefined) continue
      const isForTests = tree.files.get(target)?.isTest === true
      const taken = file.isTest && !isForTests ? tests : users
      taken.set(target, new Set([...(taken.get(target) ?? []), ...names]))
    }
  }
  const none: ReadonlySet<string> = new Set()
  return ({ path }) => ({ byUsers: users.get(path) ?? none, byTests: tests.get(path) ?? none })
}

function deadExports(tree: Tree): Fault[] {
  const taken = takenFrom(tree)
  return tree.code
    .filter(file => !file.path.endsWith('.mjs') && !READ_BY_FOLDER.test(file.path))
    .flatMap(file => unusedOf(file, taken(file)))
}

function unusedOf(file: Source, { byUsers, byTests }: Taken): Fault[] {
  if (byUsers.has('*')) return []
  return exportsOf(file)
    .filter(({ name }) => !byUsers.has(name) && !isReadByTooling(file, name))
    .filter(({ name, node }) => !isType(node) || !isMentioned(file, name))
    .filter(one => !(byTests.has(one.name) || byTests.has('*')) || !isUsedAtHome(file, one))
    .map(({ name, at }) => fault(file, at, 'dead-export', `${name} is imported nowhere`))
}

const isType = (node: Node): boolean => /^TS(Interface|TypeAlias)Declaration$/.test(node.type)

/** A type that an exported function of the same file speaks of is part of what it gives away. */
function isMentioned(file: Source, name: string): boolean {
  return (file.text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1
}

/** A test may take a part of what its file gives away by another name. */
function isUsedAtHome(file: Source, { name, node }: Export): boolean {
  let isUsed = false
  walk(file.program, ({ type, start, ...inner }) => {
    const isHere = start >= node.start && start < node.end
    if (type === 'Identifier' && inner.name === name && !isHere) isUsed = true
  })
  return isUsed
}

/** A module's door declares `owns` and `uses` for these very rules; vitest calls setup by name. */
function isReadByTooling(file: Source, name: string): boolean {
  if (/\/modules\/[^/]+\/index\.ts$/.test(file.path)) return name === 'owns' || name === 'uses'
  return /global-setup\.ts$/.test(file.path) && /^(setup|teardown)$/.test(name)
}
