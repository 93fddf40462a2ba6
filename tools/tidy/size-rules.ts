import {
  child,
  type Fault,
  fault,
  folderOf,
  lineAt,
  list,
  type Node,
  nameOf,
  type Rule,
  type Source,
  type Tree,
  walk,
} from './tree.ts'

const FILE_LINES = 300
const TEST_LINES = 400
const FUNCTION_LINES = 70
const FOLDER_FILES = 12
const COLUMNS = 100

export const SIZE_RULES: readonly Rule[] = [
  {
    name: 'file-size',
    why: `At most ${FILE_LINES} lines (tests ${TEST_LINES}): a file holds one thought. Tables of data are free.`,
    check: tree => tree.code.flatMap(tooLong),
  },
  {
    name: 'function-size',
    why: `At most ${FUNCTION_LINES} lines: a function fits on a screen.`,
    check: tree => tree.code.filter(file => !file.isTest).flatMap(longFunctions),
  },
  {
    name: 'folder-size',
    why: `At most ${FOLDER_FILES} files in a folder (tests and subfolders not counted): group by area.`,
    check: fullFolders,
  },
  {
    name: 'columns',
    why: `At most ${COLUMNS} columns; a line that is one text that cannot be broken is free.`,
    check: tree => [...tree.files.values()].filter(isProse).flatMap(wideLines),
  },
]

function tooLong(file: Source): Fault[] {
  const length = file.text.trimEnd().split('\n').length
  const limit = file.isTest ? TEST_LINES : FILE_LINES
  if (length <= limit || isData(file, length)) return []
  return [
    { file: file.path, line: limit, rule: 'file-size', text: `${length} lines, not ${limit}` },
  ]
}

/** Mostly literal tables without behaviour: translations, charts of accounts, menus. */
function isData(file: Source, length: number): boolean {
  let lines = 0
  for (const node of list(file.program, 'body')) {
    const declaration = child(node, 'declaration') ?? node
    for (const one of list(declaration, 'declarations')) {
      const value = bare(child(one, 'init'))
      if (!value || !/^(Array|Object)Expression$/.test(value.type) || behaves(value)) continue
      lines += lineAt(file, value.end) - lineAt(file, value.start) + 1
    }
  }
  return lines >= length * 0.7
}

function bare(node: Node | undefined): Node | undefined {
  const wrapped = node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
  return wrapped ? bare(child(node, 'expression')) : node
}

function behaves(node: Node): boolean {
  let found = false
  walk(node, inner => {
    found ||= isFunction(inner)
  })
  return found
}

function isFunction(node: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
}

function longFunctions(file: Source): Fault[] {
  const faults: Fault[] = []
  walk(file.program, (node, parent) => {
    if (!isFunction(node)) return
    const length = lineAt(file, node.end) - lineAt(file, node.start) + 1
    if (length <= FUNCTION_LINES) return
    const name = nameOf(child(node, 'id')) ?? nameOf(child(parent, 'id')) ?? 'a function'
    faults.push(fault(file, node.start, 'function-size', `${name} has ${length} lines`))
  })
  return faults
}

function fullFolders(tree: Tree): Fault[] {
  const count = new Map<string, number>()
  for (const path of tree.files.keys()) {
    const counted = /^(packages|apps|tools)\/.*\.(tsx?|mjs|css)$/.test(path)
    if (!counted || /\.test\.tsx?$/.test(path) || /\/messages\//.test(path)) continue
    count.set(folderOf(path), (count.get(folderOf(path)) ?? 0) + 1)
  }
  return [...count]
    .filter(([, files]) => files > FOLDER_FILES)
    .map(([folder, files]) => ({
      file: folder,
      line: 1,
      rule: 'folder-size',
      text: `${files} files, not ${FOLDER_FILES}`,
    }))
}

function isProse(file: Source): boolean {
  return /\.(tsx?|mjs|sql|css)$/.test(file.path) && !/\/messages\//.test(file.path)
}

/** One key and one text, or one text: nothing a line break could divide. */
const UNBREAKABLE =
  /^\s*(?:[\w.]+(?:\??:|\()\s*|(?:'[^']*'):\s*)?(?:'[^']*'|"[^"]*"|`[^`]*`)[,;)}\s]*$/

function wideLines(file: Source): Fault[] {
  return file.lines.flatMap((line, i) => {
    if ([...line].length <= COLUMNS || UNBREAKABLE.test(line)) return []
    const text = `${[...line].length} columns, not ${COLUMNS}`
    return [{ file: file.path, line: i + 1, rule: 'columns', text }]
  })
}
