import { type AccessNode, MENU, type MenuNode, menuNodes } from '@kencana/contract/menu'
import { closedBy, type StoreGates } from '@kencana/contract/menu/gates'
import { LEVELS, type Level } from '@kencana/contract/permissions'
import { moduleOn, type Session } from '../lib/session.ts'

/** The one screen that a one-time password opens. */
export const PASSWORD_SCREEN = '/ganti-password'

/** Screens of the shell itself: anyone who is logged in may open them (doc2 §2). */
const ALWAYS = ['/home', '/404', '/blank', '/landingpages', PASSWORD_SCREEN]

/** The menu as this user may see it: access tree and modules of the store. */
export function visibleMenu(session: Session): readonly MenuNode[] {
  if (session.ganti_sandi) return []
  const shown = shownCodes(session.akses as readonly AccessNode[])
  return pruned(MENU, shown, node => closedBy(node, session.level, gatesOf(session)) !== undefined)
}

/** What stands between a user and a screen. */
export type Access =
  | 'allowed'
  | 'no-right'
  | 'not-for-level'
  | 'module-off'
  | 'not-here'
  | 'password-first'

/** Judges a path (its first part, so that `/data-barang/10482213` follows `/data-barang`). */
export function accessTo(path: string, session: Session): Access {
  const screen = `/${path.split('/')[1] ?? ''}`
  if (session.ganti_sandi && screen !== PASSWORD_SCREEN) return 'password-first'
  if (ALWAYS.includes(screen)) return 'allowed'
  const node = menuNodes().find(candidate => candidate.path === screen)
  // A page of tiles shows what its user may see, be it nothing.
  if (node === undefined || node.children !== undefined) return 'allowed'
  if (node.levels?.includes(session.level) === false) return 'not-for-level'
  const closed = closedBy(node, session.level, gatesOf(session))
  if (closed === 'store' || (node.tipe !== undefined && node.tipe !== session.tipe)) {
    return 'not-here'
  }
  if (!shownCodes(session.akses as readonly AccessNode[]).has(node.kode)) return 'no-right'
  return closed === 'module' ? 'module-off' : 'allowed'
}

/** The levels that a screen is kept to. */
export const levelsOf = (path: string): readonly Level[] =>
  menuNodes().find(candidate => candidate.path === path)?.levels ?? LEVELS

/** What the store worked for says, as the session keeps it. */
const gatesOf = ({ kode_toko, setting }: Session): StoreGates => ({
  kode_toko,
  isOn: moduleOn,
  setting: key => setting[key],
})

function shownCodes(nodes: readonly AccessNode[]): Set<string> {
  const codes = new Set<string>()
  const visit = (list: readonly AccessNode[]) => {
    for (const node of list) {
      if (!node.is_show) continue
      codes.add(node.kode)
      visit(node.children)
    }
  }
  visit(nodes)
  return codes
}

/** Groups without a screen left disappear with their screens. */
function pruned(
  nodes: readonly MenuNode[],
  shown: ReadonlySet<string>,
  isClosed: (node: MenuNode) => boolean,
): readonly MenuNode[] {
  return nodes.flatMap(node => {
    if (!shown.has(node.kode) || isClosed(node)) return []
    if (node.children === undefined) return [node]
    const children = pruned(node.children, shown, isClosed)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}
