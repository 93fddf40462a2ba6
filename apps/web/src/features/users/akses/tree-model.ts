import type { AccessNode, MenuNode } from '@kencana/contract/menu'

/** Whether a branch shows all, some or none of its screens. */
export type Tri = 'all' | 'some' | 'none'

/** A line of the tree as it is drawn. */
export interface Line {
  readonly node: MenuNode
  readonly depth: number
  /** Codes of the branches it stands in, outermost first. */
  readonly within: readonly string[]
}

/** Codes of the screens of a node: its own where it has no children. */
export const screensIn = (node: MenuNode): string[] =>
  node.children === undefined ? [node.kode] : node.children.flatMap(screensIn)

/** Codes shown in a tree as it is kept. */
export const shownIn = (nodes: readonly AccessNode[]): string[] =>
  nodes.flatMap(node =>
    node.children.length > 0 ? shownIn(node.children) : node.is_show ? [node.kode] : [],
  )

/** A draft that was found, with what was ticked and unticked in the moment before. */
export const withTicks = (
  found: readonly string[],
  { diberi, dicabut }: { readonly diberi: readonly string[]; readonly dicabut: readonly string[] },
): Set<string> => new Set([...found, ...diberi].filter(kode => !dicabut.includes(kode)))

/** What the box of a node says. */
export function stateOf(node: MenuNode, shown: ReadonlySet<string>): Tri {
  const screens = screensIn(node)
  const on = screens.filter(kode => shown.has(kode)).length
  return on === 0 ? 'none' : on === screens.length ? 'all' : 'some'
}

/**
 * Shows or hides a node with all that is in it. What may not be given is left as it is when the
 * branch is filled; taking away is always possible.
 */
export function toggled(
  node: MenuNode,
  shown: ReadonlySet<string>,
  mayGive: (kode: string) => boolean,
): Set<string> {
  const next = new Set(shown)
  const screens = screensIn(node)
  const missing = screens.filter(kode => !shown.has(kode) && mayGive(kode))
  if (missing.length > 0) for (const kode of missing) next.add(kode)
  else for (const kode of screens) next.delete(kode)
  return next
}

/** The whole menu with `is_show`, as the call takes it: a branch is shown with its first screen. */
export const treeOf = (nodes: readonly MenuNode[], shown: ReadonlySet<string>): AccessNode[] =>
  nodes.map(node => ({
    kode: node.kode,
    is_show: stateOf(node, shown) !== 'none',
    children: treeOf(node.children ?? [], shown),
  }))

/**
 * The lines to draw: open branches, and with a search every line that matches with what it stands
 * in. A branch that matches shows all that is in it; one without a screen is never drawn.
 */
export function linesOf(
  nodes: readonly MenuNode[],
  folded: ReadonlySet<string>,
  matches: ((node: MenuNode) => boolean) | undefined,
  within: readonly string[] = [],
): Line[] {
  return nodes.flatMap(node => {
    if (screensIn(node).length === 0) return []
    const line: Line = { node, depth: within.length, within }
    const isHit = matches?.(node) ?? false
    const isOpen = matches !== undefined || !folded.has(node.kode)
    const wanted = isHit ? undefined : matches
    const inner = isOpen ? linesOf(node.children ?? [], folded, wanted, [...within, node.kode]) : []
    if (matches !== undefined && !isHit && inner.length === 0) return []
    return [line, ...inner]
  })
}
