import { laporan } from './menu/laporan.ts'
import { master } from './menu/master.ts'
import { group, type MenuNode } from './menu/node.ts'
import { akuntansi, utility } from './menu/office.ts'
import { awaiting, barang, hutang, pembelian, penjualan, uang, validasi } from './menu/trade.ts'

export type { MenuNode } from './menu/node.ts'

/** What a user may see: same codes as the menu, each with `is_show` (doc2 §3). */
export interface AccessNode {
  readonly kode: string
  readonly is_show: boolean
  readonly children: readonly AccessNode[]
}

/**
 * The access tree: menu → group → screen. The same tree is the menu, the guard of a screen and the
 * permission list of the server (03-decisions §8). Only screens that exist stand here,
 * in the order of the sidebar.
 */
export const MENU: readonly MenuNode[] = [
  { kode: 'home', label: 'Beranda', path: '/home', icon: 'home' },
  { kode: 'dashboard', label: 'Dashboard', path: '/dashboard', icon: 'dashboard' },
  {
    kode: 'dashboardPusat',
    label: 'Dashboard Pusat',
    path: '/dashboardPusat',
    icon: 'dashboard',
    tipe: 'PUSAT',
  },
  penjualan,
  barang,
  awaiting(group('pesanan', 'Pesanan', []), '/SubMenuPesanan'),
  pembelian,
  awaiting(group('service', 'Service', []), '/SubMenuService'),
  hutang,
  uang,
  validasi,
  awaiting(group('member', 'Member', []), '/SubMenuMember', { alsoTiles: 'master-member' }),
  laporan,
  akuntansi,
  master,
  utility,
]

/** Every node of the menu, depth first. */
export function menuNodes(nodes: readonly MenuNode[] = MENU): MenuNode[] {
  return nodes.flatMap(node => [node, ...menuNodes(node.children ?? [])])
}
