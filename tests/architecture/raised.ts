import { REFUSALS } from '@kencana/contract/refusals'
import { importsOf } from '../../tools/tidy/imports.ts'
import {
  child,
  list,
  type Node,
  nameOf,
  type Source,
  type Tree,
  walk,
} from '../../tools/tidy/tree.ts'

/** A declaration at the top of a file: `<path>#<name>`. */
type Place = string

interface Declared {
  /** Codes it refuses with by name. */
  readonly codes: ReadonlySet<string>
  /** Codes it speaks of, and whether it refuses with what somebody else decided. */
  readonly spoken: ReadonlySet<string>
  readonly passesOn: boolean
  readonly uses: readonly Place[]
}

/** An endpoint whose route stands in the contract by name. */
export interface Served {
  readonly at: string
  /** File and name of the route. */
  readonly route: { readonly path: string; readonly name: string }
  readonly codes: readonly string[]
}

const BUILDERS = /^(read|change|document|documentBy|lookup|file|stream|upload|open)$/
const ENDPOINT = 'apps/server/src/platform/http/endpoint.ts'

/** What the use case of every endpoint can refuse, by what it calls and what that calls in turn. */
export function servedBy(tree: Tree): Served[] {
  const read = reader(tree)
  return tree.code
    .filter(file => !file.isTest && file.path !== ENDPOINT)
    .filter(file => importsOf(tree, file).some(one => one.target === ENDPOINT))
    .flatMap(file => endpointsOf(file, read))
}

/** What everything reached from these declarations, `<path>#<name>`, can refuse. */
export function raisedFrom(tree: Tree, from: readonly string[]): string[] {
  const start = { codes: new Set<string>(), spoken: new Set<string>(), passesOn: false }
  return [...reader(tree).reached([{ ...start, uses: from }])].sort()
}

/** A part of the calls of documents that an area writes: its list, its cancelling, a paper. */
interface ServedPart {
  readonly definition: { readonly path: string; readonly name: string }
  readonly part: string
  readonly codes: readonly string[]
}

/** What the parts given to `documentEndpoints` can refuse, area by area. */
export function documentsServedBy(tree: Tree): ServedPart[] {
  const read = reader(tree)
  const found: ServedPart[] = []
  for (const file of tree.code.filter(one => !one.isTest)) {
    walk(file.program, node => {
      if (nameOf(child(node, 'callee')) !== 'documentEndpoints') return
      const [definition, parts] = list(node, 'arguments')
      const [path = '', name = ''] = (definition && read.meant(file, definition))?.split('#') ?? []
      for (const property of list(parts, 'properties')) {
        const value = child(property, 'value')
        const codes = value ? [...read.reached([read.ofNode(file, value)])] : []
        found.push({
          definition: { path, name },
          part: nameOf(child(property, 'key')) ?? '',
          codes,
        })
      }
    })
  }
  return found
}

function endpointsOf(file: Source, read: Reader): Served[] {
  return list(file.program, 'body').flatMap(statement => {
    const found: Served[] = []
    walk(statement, node => {
      if (node.type !== 'CallExpression') return
      if (!BUILDERS.test(nameOf(child(node, 'callee')) ?? '')) return
      const [route, ...run] = list(node, 'arguments')
      const place = route && read.meant(file, route)
      if (!place?.startsWith('packages/contract/')) return
      const [path = '', name = ''] = place.split('#')
      const own = [...run, ...run.flatMap(one => localsOf(statement, one))]
      const codes = read.reached(own.map(one => read.ofNode(file, one)))
      found.push({ at: file.path, route: { path, name }, codes: [...codes].sort() })
    })
    return found
  })
}

/** What stands in the same function as an endpoint and is named by it. */
function localsOf(statement: Node, endpoint: Node): Node[] {
  const named = new Set<string>()
  walkCode(endpoint, node => void (node.type === 'Identifier' && named.add(nameOf(node) ?? '')))
  const found: Node[] = []
  walk(statement, (node, parent) => {
    const isInner = node.start >= endpoint.start && node.end <= endpoint.end
    if (node.type !== 'VariableDeclarator' || parent === undefined || isInner) return
    if (named.has(nameOf(child(node, 'id')) ?? '')) found.push(node)
  })
  return found.filter(node => node.start > statement.start && !isTop(statement, node))
}

const isTop = (statement: Node, node: Node): boolean =>
  list(child(statement, 'declaration') ?? statement, 'declarations').includes(node)

interface Reader {
  meant(file: Source, node: Node): Place | undefined
  ofNode(file: Source, node: Node): Declared
  reached(from: readonly Declared[]): ReadonlySet<string>
}

