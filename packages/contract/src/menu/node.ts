import type { Level } from '../permissions.ts'

/** A node of the access tree: a branch of the sidebar, a group in it, or a screen. */
export interface MenuNode {
  readonly kode: string
  readonly label: string
  readonly path?: string
  readonly icon?: string
  /**
   * Module key that must be on in the store. This and the levels stand here once: menu, guard of
   * the screen and every call whose right names the screen obey them. Only screens carry them.
   */
  readonly module?: string
  /** Opens the screen of a module that is off, while a setting says YA, or what `is` names. */
  readonly orWhile?: { readonly setting: string; readonly is?: string }
  /** Not while this other module is on, which then does its work elsewhere. */
  readonly notWhileModule?: string
  /** Only users of the head office, or of branches: the two variants of the product (doc2 §6). */
  readonly tipe?: 'PUSAT' | 'CABANG'
  /** Only in stores whose code a setting of the store lists, with commas; empty: in all. */
  readonly storesIn?: string
  /** Levels allowed besides the access tree; without it every level. */
  readonly levels?: readonly Level[]
  /**
   * Only these levels, or nobody, while a setting of the store says YA, or what `is` names; the
   * gate is open while the setting has no value.
   */
  readonly levelsWhen?: {
    readonly setting: string
    readonly is?: string
    readonly levels: readonly Level[]
  }
  /** Code of a group of another branch whose tiles this one's page shows, too. */
  readonly alsoTiles?: string
  readonly children?: readonly MenuNode[]
}

/** A screen: its code in the access tree is its path without the slash. */
export const screen = (path: string, label: string, more: Partial<MenuNode> = {}): MenuNode => ({
  kode: path.slice(1),
  label,
  path,
  ...more,
})

/** Screens that stand together under one heading. */
export const group = (kode: string, label: string, children: readonly MenuNode[]): MenuNode => ({
  kode,
  label,
  children,
})
