import { child, list, type Node, nameOf, type Source, type Tree, walk } from '../tree.ts'

const ALONE = 'tools/runner/alone.json'
const BOUNDS = /^to(Be(Less|Greater)Than(OrEqual)?|BeCloseTo)$/

/** A test that may take less than others, a wait that gives up sooner, milliseconds. */
const SHORTEST_TEST_MS = 30_000
const SHORTEST_WAIT_MS = 5_000

/** Bounds by the clock: what was measured by it, and times that are shorter than everybody's. */
export function clockBounds(file: Source, tree: Tree): [node: Node, text: string][] {
  const alone = JSON.parse(tree.files.get(ALONE)?.text ?? '[]') as string[]
  if (alone.includes(file.path)) return []
  const measured = timesOf(file)
  const found: [node: Node, text: string][] = []
  walk(file.program, node => {
    if (isShort(node)) found.push([node, 'gives up sooner than every other'])
    if (node.type !== 'CallExpression') return
    const callee = child(node, 'callee')
    const expected = child(callee, 'object')
    if (!BOUNDS.test(nameOf(child(callee, 'property')) ?? '')) return
    if (nameOf(child(expected, 'callee')) !== 'expect') return
    const [value] = list(expected, 'arguments')
    if (isTime(value, measured)) found.push([node, 'a bound by the clock'])
  })
  return found
}

/**
 * Names of a file that hold a time: what is reckoned from the clock, and from such a name; a list
 * that is handed to a function which pushes one onto it.
 */
function timesOf(file: Source): ReadonlySet<string> {
  const times = new Set<string>()
  const taken = parametersOf(file)
  for (let known = -1; known < times.size; ) {
    known = times.size
    walk(file.program, node => {
      const to = /^(VariableDeclarator|AssignmentExpression)$/.test(node.type) ? node : undefined
      const value = child(to, 'init') ?? child(to, 'right')
      const name = nameOf(child(to, 'id') ?? child(to, 'left'))
      if (name && !isFunction(value) && isTime(value, times)) times.add(name)
      const pushed = node.type === 'CallExpression' ? child(node, 'callee') : undefined
      const isPush = nameOf(child(pushed, 'property')) === 'push'
      const into = nameOf(child(pushed, 'object'))
      if (isPush && into && isTime(list(node, 'arguments')[0], times)) times.add(into)
      for (const [i, parameter] of (taken.get(nameOf(pushed) ?? '') ?? []).entries()) {
        const given = nameOf(list(node, 'arguments')[i])
        if (given && times.has(parameter)) times.add(given)
      }
    })
  }
  return times
}

/** What the functions of a file take, by their names. */
function parametersOf(file: Source): ReadonlyMap<string, readonly string[]> {
  const taken = new Map<string, readonly string[]>()
  walk(file.program, node => {
    const made = node.type === 'FunctionDeclaration' ? node : child(node, 'init')
    const name = nameOf(child(node, 'id'))
    if (!name || !isFunction(made) || made === undefined) return
    taken.set(
      name,
      list(made, 'params').map(one => nameOf(one) ?? ''),
    )
  })
  return taken
}

const isFunction = (node: Node | undefined): boolean => /Function/.test(node?.type ?? '')

function isTime(node: Node | undefined, times: ReadonlySet<string>): boolean {
  let is = false
  walk(node, one => {
    const ofClock = `${nameOf(child(one, 'object'))}.${nameOf(child(one, 'property'))}`
    if (/^(performance|Date)\.now$/.test(ofClock)) is = true
    if (one.type === 'Identifier' && times.has(nameOf(one) ?? '')) is = true
  })
  return is
}

/** The last argument of a test, or `timeout` of a wait in a browser. */
function isShort(node: Node): boolean {
  if (node.type === 'Property' && nameOf(child(node, 'key')) === 'timeout') {
    return isBelow(child(node, 'value'), SHORTEST_WAIT_MS)
  }
  const isTest = /^(it|test)$/.test(nameOf(child(node, 'callee')) ?? '')
  return isTest && isBelow(list(node, 'arguments')[2], SHORTEST_TEST_MS)
}

const isBelow = (node: Node | undefined, ms: number): boolean =>
  typeof node?.value === 'number' && node.value < ms
