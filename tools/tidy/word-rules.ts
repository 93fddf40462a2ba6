import { posix } from 'node:path'
import { exportsOf } from './imports.ts'
import {
  child,
  type Fault,
  fault,
  type Node,
  nameOf,
  type Rule,
  type Source,
  type Tree,
  walk,
} from './tree.ts'

export const WORD_RULES: readonly Rule[] = [
  {
    name: 'file-name',
    why: 'kebab-case, and no Manager, Helper, Util or Info: say what it does.',
    check: tree => [...tree.files.values()].flatMap(badFileName),
  },
  {
    name: 'vague-name',
    why: 'One word per thing (docs/words.md); Manager, Helper, Util and Info are none.',
    check: tree => tree.code.flatMap(vagueNames),
  },
  {
    name: 'banned',
    why: 'docs/style.md, lines 4, 8 and 10.',
    check: tree => tree.code.flatMap(bannedNodes),
  },
  {
    name: 'pure-domain',
    why: 'Rules are pure: the same input gives the same answer at the till and on the server.',
    check: tree => tree.code.filter(isPure).flatMap(impurities),
  },
  {
    name: 'float-money',
    why: 'Rupiah and milligrams are whole numbers to the last mile; quantity.ts reads and shows them.',
    check: tree => tree.code.filter(f => !f.isTest && isProduct(f.path)).flatMap(floats),
  },
  {
    name: 'endless-loop',
    why: 'A request ends: a loop of the server says how often, or until when.',
    check: tree => tree.code.filter(f => !f.isTest && answersRequests(f.path)).flatMap(endless),
  },
  {
    name: 'left-over',
    why: 'A note to do it later is a task, not code.',
    check: tree => tree.code.flatMap(leftOvers),
  },
  {
    name: 'left-out-test',
    why: 'Nothing is skipped silently.',
    check: tree => tree.code.filter(file => file.isTest).flatMap(leftOutTests),
  },
  {
    name: 'docstring',
    why: 'Exported functions of domain, contract and platform say units, errors and source.',
    check: tree => tree.code.filter(f => !f.isTest && isShared(f.path)).flatMap(undocumented),
  },
  {
    name: 'markdown-title',
    why: 'A page without a title cannot be found.',
    check: tree => [...tree.files.values()].filter(f => f.path.endsWith('.md')).flatMap(untitled),
  },
  {
    name: 'markdown-path',
    why: 'A page that points to what is not there misleads.',
    check: tree => [...tree.files.values()].flatMap(file => brokenPaths(tree, file)),
  },
  {
    name: 'own-machine',
    why: 'The repository works anywhere: no path of one machine, no address of one registry.',
    check: tree => [...tree.files.values()].flatMap(machinePaths),
  },
]

const { basename, dirname, join } = posix
const isProduct = (path: string): boolean => /^(packages|apps)\//.test(path)
const isPure = (file: Source): boolean =>
  !file.isTest && file.path.startsWith('packages/domain/src/')
const isShared = (path: string): boolean =>
  /^packages\/(domain|contract)\/src\/|^apps\/server\/src\/platform\//.test(path)

/** Everything of the server but keeping a database alive, and tools that a person starts. */
const answersRequests = (path: string): boolean =>
  path.startsWith('apps/server/src/') &&
  !/^apps\/server\/src\/(operations|sample|platform\/database\/embedded)\//.test(path)

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const VAGUE = /(Manager|Helpers?|Utils?|Info)$/
const VAGUE_FILE = /(^|-)(manager|helpers?|utils?|info)(\.|$)/

function badFileName(file: Source): Fault[] {
  const name = basename(file.path)
  const isCode = /\.(tsx?|mjs|css)$/.test(name)
  if (!isCode || (KEBAB.test(name) && !VAGUE_FILE.test(name))) return []
  return [{ file: file.path, line: 1, rule: 'file-name', text: `rename ${name}` }]
}

const DECLARES =
  /^(FunctionDeclaration|VariableDeclarator|TSInterfaceDeclaration|TSTypeAliasDeclaration)$/

function vagueNames(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    const name = DECLARES.test(node.type) ? nameOf(child(node, 'id')) : undefined
    if (name && VAGUE.test(name)) faults.push(fault(file, node.start, 'vague-name', name))
  })
  return faults
}

function bannedNodes(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    const text = banned(file, node)
    if (text) faults.push(fault(file, node.start, 'banned', text))
  })
  for (const comment of file.comments) {
    if (/@ts-(ignore|nocheck|expect-error)/.test(comment.value)) {
      faults.push(fault(file, comment.start, 'banned', 'a comment that switches the types off'))
    }
  }
  return faults
}

function banned(file: Source, node: Node): string | undefined {
  switch (node.type) {
    case 'ExportDefaultDeclaration':
      return file.path.endsWith('.config.ts') ? undefined : 'default export'
    case 'TSAnyKeyword':
      return 'any'
    case 'TSEnumDeclaration':
      return 'enum: use a list `as const`'
    case 'ClassDeclaration':
    case 'ClassExpression': {
      const parent = nameOf(child(node, 'superClass'))
      return parent && /Error$/.test(parent) ? undefined : 'class: only a typed error may be one'
    }
    case 'Decorator':
      return 'decorator'
    case 'ExportAllDeclaration':
      return 'barrel: import the file itself'
    case 'CallExpression':
      return isProduct(file.path) && !file.isTest && isConsole(node)
        ? 'console: use the log'
        : undefined
    default:
      return undefined
  }
}

function isConsole(node: Node): boolean {
  const callee = child(node, 'callee')
  return nameOf(child(callee, 'object')) === 'console'
}

