import { type MenuNode, menuNodes } from '@kencana/contract/menu'
import { REFUSALS } from '@kencana/contract/refusals'
import { endpoints } from '../../apps/server/src/areas.ts'
import { declared } from '../../tools/tidy/import-rules.ts'
import {
  child,
  list,
  type Node,
  nameOf,
  readTree,
  type Source,
  stringOf,
  type Tree,
  walk,
} from '../../tools/tidy/tree.ts'

/** What the product has, as far as the specification asks. */
export interface Product {
  readonly nodes: readonly MenuNode[]
  /** Paths that the client's router opens. */
  readonly screens: ReadonlySet<string>
  readonly publicPages: readonly string[]
  readonly calls: readonly {
    readonly method: string
    readonly path: string
    readonly refusals: readonly string[]
  }[]
  readonly refusals: Readonly<Record<string, { readonly text: string }>>
  readonly tree: Tree
  /** Titles of the tests of a file. */
  readonly tests: ReadonlyMap<string, ReadonlySet<string>>
}

/** The product as it stands in the repository. */
export async function productNow(): Promise<Product> {
  const tree = readTree(process.cwd())
  const { SCREENS } = (await import(CLIENT)) as { SCREENS: Readonly<Record<string, unknown>> }
  const nodes = menuNodes()
  const tiles = nodes.flatMap(node => (node.children && node.path ? [node.path] : []))
  return {
    nodes,
    screens: new Set([...Object.keys(SCREENS), ...tiles, ...ownRoutes(tree)]),
    publicPages: declared(tree, 'apps/web/src/start.tsx', 'PUBLIC').map(path => `/${path}`),
    calls: endpoints.map(({ route }) => ({
      method: route.method,
      path: route.path,
      refusals: route.refusals ?? [],
    })),
    refusals: REFUSALS,
    tree,
    tests: new Map(tree.code.filter(file => file.isTest).map(file => [file.path, titles(file)])),
  }
}

/** Not by its name: the client's own types stay with the client. */
const CLIENT: string = '../../apps/web/src/screens.ts'

/** Routes that the router declares itself. */
function ownRoutes(tree: Tree): string[] {
  const paths: string[] = []
  walk(tree.files.get('apps/web/src/routes.tsx')?.program, node => {
    const isPath = node.type === 'Property' && nameOf(child(node, 'key')) === 'path'
    const path = isPath ? stringOf(child(node, 'value')) : undefined
    if (path !== undefined) paths.push(path)
  })
  return paths
}

/** What `test`, `test.each` and the like are called with, beside the names of their cases. */
function titles(file: Source): Set<string> {
  const found = new Set<string>()
  walk(file.program, node => {
    if (node.type !== 'CallExpression' || !/^(test|it)$/.test(called(node))) return
    const title = stringOf(list(node, 'arguments')[0])
    if (title !== undefined) found.add(title)
  })
  return found
}

/** `test` of `test(…)`, `test.each(…)(…)` and `test.for(…)(…)`. */
function called(call: Node): string {
  let callee = child(call, 'callee')
  while (callee?.type === 'CallExpression') callee = child(callee, 'callee')
  return nameOf(callee) ?? nameOf(child(callee, 'object')) ?? ''
}

/** Every text written in a file; comments are none. */
export function written(file: Source | undefined): ReadonlySet<string> {
  const texts = new Set<string>()
  walk(file?.program, node => {
    const text = stringOf(node) ?? (node.type === 'JSXText' ? String(node.value).trim() : undefined)
    if (text !== undefined) texts.add(text)
    if (node.type !== 'TemplateElement') return
    const { cooked } = node.value as { cooked?: string }
    if (cooked !== undefined) texts.add(cooked)
  })
  return texts
}
