import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { type Import, importsOf } from '../tidy/imports.ts'
import {
  type Node,
  nameOf,
  readTree,
  type Source,
  stringOf,
  type Tree,
  walk,
} from '../tidy/tree.ts'

// What a change can reach: from the changed files along the imports to screens and areas, and from
// these to the journeys that go there. Nobody lists by hand (docs/tests.md).

/** What `npm test` runs of its browser parts. */
export interface Reach {
  /** Why everything runs; nothing when only a part does. */
  readonly whole: string | undefined
  readonly changed: readonly string[]
  /** Addresses of screens. */
  readonly pages: readonly string[]
  /** Paths of tests in browsers. */
  readonly journeys: readonly string[]
}

/** What everything stands on. */
const WHOLE = new RegExp(
  [
    /apps\/web\/src\/(kit|engines|lib|theme|shell)\//,
    /apps\/(web|server)\/(src\/)?[^/]+$/,
    /apps\/server\/src\/(platform|engines|operations|sample)\//,
    /apps\/server\/(migrations|functions|checks)\//,
    /packages\/contract\/src\/(kit|menu|names|settings)\//,
    /packages\/(contract\/src\/)?[^/]+$/,
    /packages\/[^/]+\/[^/]+$/,
    /tools\/(?!breaks\/|mutants\/|new|pictures\/|templates|.*\/(durations|luck)\.json)/,
    /tests\/sample-shop\/|tests\/budget\.json/,
    /[^/]+\.(json|ts)$|\.ci\//,
  ]
    .map(({ source }) => `^(${source})`)
    .join('|'),
)
/** What no screen shows in Indonesian, in which all but the walk of languages is tested. */
const NOTHING = new RegExp(
  [
    /(docs|bench|apps\/(agent|stand-ins)|packages\/contract\/src\/messages)\//,
    /.*\.md$/,
    /tests\/trial\/passed\.json$/,
  ]
    .map(({ source }) => `^(${source})`)
    .join('|'),
)
/** What puts the parts together: from it a way leads everywhere. */
const ASSEMBLY = /^apps\/(web|server)\/src\/[^/]+$|\/registry\.ts$|\/menu-entries\.ts$/

const NOUN = /^apps\/(?:server\/src\/(?:modules|reports)|web\/src\/features)\/([^/]+)\//
const AREA = /^packages\/contract\/src\/areas\//
const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//
const IN_BROWSER = /^tests\/(journeys|walks|kit|seams)\/.*\.journey\.ts$/

/**
 * What changed since a commit, also what is not committed; undefined where git does not know it.
 */
function changedSince(commit: string, root: string): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const of = `${git('diff', '--name-only', commit)}${git('ls-files', '-o', '--exclude-standard')}`
    return [...new Set(of.split('\n').filter(Boolean))].sort()
  } catch {
    return undefined
  }
}

/** What a change of these files can reach. */
export function reachOf(tree: Tree, changed: readonly string[] | undefined): Reach {
  const all = everything(tree)
  if (changed === undefined) return { ...all, whole: 'no commit is known to have passed whole' }
  const stand = changed.find(path => WHOLE.test(path))
  if (stand !== undefined)
    return { ...all, changed, whole: `${stand} is what everything stands on` }
  const told = changed.filter(path => !NOTHING.test(path))
  const hit = usersOf(tree, told)
  const nouns = new Set([...hit].flatMap(path => NOUN.exec(path)?.[1] ?? []))
  const features = new Set([...nouns, ...callersOf(tree, [...hit])])
  const byHand = screensOf(tree).filter(({ feature }) => features.has(feature))
  const paths = new Set([...byHand.map(({ path }) => path), ...[...hit].flatMap(definedBy(tree))])
  const journeys = all.journeys.filter(
    path => hit.has(path) || goesTo(tree.files.get(path), paths) || isNamed(path, nouns),
  )
  return { whole: undefined, changed, pages: [...paths], journeys }
}

function everything(tree: Tree): Reach {
  return {
    whole: undefined,
    changed: [],
    pages: screensOf(tree).map(({ path }) => path),
    journeys: [...tree.files.keys()].filter(path => IN_BROWSER.test(path)),
  }
}

