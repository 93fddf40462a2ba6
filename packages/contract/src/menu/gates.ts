import { type AccessNode, MENU, menuNodes } from '../menu.ts'
import { type Level, SEES_ALL } from '../permissions.ts'
import type { MenuNode } from './node.ts'

/** Who asks, as far as screens are concerned. */
export interface Viewer {
  readonly level: Level
  /** Codes of the access tree that are shown to the user. */
  readonly akses: ReadonlySet<string>
}

/** What a store says about its screens now: modules that are on, settings by key. */
export interface StoreGates {
  isOn(module: string): boolean
  setting(key: string): string | undefined
}

const SCREENS = new Map(menuNodes().map(node => [`/${node.kode}`, node]))

/** The node of a screen by the path that a right names; one outside the menu asks nothing more. */
export const nodeOf = (path: string): MenuNode =>
  SCREENS.get(path) ?? { kode: path.slice(1), label: '' }

/**
 * Whether level and access tree open a node: SU and OWN need no tree, but a list of levels holds
 * for them too (doc2 §6). Module and settings of the store may still close it: `closedBy`.
 */
export function opens(node: MenuNode, who: Viewer): boolean {
  if (node.levels !== undefined && !node.levels.includes(who.level)) return false
  return SEES_ALL.includes(who.level) || who.akses.has(node.kode)
}

/** What of the store closes a node that a level may open; undefined when nothing does. */
export function closedBy(
  node: MenuNode,
  level: Level,
  store: StoreGates,
): 'module' | 'level' | undefined {
  const { module, levelsWhen } = node
  if (levelsWhen !== undefined && !levelsWhen.levels.includes(level)) {
    if (store.setting(levelsWhen.setting) === (levelsWhen.is ?? 'YA')) return 'level'
  }
  return module === undefined || store.isOn(module) ? undefined : 'module'
}

/** Whether a node asks the store before it lets a level in. */
export const asksStore = ({ module, levelsWhen }: MenuNode, level: Level): boolean =>
  module !== undefined || (levelsWhen !== undefined && !levelsWhen.levels.includes(level))

/**
 * The access tree of a user as the client keeps it (doc2 §3). Switched-off modules stay in it: the
 * client knows them and says so; what the level may not see is not shown.
 */
export function accessTree(
  who: Viewer,
  store: StoreGates,
  nodes: readonly MenuNode[] = MENU,
): AccessNode[] {
  return nodes.map(node => {
    const children = accessTree(who, store, node.children ?? [])
    const isForLevel =
      (node.levels?.includes(who.level) ?? true) && closedBy(node, who.level, store) !== 'level'
    const own = opens(node, who) || children.some(child => child.is_show)
    return { kode: node.kode, is_show: isForLevel && own, children }
  })
}