function reader(tree: Tree): Reader {
  const scopes = new Map<string, Scope>()
  const known = new Map<Place, Declared>()
  const scopeOf = (file: Source): Scope => {
    const scope = scopes.get(file.path) ?? readScope(tree, file)
    scopes.set(file.path, scope)
    return scope
  }
  /** The declaration itself, behind doors that pass it on. */
  const home = (place: Place): Place => {
    const [path = '', name = ''] = place.split('#')
    const file = tree.files.get(path)
    if (file?.program === undefined) return place
    const scope = scopeOf(file)
    if (scope.declared.has(name)) return place
    const passed = scope.names.get(name)
    return passed === undefined || passed === place ? place : home(passed)
  }
  const meant = (file: Source, node: Node): Place | undefined => {
    const { names } = scopeOf(file)
    if (node.type === 'MemberExpression') {
      const whole = names.get(nameOf(child(node, 'object')) ?? '')
      const name = nameOf(child(node, 'property'))
      return whole?.endsWith('#*') ? home(whole.replace('*', name ?? '')) : undefined
    }
    const place = names.get(nameOf(node) ?? '')
    return place === undefined ? undefined : home(place)
  }
  const ofNode = (file: Source, node: Node): Declared => {
    const codes = new Set<string>()
    const spoken = new Set<string>()
    const uses = new Set<Place>()
    let passesOn = false
    walkCode(node, one => {
      if (one.type === 'Literal' && isCode(one.value)) spoken.add(String(one.value))
      const refused = refusedWith(one)
      for (const code of refused ?? []) codes.add(code)
      if (refused?.length === 0) passesOn = true
      const place = /^(Identifier|MemberExpression)$/.test(one.type) ? meant(file, one) : undefined
      if (place !== undefined && !place.endsWith('#*')) uses.add(place)
    })
    return { codes, spoken, passesOn, uses: [...uses] }
  }
  const read = (place: Place): Declared => {
    const kept = known.get(place)
    if (kept !== undefined) return kept
    const [path = '', name = ''] = place.split('#')
    const file = tree.files.get(path)
    const node = file && scopeOf(file).declared.get(name)
    const found = file && node && !FRAME.has(path) ? ofNode(file, node) : NOTHING
    known.set(place, found)
    return found
  }
  const reached = (from: readonly Declared[]): ReadonlySet<string> => {
    const seen = new Set(from.flatMap(one => one.uses))
    for (const place of seen) for (const next of read(place).uses) seen.add(next)
    const all = [...from, ...[...seen].map(read)]
    const codes = all.flatMap(one => [...one.codes])
    const spoken = all.some(one => one.passesOn) ? all.flatMap(one => [...one.spoken]) : []
    return new Set([...codes, ...spoken])
  }
  return { meant, ofNode, reached }
}

/** The codes a node refuses with, none when it passes one on; undefined when it does not refuse. */
function refusedWith(node: Node): string[] | undefined {
  if (!/^(CallExpression|NewExpression)$/.test(node.type)) return undefined
  if (!/^(refuse|Refusal)$/.test(nameOf(child(node, 'callee')) ?? '')) return undefined
  const codes: string[] = []
  walkCode(list(node, 'arguments')[0], one => {
    if (one.type === 'Literal' && isCode(one.value)) codes.push(String(one.value))
  })
  return codes
}

const NOTHING: Declared = { codes: new Set(), spoken: new Set(), passesOn: false, uses: [] }
/** The refusals themselves, what declares them on routes and forms, what makes answers of them. */
const FRAME = new Set([
  'packages/contract/src/documents/define-cancel.ts',
  'packages/contract/src/documents/define-checks.ts',
  'packages/contract/src/documents/define-document.ts',
  'packages/contract/src/kit/card-number.ts',
  'packages/contract/src/refusals.ts',
  'apps/server/src/platform/http/problem.ts',
])

interface Scope {
  readonly declared: ReadonlyMap<string, Node>
  /** What each name of the file means: a declaration of its own, or one elsewhere. */
  readonly names: ReadonlyMap<string, Place>
}

function readScope(tree: Tree, file: Source): Scope {
  const declared = new Map<string, Node>()
  const names = new Map<string, Place>()
  for (const statement of list(file.program, 'body')) {
    const target = importsOf(tree, file).find(one => one.at === statement.start)?.target
    for (const one of list(statement, 'specifiers')) {
      const local = nameOf(child(one, 'local')) ?? ''
      const taken = nameOf(child(one, 'imported')) ?? '*'
      if (target === undefined) continue
      if (statement.type === 'ImportDeclaration') names.set(local, `${target}#${taken}`)
      else names.set(nameOf(child(one, 'exported')) ?? local, `${target}#${local}`)
    }
    const inner = child(statement, 'declaration') ?? statement
    const parts = inner.type === 'VariableDeclaration' ? list(inner, 'declarations') : [inner]
    for (const part of parts) {
      const id = child(part, 'id')
      const all =
        id?.type === 'ObjectPattern'
          ? list(id, 'properties').map(p => nameOf(child(p, 'value')))
          : [nameOf(id)]
      for (const name of all) {
        if (name === undefined) continue
        declared.set(name, part)
        names.set(name, `${file.path}#${name}`)
      }
    }
  }
  return { declared, names }
}

const isCode = (value: unknown): boolean => typeof value === 'string' && value in REFUSALS

/** Whether whatever is thrown inside ends there: nothing is thrown again. */
function isKept(attempt: Node): boolean {
  let isThrown = child(attempt, 'handler') === undefined
  walk(child(attempt, 'handler'), node => {
    if (node.type === 'ThrowStatement' || refusedWith(node) !== undefined) isThrown = true
  })
  return !isThrown
}

/** Nodes that run; not names of properties, and not codes that something is only compared with. */
function walkCode(root: Node | undefined, visit: (node: Node) => void): void {
  const skipped = new Set<Node>()
  walk(root, (node, parent) => {
    if (parent !== undefined && (skipped.has(parent) || isBeside(node, parent))) skipped.add(node)
    else visit(node)
  })
}

function isBeside(node: Node, parent: Node): boolean {
  if (parent.type === 'TryStatement' && child(parent, 'block') === node) return isKept(parent)
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return true
  if (parent.type === 'MemberExpression')
    return child(parent, 'property') === node && parent.computed !== true
  if (parent.type === 'Property') return child(parent, 'key') === node && parent.shorthand !== true
  if (parent.type === 'SwitchCase') return child(parent, 'test') === node
  return (
    parent.type === 'BinaryExpression' &&
    node.type === 'Literal' &&
    /^[!=]==$/.test(String(parent.operator))
  )
}
