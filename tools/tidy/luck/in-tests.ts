import {
  child,
  type Fault,
  fault,
  list,
  type Node,
  nameOf,
  type Source,
  stringOf,
  type Tree,
  walk,
} from '../tree.ts'
import { clockBounds } from './wall-bound.ts'

/** A finder answers the node that is luck, and what to say of it. */
type Found = readonly [node: Node, text: string]

interface Finder {
  readonly in: (path: string) => boolean
  readonly find: (file: Source, tree: Tree) => Found[]
}

const IN_BROWSER = /^tests\/(journeys|walks|kit|seams)\//
const KILLS = /^tests\/(crash|races|upgrade)\//
/** Where `page.route` and `page.unroute` are told of and waited for. */
const INTERCEPT = 'tests/journeys/intercept.ts'
const inBrowser = (path: string): boolean => IN_BROWSER.test(path)
const anywhere = (): boolean => true

const FINDERS = {
  'one-shot-read': { in: inBrowser, find: oneShotReads },
  'wall-bound': { in: anywhere, find: clockBounds },
  'fixed-sleep': { in: path => !KILLS.test(path), find: file => sleeps(file, true) },
  'timed-kill': { in: path => KILLS.test(path), find: file => sleeps(file, false) },
  'first-of-shared': { in: inBrowser, find: file => calls(file, isFirst, () => '.first()') },
  'outside-clock': { in: anywhere, find: clocks },
  'new-chance': { in: anywhere, find: chances },
  'process-leftover': { in: anywhere, find: leftovers },
  'test-installs': { in: path => path.endsWith('.ts'), find: installs },
  'uncaught-call': {
    in: path => inBrowser(path) && path !== INTERCEPT,
    find: file => calls(file, isHandedOver, node => `.${method(node)}()`),
  },
  'port-given-back': {
    in: anywhere,
    find: file => calls(file, isProbe, () => 'a port is asked for'),
  },
} satisfies Readonly<Record<string, Finder>>

export type Luck = keyof typeof FINDERS

/** All there is of one kind in the tests, whether it is known or not. */
export function luckIn(tree: Tree, rule: Luck): Fault[] {
  const finder: Finder = FINDERS[rule]
  return tree.code
    .filter(file => file.isTest && finder.in(file.path))
    .flatMap(file => finder.find(file, tree).map(([n, text]) => fault(file, n.start, rule, text)))
}

/** `object.property` of what is called; the name alone where there is no object. */
function calledAs(node: Node): string {
  const callee = child(node, 'callee')
  const object = nameOf(child(callee, 'object'))
  return [object, nameOf(child(callee, 'property') ?? callee)].filter(Boolean).join('.')
}

const method = (node: Node): string | undefined =>
  node.type === 'CallExpression' ? nameOf(child(child(node, 'callee'), 'property')) : undefined

function calls(file: Source, is: (n: Node) => boolean, say: (n: Node) => string): Found[] {
  const found: Found[] = []
  walk(file.program, node => {
    if (node.type === 'CallExpression' && is(node)) found.push([node, say(node)])
  })
  return found
}

const isFirst = (node: Node): boolean =>
  method(node) === 'first' && list(node, 'arguments').length === 0

/** Calls are taken over or given back while some are under way. */
const isHandedOver = (node: Node): boolean =>
  method(node) === 'route' ||
  method(node) === 'unroute' ||
  (method(node) === 'unrouteAll' && list(node, 'arguments').length === 0)

const isWithin = (node: Node, ranges: readonly Node[]): boolean =>
  ranges.some(range => range.start <= node.start && node.end <= range.end)

/** What was read of the wire stays as it is. */
const READ_ALREADY = /\.(text|json)$/

const READS = new Set(
  `isVisible isHidden isEnabled isDisabled isChecked isEditable textContent innerText innerHTML
  inputValue count all allTextContents allInnerTexts getAttribute evaluateAll boundingBox`.split(
    /\s+/,
  ),
)

/** These look at the page as a whole; what must be there before is waited for by who calls. */
const WHOLE_PAGE = /^(seriousFindings|looks|walkFigures|brokenOn|sideBySide)$/

function oneShotReads(file: Source): Found[] {
  const again = askedAgain(file)
  const found: Found[] = []
  walk(file.program, (node, parent) => {
    const asked = node.type === 'AwaitExpression' ? child(node, 'argument') : undefined
    if (asked?.type !== 'CallExpression' || isWithin(node, again)) return
    const read = method(asked) ?? ''
    const isExpected =
      parent?.type === 'CallExpression' && nameOf(child(parent, 'callee')) === 'expect'
    const name = calledAs(asked)
    if (name === 'Promise.all') return
    const isWhole = WHOLE_PAGE.test(name) || READ_ALREADY.test(name)
    if (READS.has(read)) found.push([node, `.${read}() is asked once`])
    else if (isExpected && !isWhole) found.push([node, `expect(await ${name}())`])
  })
  return found
}

/** What `expect.poll` and `toPass` ask until it is so; a function that they name, too. */
function askedAgain(file: Source): Node[] {
  const again: Node[] = []
  const named = new Set<string>()
  walk(file.program, node => {
    const name = method(node)
    if (name === 'toPass') again.push(child(node, 'callee') as Node)
    if (name !== 'poll') return
    again.push(node)
    const [asked] = list(node, 'arguments')
    named.add(nameOf(asked) ?? '')
    walk(asked, one => void named.add(nameOf(child(one, 'callee')) ?? ''))
  })
  walk(file.program, node => {
    const isNamed = named.has(nameOf(child(node, 'id')) ?? '')
    if (isNamed && /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type)) again.push(node)
  })
  return again
}

