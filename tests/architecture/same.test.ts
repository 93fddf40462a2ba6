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

// Two values are compared by what they mean. Their texts as JSON differ where only the order of
// fields does, and are the same where one says nothing and the other `undefined`.

/** Where the text itself is meant: it was made in one place, and is its own key. */
const TEXTS_MEANT: Readonly<Record<string, string>> = {
  'apps/web/src/engines/document-frame/entry/use-answer.ts': 'whether typing rests',
  'apps/web/src/features/aturan-beli/coba/use-try.ts': 'whether typing rests',
  'apps/server/src/modules/toko/portal-check.ts': 'what was sealed comes back to the letter',
  'apps/server/src/operations/backup/sealed-frames.ts': 'one key, written in one place',
}

const isText = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' &&
  nameOf(child(child(node, 'callee'), 'object')) === 'JSON' &&
  nameOf(child(child(node, 'callee'), 'property')) === 'stringify'

/** Comparisons of a file in which one side is a text as JSON, also by way of a name. */
function comparedTexts(file: Source): string[] {
  const names = new Set<string>()
  walk(file.program, node => {
    const [name, value] =
      node.type === 'VariableDeclarator'
        ? [nameOf(child(node, 'id')), child(node, 'init')]
        : node.type === 'Property'
          ? [nameOf(child(node, 'key')), child(node, 'value')]
          : []
    if (name !== undefined && isMadeText(value)) names.add(name)
  })
  const isOne = (side: Node | undefined): boolean => isText(side) || names.has(meant(side) ?? '')
  const found: string[] = []
  walk(file.program, node => {
    if (node.type !== 'BinaryExpression' || !/^[=!]==?$/.test(String(node.operator))) return
    const sides = [child(node, 'left'), child(node, 'right')]
    // Whether there is one at all is no comparison of two.
    if (sides.some(side => side?.type === 'Literal' || meant(side) === 'undefined')) return
    if (sides.some(isOne)) found.push(`${file.path}:${lineAt(file, node.start)}`)
  })
  return found
}

/** A text, one of two, what a function answers, or what is made of several texts. */
function isMadeText(value: Node | undefined): boolean {
  if (value?.type === 'AwaitExpression') return false
  if (value?.type === 'ConditionalExpression') {
    return isMadeText(child(value, 'consequent')) || isMadeText(child(value, 'alternate'))
  }
  if (value?.type === 'LogicalExpression') {
    return isMadeText(child(value, 'left')) || isMadeText(child(value, 'right'))
  }
  if (value?.type === 'ArrowFunctionExpression') return isMadeText(child(value, 'body'))
  if (isText(value)) return true
  return (
    value?.type === 'CallExpression' &&
    list(value, 'arguments').some(one => isMadeText(one) || holdsTexts(one))
  )
}

/** `values.map(one => JSON.stringify(one))`. */
const holdsTexts = (value: Node): boolean =>
  value.type === 'CallExpression' && list(value, 'arguments').some(isMadeText)

/** What a side is called: a variable, a field, what a function of that name answers. */
function meant(side: Node | undefined): string | undefined {
  if (side?.type === 'Identifier') return nameOf(side)
  if (side?.type === 'MemberExpression') return nameOf(child(side, 'property'))
  return side?.type === 'CallExpression' ? meant(child(side, 'callee')) : undefined
}

test('nothing is compared by its text as JSON', () => {
  const files = readTree(process.cwd()).code.filter(
    ({ path, text, isTest }) =>
      /^(?:apps|packages)\//.test(path) && !isTest && text.includes('JSON.stringify'),
  )
  expect(files.length).toBeGreaterThan(30)
  const found = files.flatMap(comparedTexts).map(at => at.split(':'))
  const others = found.filter(([path = '']) => TEXTS_MEANT[path] === undefined)
  expect(others.map(([path, line]) => `${path}:${line}`)).toEqual([])
  const paths = new Set(found.map(([path]) => path))
  expect(Object.keys(TEXTS_MEANT).filter(path => !paths.has(path))).toEqual([])
})

test.each([
  'const isDirty = JSON.stringify(value) !== JSON.stringify(base)',
  'const isSame = JSON.stringify(\n  value,\n) === JSON.stringify(base)',
  'const text = JSON.stringify(a); const isSame = b === text',
  'const usual = usualOf(all.map(one => JSON.stringify(one))); const is = all[0] === usual',
  'const keyOf = line => line.id ?? JSON.stringify(line); const is = keyOf(a) === keyOf(b)',
  'const one = { asked: JSON.stringify(a) }; const is = two.asked === b',
])('%s is found', text => {
  const { code } = treeOf({ 'apps/web/src/a.ts': text })
  expect(code.flatMap(comparedTexts)).toHaveLength(1)
})

test.each([
  "const answer = await fetch('/x', { body: JSON.stringify(a) }); const is = answer === b",
  'const text = JSON.stringify(a); const is = text === undefined || text !== null',
])('%s is none', text => {
  const { code } = treeOf({ 'apps/web/src/a.ts': text })
  expect(code.flatMap(comparedTexts)).toEqual([])
})
