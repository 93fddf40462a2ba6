import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

/** One offence: where, which rule, and what a person should see. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly text: string
}

export interface Rule {
  readonly name: string
  /** The reason, printed once under the faults of the rule. */
  readonly why: string
  readonly check: (tree: Tree) => Fault[]
}

/** A node of the syntax tree; fields beyond these are read through `child` and `list`. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export interface Comment {
  readonly type: 'Line' | 'Block'
  readonly value: string
  readonly start: number
  readonly end: number
}

export interface Source {
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  /** Undefined for files that are not TypeScript or JavaScript. */
  readonly program: Node | undefined
  readonly comments: readonly Comment[]
  /** What the parser said, when it could not read the file. */
  readonly broken: string | undefined
  readonly isTest: boolean
}

export interface Tree {
  readonly files: ReadonlyMap<string, Source>
  /** TypeScript and JavaScript files only. */
  readonly code: readonly Source[]
}

const BINARY = /\.(png|jpe?g|webp|ico|ttf|otf|woff2?|pdf|xlsx|cadangan)$/

const read = new Map<string, Tree>()

/**
 * All files of the repository, new ones included, as git sees them. Read once in a process: whoever
 * writes files of a root asks for none of it before.
 */
export function readTree(root: string): Tree {
  const tree = read.get(root) ?? readAnew(root)
  read.set(root, tree)
  return tree
}

function readAnew(root: string): Tree {
  const args = ['ls-files', '-co', '--exclude-standard', '-z']
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  const files: Record<string, string> = {}
  for (const name of new Set(names)) {
    if (name === '' || BINARY.test(name)) continue
    const text = readIfThere(join(root, name))
    if (text !== undefined) files[name] = text
  }
  return treeOf(files)
}

/** A tree made of texts: what the rules' own tests feed them. */
export function treeOf(texts: Readonly<Record<string, string>>): Tree {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, sourceOf(path, text)]))
  const code = [...files.values()].filter(file => file.program !== undefined)
  return { files, code }
}

function sourceOf(path: string, text: string): Source {
  const parsed = /\.(tsx?|mjs)$/.test(path) ? parseSync(path, text) : undefined
  return {
    path,
    text,
    lines: text.split('\n'),
    program: parsed?.program as unknown as Node | undefined,
    comments: parsed?.comments ?? [],
    broken: parsed?.errors[0]?.message,
    isTest: /\.(test|journey|fixture)\.tsx?$/.test(path) || path.startsWith('tests/'),
  }
}

/** A file deleted in the working tree is still listed by git until it is committed. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Line of an offset, from 1. */
export function lineAt(file: Source, offset: number): number {
  let line = 1
  for (
    let i = file.text.indexOf('\n');
    i !== -1 && i < offset;
    i = file.text.indexOf('\n', i + 1)
  ) {
    line += 1
  }
  return line
}

export function fault(file: Source, offset: number, rule: string, text: string): Fault {
  return { file: file.path, line: lineAt(file, offset), rule, text }
}

/** Calls `visit` for every node, parents first. */
export function walk(node: Node | undefined, visit: (node: Node, parent?: Node) => void): void {
  if (node?.type === 'Program') for (const [one, parent] of allOf(node)) visit(one, parent)
  else if (node !== undefined) go(node, visit)
}

/** Whole files are read by many rules: what is met on the way is kept. */
const walked = new WeakMap<Node, [node: Node, parent: Node | undefined][]>()

function allOf(program: Node): readonly [node: Node, parent: Node | undefined][] {
  const all = walked.get(program) ?? []
  if (all.length === 0) go(program, (node, parent) => all.push([node, parent]))
  walked.set(program, all)
  return all
}

function go(node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void {
  visit(node, parent)
  for (const field in node) {
    const value = node[field]
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) isNode(value) && go(value, visit, node)
    else for (const item of value) isNode(item) && go(item, visit, node)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

export function child(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field]
  return isNode(value) ? value : undefined
}

export function list(node: Node | undefined, field: string): Node[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Name of an identifier, value of a string literal. */
export function nameOf(node: Node | undefined): string | undefined {
  if (!node) return undefined
  if (typeof node.name === 'string') return node.name
  return typeof node.value === 'string' ? node.value : undefined
}

/** Text of a string literal or of a template without holes. */
export function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type !== 'TemplateLiteral' || list(node, 'expressions').length > 0) return undefined
  const cooked = (list(node, 'quasis')[0]?.value as { cooked?: string } | undefined)?.cooked
  return cooked
}

/** Folder of a path inside the repository. */
export function folderOf(path: string): string {
  return posix.dirname(path)
}