const isIntercept = (node: Node): boolean =>
  node.type === 'CallExpression' && nameOf(child(node, 'callee')) === 'intercept'

const LOOP = /^(While|DoWhile|For|ForOf)Statement$/

/**
 * Waits for so long. A loop that looks again after a fixed while waits for a state; a server that
 * is played slow (`intercept`) is no wait. @param isAny `setTimeout` of a promise as well
 */
function sleeps(file: Source, isAny: boolean): Found[] {
  const fixed: Node[] = []
  const promised: Node[] = []
  const found: Found[] = []
  walk(file.program, node => {
    if (LOOP.test(node.type)) fixed.push(node)
    if (isIntercept(node)) fixed.push(node)
    const made = node.type === 'NewExpression' && nameOf(child(node, 'callee')) === 'Promise'
    if (made) promised.push(...list(node, 'arguments'))
  })
  walk(file.program, node => {
    if (node.type !== 'CallExpression') return
    const name = calledAs(node).replace(/^.*\.(?=waitForTimeout)/, '')
    const [first, second] = list(node, 'arguments')
    const isSleep = name === 'sleep' || name === 'waitForTimeout'
    const isTimer = isAny && name === 'setTimeout' && isResolver(first) && isWithin(node, promised)
    if (!isSleep && !isTimer) return
    if (isFixed(isSleep ? first : second) && isWithin(node, fixed)) return
    found.push([node, `${name}(…)`])
  })
  return found
}

/** `setTimeout(resolve, n)`: nothing else is done when the time is over. */
const isResolver = (node: Node | undefined): boolean => node?.type === 'Identifier'

/** A number, or a constant by its name. */
const isFixed = (node: Node | undefined): boolean =>
  node?.type === 'Literal' || /^[A-Z_]+$/.test(nameOf(node) ?? '')

function clocks(file: Source): Found[] {
  const found: Found[] = []
  walk(file.program, node => {
    const isNow = node.type === 'CallExpression' && calledAs(node) === 'Date.now'
    const isNew = node.type === 'NewExpression' && nameOf(child(node, 'callee')) === 'Date'
    if (isNow) found.push([node, 'Date.now()'])
    if (isNew && list(node, 'arguments').length === 0) found.push([node, 'new Date()'])
  })
  return found
}

const SEEDED = 'tests/sample-shop/chance.ts'

function chances(file: Source, tree: Tree): Found[] {
  const isSeeded = tree.files.get('vitest.config.ts')?.text.includes(SEEDED) === true
  const seeds: Node[] = []
  walk(file.program, node => {
    if (/^(LogicalExpression|AssignmentExpression)$/.test(node.type) && isOfEnvironment(node)) {
      seeds.push(child(node, 'right') as Node)
    }
  })
  return calls(
    file,
    node => {
      const name = calledAs(node)
      if (name === 'Math.random') return !isWithin(node, seeds)
      if (name === 'fc.configureGlobal') return file.path !== SEEDED
      return /^fc\.(assert|check|sample)$/.test(name) && !isSeeded
    },
    node => `${calledAs(node)}()`,
  )
}

/** `process.env.NAME ?? …`, `process.env.NAME ??= …`: the seed itself. */
function isOfEnvironment(node: Node): boolean {
  const env = child(child(node, 'left'), 'object')
  return /^\?\?=?$/.test(String(node.operator)) && nameOf(child(env, 'property')) === 'env'
}

const UNDONE: Readonly<Record<string, RegExp>> = {
  stubEnv: /^unstubAllEnvs$/,
  stubGlobal: /^unstubAllGlobals$/,
  useFakeTimers: /^useRealTimers$/,
  mock: /^(doUnmock|unmock)$/,
  doMock: /^(doUnmock|unmock)$/,
  spyOn: /^(mockRestore|restoreAllMocks)$/,
  // What was loaded stays thrown away: nothing undoes it.
  resetModules: /^$/,
}

function leftovers(file: Source): Found[] {
  const called = new Set<string>()
  walk(file.program, node => void called.add(method(node) ?? ''))
  const isLeft = (node: Node): boolean => {
    const [object, name = ''] = calledAs(node).split('.')
    const undo = object === 'vi' ? UNDONE[name] : undefined
    return undo !== undefined && ![...called].some(one => one !== '' && undo.test(one))
  }
  return calls(file, isLeft, node => `${calledAs(node)} is left to the next file`)
}

/** A server that answers nobody is there for the number of its port alone. */
const isProbe = (node: Node): boolean =>
  calledAs(node) === 'createServer' && list(node, 'arguments').length === 0

const INSTALLER = /^(apt-get|npm ci|npm install|playwright install)$/
/** Finds a browser that is here by `foundChromium`; all else there may install one. */
const OF_BROWSERS = /browsers\/chromium\.mjs$/

function installs(file: Source): Found[] {
  const found: Found[] = []
  walk(file.program, node => {
    const text = stringOf(node) ?? ''
    const mayInstall = OF_BROWSERS.test(text) && !file.text.includes('foundChromium')
    if (INSTALLER.test(text) || mayInstall) found.push([node, text])
  })
  return found
}
