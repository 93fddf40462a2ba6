import { posix } from 'node:path'
import { child, list, type Node, nameOf, type Source, stringOf, type Tree, walk } from './tree.ts'

/** One import, export-from, dynamic import or `new URL(…, import.meta.url)`. */
export interface Import {
  readonly from: Source
  readonly at: number
  readonly specifier: string
  /** Path inside the repository; undefined for a library or a file that is not there. */
  readonly target: string | undefined
  readonly typeOnly: boolean
  /** Named by `new URL`: it may be a folder. */
  readonly isUrl: boolean
  /** Names taken; `*` for all of them. */
  readonly names: readonly string[]
}

const found = new WeakMap<Source, Import[]>()

/** Every import of a file, in order. */
export function importsOf(tree: Tree, file: Source): Import[] {
  const known = found.get(file)
  if (known) return known
  const imports: Import[] = []
  walk(file.program, node => {
    const one = importAt(tree, file, node)
    if (one) imports.push(one)
  })
  found.set(file, imports)
  return imports
}

function importAt(tree: Tree, file: Source, node: Node): Import | undefined {
  const specifier = stringOf(specifierNode(node))
  if (specifier === undefined) return undefined
  const specifiers = list(node, 'specifiers')
  return {
    from: file,
    at: node.start,
    specifier,
    target: resolve(tree, file.path, specifier),
    typeOnly: isTypeOnly(node, specifiers),
    isUrl: node.type === 'NewExpression',
    names: namesTaken(node, specifiers),
  }
}

function specifierNode(node: Node): Node | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return child(node, 'source')
    case 'NewExpression':
      // Workers and assets are named by `new URL('./x.ts', import.meta.url)`.
      return nameOf(child(node, 'callee')) === 'URL' ? list(node, 'arguments')[0] : undefined
    case 'TSImportType':
      return child(child(node, 'argument'), 'literal') ?? child(node, 'source')
    default:
      return undefined
  }
}

function isTypeOnly(node: Node, specifiers: Node[]): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  if (node.type === 'TSImportType') return true
  return specifiers.length > 0 && specifiers.every(s => s.importKind === 'type')
}

function namesTaken(node: Node, specifiers: Node[]): string[] {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    return specifiers
      .map(s => nameOf(child(s, 'imported') ?? child(s, 'local')) ?? '*')
      .map((name, i) => (specifiers[i]?.type === 'ImportNamespaceSpecifier' ? '*' : name))
  }
  return ['*']
}

/** Path inside the repository that a specifier means. */
function resolve(tree: Tree, from: string, specifier: string): string | undefined {
  const workspace = /^@kencana\/(domain|contract)\/(.+)$/.exec(specifier)
  const path = workspace
    ? `packages/${workspace[1]}/src/${workspace[2]}.ts`
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined
  if (path === undefined) return undefined
  // A bundled worker is named .js where its source is .ts.
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')]
  return candidates.find(candidate => tree.files.has(candidate))
}

export interface Export {
  readonly name: string
  readonly at: number
  /** The exported function itself, for rules about functions. */
  readonly node: Node
}

/** Names a file gives away itself (not what it passes on with `export … from`). */
export function exportsOf(file: Source): Export[] {
  const all: Export[] = []
  for (const node of list(file.program, 'body')) {
    if (node.type !== 'ExportNamedDeclaration' || child(node, 'source')) continue
    const declaration = child(node, 'declaration')
    for (const name of declaredNames(declaration)) {
      all.push({ name, at: node.start, node: declaration as Node })
    }
    for (const specifier of list(node, 'specifiers')) {
      const name = nameOf(child(specifier, 'exported'))
      if (name) all.push({ name, at: specifier.start, node: specifier })
    }
  }
  return all
}

function declaredNames(declaration: Node | undefined): string[] {
  if (!declaration) return []
  if (declaration.type !== 'VariableDeclaration') return [nameOf(child(declaration, 'id')) ?? '']
  return list(declaration, 'declarations').flatMap(d => {
    const id = child(d, 'id')
    if (id?.type !== 'ObjectPattern') return [nameOf(id) ?? '']
    return list(id, 'properties').map(p => nameOf(child(p, 'value')) ?? '')
  })
}