const IMPURE = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])
const IMPURE_GLOBALS = new Set(['process', 'fetch', 'setTimeout', 'setInterval', 'globalThis'])

function impurities(file: Source): Fault[] {
  const faults: Fault[] = []
  const add = (node: Node, text: string): void => {
    faults.push(fault(file, node.start, 'pure-domain', text))
  }
  walk(file.program, (node, parent) => {
    if (node.type === 'MemberExpression') {
      const path = `${nameOf(child(node, 'object'))}.${nameOf(child(node, 'property'))}`
      if (IMPURE.has(path)) add(node, path)
      if (IMPURE_GLOBALS.has(nameOf(child(node, 'object')) ?? '')) add(node, path)
    }
    if (node.type === 'CallExpression') {
      const name = nameOf(child(node, 'callee'))
      if (name && IMPURE_GLOBALS.has(name)) add(node, name)
    }
    const isClock = node.type === 'NewExpression' && nameOf(child(node, 'callee')) === 'Date'
    if (isClock && (node.arguments as unknown[]).length === 0 && parent) add(node, 'new Date()')
  })
  return faults
}

function floats(file: Source): Fault[] {
  if (/\/(quantity|format)\.ts$/.test(file.path)) return []
  const faults: Fault[] = []
  walk(file.program, node => {
    if (node.type !== 'CallExpression') return
    const callee = child(node, 'callee')
    const name = nameOf(callee) ?? nameOf(child(callee, 'property'))
    if (name === 'parseFloat' || name === 'toFixed') {
      faults.push(fault(file, node.start, 'float-money', name))
    }
  })
  return faults
}

const LOOPS = /^(ForStatement|WhileStatement|DoWhileStatement)$/

function endless(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    if (!LOOPS.test(node.type)) return
    const test = child(node, 'test')
    const isConstant = test === undefined || (test.type === 'Literal' && Boolean(test.value))
    if (isConstant) faults.push(fault(file, node.start, 'endless-loop', 'a loop without an end'))
  })
  return faults
}

function leftOvers(file: Source): Fault[] {
  return file.comments
    .filter(comment => /\b(TODO|FIXME|XXX|HACK)\b/.test(comment.value))
    .map(comment => fault(file, comment.start, 'left-over', comment.value.trim()))
}

function leftOutTests(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, node => {
    if (node.type !== 'MemberExpression') return
    const what = nameOf(child(node, 'property'))
    const who = nameOf(child(node, 'object'))
    if (
      /^(it|test|describe|suite)$/.test(who ?? '') &&
      /^(only|skip|skipIf|runIf|todo|fixme)$/.test(what ?? '')
    ) {
      faults.push(fault(file, node.start, 'left-out-test', `${who}.${what}`))
    }
  })
  return faults
}

function undocumented(file: Source): Fault[] {
  return exportsOf(file)
    .filter(({ node }) => isFunctionValue(node))
    .filter(({ at }) => !file.comments.some(c => isDocstringOf(file, c, at)))
    .map(({ name, at }) => fault(file, at, 'docstring', `${name} has no docstring`))
}

function isFunctionValue(node: Node): boolean {
  if (node.type === 'FunctionDeclaration') return true
  const first = (node.declarations as Node[] | undefined)?.[0]
  return child(first, 'init')?.type === 'ArrowFunctionExpression'
}

function isDocstringOf(file: Source, comment: Source['comments'][number], at: number): boolean {
  const isBlock = comment.type === 'Block' && comment.value.startsWith('*')
  return isBlock && comment.end <= at && file.text.slice(comment.end, at).trim() === ''
}

function untitled(file: Source): Fault[] {
  if (file.lines[0]?.startsWith('# ')) return []
  return [{ file: file.path, line: 1, rule: 'markdown-title', text: 'first line is not "# title"' }]
}

/** Links of a page, and paths of the repository named in code style (patterns left out). */
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g
const PATH = /`((?:apps|packages|tools|tests|docs|bench)\/[\w./-]+)`/g

function brokenPaths(tree: Tree, file: Source): Fault[] {
  if (!file.path.endsWith('.md')) return []
  return file.lines.flatMap((line, i) => {
    const links = [...line.matchAll(LINK)].map(hit => join(dirname(file.path), hit[1] ?? ''))
    const paths = [...line.matchAll(PATH)].map(hit => hit[1] ?? '')
    return [...links, ...paths]
      .filter(path => !isThere(tree, path.replace(/\/$/, '')))
      .map(path => ({ file: file.path, line: i + 1, rule: 'markdown-path', text: path }))
  })
}

/** Pictures and built files are not in the tree that is read; folders are known by their files. */
function isThere(tree: Tree, path: string): boolean {
  if (/\.(png|jpe?g|webp|pdf)$|\/dist(\/|$)/.test(path) || tree.files.has(path)) return true
  return [...tree.files.keys()].some(name => name.startsWith(`${path}/`))
}

const MACHINE = new RegExp(
  [
    /(?<![\w.$}*])\/(?:tmp|root|work)\/[\w.-]/,
    /\/home\/[a-z]+\/[\w.]|\/Users\/\w+\//,
    /https?:\/\/(?:registry\.|[\w.-]+\.(?:internal|local)\b)/,
  ]
    .map(pattern => pattern.source)
    .join('|'),
)

function machinePaths(file: Source): Fault[] {
  return file.lines.flatMap((line, i) => {
    const hit = MACHINE.exec(line)
    return hit ? [{ file: file.path, line: i + 1, rule: 'own-machine', text: hit[0] }] : []
  })
}
