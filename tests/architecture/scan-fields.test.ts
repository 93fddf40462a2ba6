import { expect, test } from 'vitest'
import {
  child,
  lineAt,
  list,
  type Node,
  nameOf,
  readTree,
  type Source,
  treeOf,
  walk,
} from '../../tools/tidy/tree.ts'

// A field that says `data-scans` gets the scanner's Enter: around it something hears one. A field
// that is looked up when it is left alone is deaf to a scanner, which does not leave it.

/** What sends by Enter whatever stands in it. */
const SENDS = ['Form', 'QuickDialog']

const attributes = (element: Node): string[] =>
  list(child(element, 'openingElement'), 'attributes').map(one => nameOf(child(one, 'name')) ?? '')
const called = (element: Node): string =>
  nameOf(child(child(element, 'openingElement'), 'name')) ?? ''

const hears = (element: Node): boolean =>
  SENDS.includes(called(element)) ||
  ['onKeyDown', 'byEnter'].some(name => attributes(element).includes(name))

/** Fields of a file that want codes, each with whether it or what it stands in hears an Enter. */
function fieldsOf(file: Source): { at: string; isHeard: boolean }[] {
  const parents = new Map<Node, Node | undefined>()
  walk(file.program, (node, parent) => void parents.set(node, parent))
  const around = (node: Node | undefined): Node[] =>
    node === undefined ? [] : [node, ...around(parents.get(node))]
  return [...parents.keys()]
    .filter(node => node.type === 'JSXElement' && attributes(node).includes('data-scans'))
    .map(node => ({
      at: `${file.path}:${lineAt(file, node.start)}`,
      isHeard: around(node).some(one => one.type === 'JSXElement' && hears(one)),
    }))
}

test('whatever wants codes hears the Enter behind one', () => {
  const screens = readTree(process.cwd()).code.filter(
    ({ path, isTest }) => path.startsWith('apps/web/src/') && !isTest,
  )
  const fields = screens.flatMap(fieldsOf)
  expect(fields.length).toBeGreaterThan(4)
  expect(fields.filter(({ isHeard }) => !isHeard).map(({ at }) => at)).toEqual([])
})

test.each([
  ['<div><TextField onBlur={look} data-scans /></div>', false],
  ['<CommandDialog><TextField data-scans /></CommandDialog>', false],
  ['<CommandDialog byEnter><TextField data-scans /></CommandDialog>', true],
  ['<Form onSubmit={look}><div><TextField data-scans /></div></Form>', true],
  ['<div onKeyDown={f}><TextField data-scans /></div>', true],
  ['<input onKeyDown={f} data-scans />', true],
])('%s', (element, isHeard) => {
  const { code } = treeOf({ 'apps/web/src/a.tsx': `const a = ${element}` })
  expect(code.flatMap(fieldsOf).map(field => field.isHeard)).toEqual([isHeard])
})
