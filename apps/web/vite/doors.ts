import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const src = join(import.meta.dirname, '../src')
const MAIN = join(src, 'main.tsx')
const START = join(src, 'start.tsx')
const LOGIN = join(src, 'shell/login/open-login.tsx')
const APP = join(src, 'app.tsx')
const TILL = join(src, 'features/penjualan/till/till-screen.tsx')

/** What the frame and the till fetch once they are painted, long before it is asked for. */
const AHEAD = [
  'shell/frame/dialogs/told-dialogs.tsx',
  'shell/frame/dialogs/pending-writes.tsx',
  'engines/piece-scan/missing-scans.tsx',
  'features/penjualan/till/save/held-dialog.tsx',
].map(file => join(src, file))

type Ask = (id: string) => Rolldown.ModuleInfo | null

/**
 * Few files for what is opened first. Left alone, every part that two screens share becomes a file
 * of its own: the till would wait for forty of them, and on a slow machine only to start a request
 * takes the page 7 ms.
 */
export function chunkNames(): (id: string, graph: { getModuleInfo: Ask }) => string | null {
  const known = new Map<string, ReadonlySet<string>>()
  return (id, graph) => {
    const ask: Ask = one => graph.getModuleInfo(one)
    const isOf = (door: string) => {
      const reached = known.get(door) ?? reach(door, ask)
      known.set(door, reached)
      return reached.has(id)
    }
    if (isOf(MAIN)) return null
    if (isOf(START)) return 'start'
    if (isOf(LOGIN)) return isOf(APP) || isOf(TILL) ? 'start' : null
    if (isOf(APP)) return 'frame'
    if (isOf(TILL)) return isOnlyOf(TILL, id, ask) ? null : 'frame'
    // What others need as well is not to wait for what is fetched ahead.
    if (AHEAD.some(isOf)) return AHEAD.some(door => isOnlyOf(door, id, ask)) ? 'ahead' : 'frame'
    return null
  }
}

/** Every module that is fetched with this one. */
function reach(from: string, ask: Ask): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...linksOf(id, ask))
  }
  return found
}

/** Libraries with one door for all they have, by the file that is the door and nothing else. */
const BARRELS = [
  /@mantine\/(?:core|hooks)(?=\/esm\/index\.mjs$)/,
  /@tanstack\/(?:query-core|react-query)(?=\/build\/modern\/index\.js$)/,
  /@tanstack\/(?:store|react-store|router-core|react-router)(?=\/dist\/(?:esm\/)?index\.js$)/,
]

const barrelOf = (id: string): string | undefined =>
  BARRELS.map(one => one.exec(id)?.[0]).find(name => name !== undefined)

/** What a module needs; of a library's one door only what it takes by name. */
function linksOf(id: string, ask: Ask): string[] {
  const { importedIds = [], code } = ask(id) ?? {}
  return importedIds.flatMap(link => {
    const library = barrelOf(link)
    return library === undefined ? [link] : behind(link, namesFrom(code ?? '', library), ask)
  })
}

/** The modules behind a door that have these names; some doors open on another one. */
function behind(door: string, taken: readonly string[], ask: Ask): string[] {
  const { importedIds = [], code } = ask(door) ?? {}
  const own = [...imports(code ?? '')].filter(({ names }) =>
    names.some(name => taken.includes(name)),
  )
  const further = importedIds.filter(link => barrelOf(link) !== undefined)
  return [
    ...own.map(({ from }) => join(dirname(door), from)),
    ...further.flatMap(link => behind(link, taken, ask)),
  ]
}

const namesFrom = (code: string, library: string): string[] =>
  [...imports(code)].flatMap(({ names, from }) => (from === library ? names : []))

function* imports(code: string) {
  for (const [, names = '', from = ''] of code.matchAll(
    /import \{([^}]*)\} from ["']([^"']+)["']/g,
  )) {
    yield { names: names.split(',').map(name => name.trim().split(' as ')[0] ?? ''), from }
  }
}

/** Whether every way to a module leads through this one. */
function isOnlyOf(door: string, id: string, ask: Ask, seen = new Set<string>()): boolean {
  if (id === door) return true
  if (seen.has(id)) return true
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = ask(id) ?? {}
  if (dynamicImporters.length > 0 || importers.length === 0) return false
  return importers.every(importer => isOnlyOf(door, importer, ask, seen))
}

/**
 * A script in the head asks for all files of the door at once (login, or the frame with the screen
 * of the address): the page waits for one round trip instead of one for each file that names the
 * next.
 */
export function doors(): Plugin {
  return {
    name: 'doors',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'script', children: script(bundle), injectTo: 'head-prepend' },
      ],
    },
  }
}