/** Of a module, what it lets others use: no code of its own. */
const FRONT = /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/

/**
 * The files that an import runs: those behind the front of a module by the names that are taken;
 * none for types alone, which are checked without running.
 */
function runBy(tree: Tree, { target, typeOnly, names }: Import): string[] {
  if (target === undefined || typeOnly) return []
  const front = FRONT.test(target) ? tree.files.get(target) : undefined
  if (front === undefined) return [target]
  const passedOn = importsOf(tree, front)
  const behind = (name: string) => {
    const ones = passedOn.filter(one => one.names.includes(name))
    return (ones.length > 0 ? ones : passedOn).flatMap(one => one.target ?? [])
  }
  return [target, ...names.flatMap(behind)]
}

/** The files themselves and all that run them, over any number of steps. */
function usersOf(tree: Tree, changed: readonly string[]): Set<string> {
  const users = new Map<string, string[]>()
  for (const file of tree.code.filter(({ path }) => !FRONT.test(path))) {
    for (const target of importsOf(tree, file).flatMap(one => runBy(tree, one))) {
      users.set(target, [...(users.get(target) ?? []), file.path])
    }
  }
  const hit = new Set<string>()
  const next = [...changed]
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (hit.has(path) || ASSEMBLY.test(path)) continue
    hit.add(path)
    next.push(...(users.get(path) ?? []))
  }
  return hit
}

/** Features that call what the server's part of the change serves: both know its contract. */
function callersOf(tree: Tree, hit: readonly string[]): string[] {
  const imported = (path: string) => {
    const file = tree.files.get(path)
    return file === undefined ? [] : importsOf(tree, file).flatMap(({ target }) => target ?? [])
  }
  const served = new Set(
    hit
      .filter(path => path.startsWith('apps/server/src/modules/'))
      .flatMap(imported)
      .filter(path => AREA.test(path)),
  )
  return tree.code.flatMap(({ path }) => {
    const feature = FEATURE.exec(path)?.[1]
    return feature !== undefined && imported(path).some(one => served.has(one)) ? [feature] : []
  })
}

interface ScreenOf {
  readonly path: string
  readonly feature: string
}

/** Every screen written by hand, with its feature, as the table of screens says. */
function screensOf(tree: Tree): ScreenOf[] {
  const table = tree.files.get('apps/web/src/screens.ts')
  const screens: ScreenOf[] = []
  walk(table?.program, node => {
    if (node.type !== 'Property') return
    const path = stringOf(node.key as Node)
    const feature = /import\('\.\/features\/([^/]+)\//.exec(
      table?.text.slice(node.start, node.end) ?? '',
    )?.[1]
    if (path?.startsWith('/') && feature !== undefined) screens.push({ path, feature })
  })
  return screens
}

const DEFINES = /^(apps\/server\/src\/reports|packages\/contract\/src\/masters)\//

/** Addresses of the screens that a definition of a master or a report makes. */
const definedBy =
  (tree: Tree) =>
  (path: string): string[] => {
    const paths: string[] = []
    walk(DEFINES.test(path) ? tree.files.get(path)?.program : undefined, node => {
      if (node.type !== 'Property') return
      const [name, value] = [nameOf(node.key as Node), stringOf(node.value as Node)]
      if (name === 'path' && value?.startsWith('/')) paths.push(value)
      if (name === 'id' && value?.startsWith('laporan-')) paths.push(`/${value}`)
    })
    return paths
  }

/** Whether a test names the address of such a screen. */
function goesTo(file: Source | undefined, paths: ReadonlySet<string>): boolean {
  let goes = false
  walk(file?.program, node => {
    const text = stringOf(node)
    if (text !== undefined && paths.has(text.split(/[?#]/)[0] ?? '')) goes = true
  })
  return goes
}

const isNamed = (path: string, nouns: ReadonlySet<string>): boolean =>
  [...nouns].some(noun => path.includes(noun))

/** Prints the reach of this checkout since the commit that is named, if any. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = process.cwd()
  const commit = process.argv[2]
  const changed = commit === undefined ? undefined : changedSince(commit, root)
  process.stdout.write(JSON.stringify(reachOf(readTree(root), changed)))
}
