import { type AccessNode, MENU, menuNodes } from '../menu.ts'
import { type Level, SEES_ALL } from '../permissions.ts'
import type { MenuNode } from './node.ts'

/** Who asks, as far as screens are concerned. */
export interface Viewer {
  readonly level: Level
  /** Whether the user's own store is the head office. */
  readonly tipe: 'PUSAT' | 'CABANG'
  /** Codes of the access tree that are shown to the user. */
  readonly akses: ReadonlySet<string>
}

/** What a store says about its screens now: modules that are on, settings by key. */
export interface StoreGates {
  readonly kode_toko: string
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
  if (!isFor(node, who)) return false
  return SEES_ALL.includes(who.level) || who.akses.has(node.kode)
}

/** Whether the node is for the user's level and kind of store at all, whatever their tree says. */
const isFor = ({ levels, tipe }: MenuNode, who: Viewer): boolean =>
  (levels?.includes(who.level) ?? true) && (tipe === undefined || tipe === who.tipe)

/**
 * What of the store closes a node that a level may open; undefined when nothing does. `store`: the
 * screen is not used there, be it for the store's code or for another module that is on.
 */
export function closedBy(
  node: MenuNode,
  level: Level,
  store: StoreGates,
): 'module' | 'level' | 'store' | undefined {
  const { module, orWhile, notWhileModule, levelsWhen, storesIn } = node
  if (levelsWhen !== undefined && !levelsWhen.levels.includes(level) && says(store, levelsWhen)) {
    return 'level'
  }
  if (notWhileModule !== undefined && store.isOn(notWhileModule)) return 'store'
  if (storesIn !== undefined && !listed(store, storesIn)) return 'store'
  if (module === undefined || store.isOn(module)) return undefined
  return orWhile !== undefined && says(store, orWhile) ? undefined : 'module'
}

const says = (store: StoreGates, { setting, is = 'YA' }: { setting: string; is?: string }) =>
  store.setting(setting) === is

/** Whether the store's code is on the list; no list names every store. */
const listed = (store: StoreGates, setting: string): boolean => {
  const list = store.setting(setting) ?? ''
  return list === '' || list.split(',').includes(store.kode_toko)
}

/** Whether a node asks the store before it lets a level in. */
export const asksStore = (
  { module, notWhileModule, levelsWhen, storesIn }: MenuNode,
  level: Level,
): boolean =>
  module !== undefined ||
  notWhileModule !== undefined ||
  storesIn !== undefined ||
  (levelsWhen !== undefined && !levelsWhen.levels.includes(level))

/** Modules and settings of the store that the gates of these nodes read. */
export const gateKeys = (
  nodes: readonly MenuNode[],
): { readonly modules: string[]; readonly settings: string[] } => ({
  modules: nodes.flatMap(({ module, notWhileModule }) => [module, notWhileModule]).filter(isKey),
  settings: nodes
    .flatMap(({ levelsWhen, orWhile, storesIn }) => [
      levelsWhen?.setting,
      orWhile?.setting,
      storesIn,
    ])
    .filter(isKey),
})

const isKey = (key: string | undefined): key is string => key !== undefined

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
    const closed = closedBy(node, who.level, store)
    const isShown = isFor(node, who) && (closed === undefined || closed === 'module')
    const own = opens(node, who) || children.some(child => child.is_show)
    return { kode: node.kode, is_show: isShown && own, children }
  })
}