function script(bundle: Rolldown.OutputBundle): string {
  const files: string[] = []
  const numbersOf = (...modules: string[]) =>
    [...new Set(modules.flatMap(module => filesOf(module, bundle)))].map(file => {
      if (!files.includes(file)) files.push(file)
      return files.indexOf(file)
    })
  const login = numbersOf(START, LOGIN)
  const app = numbersOf(START, APP)
  const screens = Object.entries(screenModules()).map(
    ([path, modules]) => [path, numbersOf(...modules).filter(n => !app.includes(n))] as const,
  )
  files.push(letters(bundle))
  const facts = JSON.stringify({ files, login, app, screens: Object.fromEntries(screens) })
  return `(${preload.toString()})(${facts})`
}

/** Our letters: a browser finds the file when it lays the page out, and then does that twice. */
function letters(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find(name => /inter-latin-wght.*\.woff2$/.test(name))
  if (file === undefined) throw new Error('no file of letters is in the build')
  return file
}

/** The one screen of all masters, and of all reports, as `screens.ts` asks for them. */
const ENGINES = {
  master: ['engines/master-screen/screen.tsx', 'master-panels.ts'],
  laporan: ['engines/report-screen/report-screen.tsx'],
}

/** Path → modules of the screens that have a line of their own in screens.ts, and the engines. */
function screenModules(): Readonly<Record<string, readonly string[]>> {
  const lines = readFileSync(join(src, 'screens.ts'), 'utf8').matchAll(
    /'(\/[\w-]+)': \(\) => import\('\.\/([^']+)'\)/g,
  )
  const own = [...lines].map(([, path = '', file = '']) => [path, [file]] as const)
  const all = [...own, ...Object.entries(ENGINES)]
  return Object.fromEntries(
    all.map(([path, files]) => [path, files.map(file => join(src, file))] as const),
  )
}

/** Script and styles of a module and of all it imports; the page itself has those of the entry. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry)
  const found = new Set<string>([entry?.fileName ?? '', ...(entry?.imports ?? [])])
  const files: string[] = []
  const add = (name: string) => {
    const chunk = chunks.find(one => one.fileName === name)
    if (chunk === undefined || found.has(name)) return
    found.add(name)
    files.push(name, ...(chunk.viteMetadata?.importedCss ?? []))
    chunk.imports.forEach(add)
  }
  const door = chunks.find(chunk => chunk.moduleIds.includes(module))
  if (door === undefined) throw new Error(`no chunk is made of ${module}`)
  add(door.fileName)
  return files
}

/** Letters of the hash in the name of a script; no fewer are allowed for so many. */
export const HASH = 7

/**
 * What a file that is fetched later is asked for with: the page's head knows the files of every
 * screen already, so that the frame does not carry them once more, however many screens there are.
 */
export function filesBeside(file: string, wanted: readonly string[]): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1, -`-${'x'.repeat(HASH)}.js`.length)
  return screenNames().has(name) ? [] : [...wanted]
}

let names: ReadonlySet<string> | undefined
function screenNames(): ReadonlySet<string> {
  const files = Object.values(screenModules()).flat()
  names ??= new Set(files.map(file => basename(file).replace(/\.tsx?$/, '')))
  return names
}

interface Doors {
  /** Each is asked for once: its name is taken out then. */
  readonly files: string[]
  readonly login: readonly number[]
  readonly app: readonly number[]
  readonly screens: Readonly<Record<string, readonly number[]>>
}

/** Runs in the page, as text: it may use nothing from here. */
function preload({ files, login, app, screens }: Doors): void {
  const base = document.documentElement.dataset.base ?? '/'
  const path = `/${location.pathname.slice(base.length)}`.replace(/(.)\/$/, '$1')
  // Whoever opens a screen is logged in, as a rule; the kept flag is slow to read the first time.
  const isIn = screens[path] !== undefined || localStorage.getItem('isLogin') === 'true'
  const ask = (numbers: readonly number[]) => {
    for (const number of numbers) {
      const file = files[number] ?? ''
      files[number] = ''
      if (file === '') continue
      const link = document.createElement('link')
      if (file.endsWith('.css')) {
        link.rel = 'preload'
        link.as = 'style'
      } else if (file.endsWith('.woff2')) {
        link.rel = 'preload'
        link.as = 'font'
        link.fetchPriority = 'low'
      } else link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = base + file
      document.head.append(link)
    }
  }
  const screen = screens[path === '/' ? '/home' : path] ?? []
  ask([...(isIn ? [...app, ...screen] : login), files.length - 1])
  window.screenAhead = one => ask(screens[one] ?? [])
}
