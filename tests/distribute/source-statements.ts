import { child, lineAt, list, type Node, readTree, walk } from '../../tools/tidy/tree.ts'

/** A statement as it stands in the server's code. */
export interface SourceStatement {
  readonly place: string
  /** Its longest piece without a hole, spaces made one. */
  readonly piece: string
}

const HEAD = /^\s*(select|insert|update|delete|with|declare)\b/i
/** Programs beside the server: they read as the administrator, on the coordinator. */
const BESIDE = /^apps\/server\/src\/operations\/(?!watch\/)/

/** Every `sql` text of the server's code that begins like a statement. */
export function sourceStatements(): SourceStatement[] {
  const tree = readTree(process.cwd())
  return tree.code
    .filter(file => file.path.startsWith('apps/server/src/') && !file.isTest)
    .filter(file => !BESIDE.test(file.path))
    .flatMap(file => {
      const found: SourceStatement[] = []
      walk(file.program, node => {
        const pieces = piecesOf(node)
        if (!HEAD.test(pieces[0] ?? '')) return
        const longest = pieces.map(plain).sort((a, b) => b.length - a.length)[0] ?? ''
        found.push({ place: `${file.path}:${lineAt(file, node.start)}`, piece: longest })
      })
      return found
    })
}

function piecesOf(node: Node): string[] {
  if (node.type !== 'TaggedTemplateExpression') return []
  if ((child(node, 'tag') as { name?: string } | undefined)?.name !== 'sql') return []
  return list(child(node, 'quasi'), 'quasis').map(
    quasi => (quasi.value as { cooked?: string }).cooked ?? '',
  )
}

/** A text with one space between words. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
