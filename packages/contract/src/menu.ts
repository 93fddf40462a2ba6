/**
 * The access tree: menu → group → screen. The same tree is the menu, the guard of a screen and the
 * permission list of the server (03-decisions §8). Only screens that exist stand here.
 */
export interface MenuNode {
  readonly kode: string
  readonly label: string
  readonly path?: string
  readonly icon?: string
  /** Module key that must be on in the store. */
  readonly module?: string
  /** Levels allowed besides the access tree; without it every level. */
  readonly levels?: readonly string[]
  readonly children?: readonly MenuNode[]
}

/** What a user may see: same codes as the menu, each with `is_show` (doc2 §3). */
export interface AccessNode {
  readonly kode: string
  readonly is_show: boolean
  readonly children: readonly AccessNode[]
}

const screen = (path: string, label: string, more: Partial<MenuNode> = {}): MenuNode => ({
  kode: path.slice(1),
  label,
  path,
  ...more,
})

const group = (kode: string, label: string, children: readonly MenuNode[]): MenuNode => ({
  kode,
  label,
  children,
})

const barang: MenuNode = {
  kode: 'barang',
  label: 'Barang',
  icon: 'barang',
  path: '/subMenuBarang',
  children: [
    group('barang-data', 'Data Barang', [
      screen('/data-barang', 'Data Barang'),
      screen('/tambah-data-barang', 'Tambah Data Barang'),
      screen('/tambah-barang-banyak', 'Tambah Barang Banyak'),
      screen('/cetak-barcode', 'Cetak Barcode'),
    ]),
    group('barang-gerak', 'Pindah dan Hancur', [
      screen('/pindah-barang', 'Pindah Barang'),
      screen('/pindah-barang-satu-baki', 'Pindah Barang Satu Baki'),
      screen('/hancur-data-barang', 'Hancur Data Barang'),
    ]),
  ],
}

const penjualan: MenuNode = {
  kode: 'penjualan',
  label: 'Penjualan',
  icon: 'penjualan',
  path: '/SubMenuPenjualan',
  children: [
    group('penjualan-transaksi', 'Penjualan', [
      screen('/transaksi-penjualan', 'Transaksi Penjualan'),
      screen('/lihat-penjualan', 'Lihat Penjualan'),
      screen('/batal-penjualan', 'Batal Penjualan'),
    ]),
  ],
}

/**
 * A branch of trade whose page exists before its screens: it shows the tiles of what is there, and
 * stays out of the sidebar while it is empty.
 */
const awaiting = (branch: MenuNode, path: string): MenuNode => ({
  ...branch,
  icon: branch.kode,
  path,
})

const master: MenuNode = {
  kode: 'master',
  label: 'Data Master',
  icon: 'master',
  children: [
    group('master-barang', 'Barang', [
      screen('/master-kategori', 'Master Kategori'),
      screen('/master-jenis', 'Master Jenis'),
      screen('/master-group', 'Master Group'),
      screen('/master-kadar', 'Master Kadar'),
      screen('/master-kondisi-barang', 'Master Kondisi Barang'),
      screen('/master-gudang', 'Master Gudang'),
      screen('/master-baki', 'Master Baki'),
    ]),
    group('master-harga', 'Harga', [
      screen('/master-parameter-harga-emas', 'Parameter Harga Emas'),
      screen('/master-bandrol', 'Master Bandrol'),
      screen('/parameter-ongkos', 'Parameter Ongkos'),
    ]),
    group('master-umum', 'Umum', [
      screen('/master-toko', 'Master Toko', { module: 'KIRIM_BARANG_MODULE' }),
      screen('/master-sales', 'Master Sales'),
      screen('/master-bank', 'Master Bank'),
      screen('/master-rekening', 'Master Rekening'),
      screen('/master-kode-transaksi', 'Master Kode Transaksi'),
      screen('/master-parameter-keterangan-nota', 'Parameter Keterangan Nota'),
    ]),
  ],
}

const laporan: MenuNode = {
  kode: 'laporan',
  label: 'Laporan',
  icon: 'laporan',
  path: '/SubMenuLaporan',
  children: [
    group('laporan-jual', 'Penjualan', [
      screen('/laporan-penjualan', 'Laporan Penjualan'),
      screen('/laporan-penjualan-detail', 'Laporan Penjualan Detail'),
      screen('/laporan-penjualan-per-sales', 'Laporan Penjualan Per Sales'),
    ]),
    group('laporan-stock', 'Stock', [
      screen('/laporan-stock-per-baki', 'Laporan Stock Per Baki'),
      screen('/laporan-tambah-barang', 'Laporan Tambah Barang'),
      screen('/laporan-perubahan-harga-emas', 'Laporan Perubahan Harga Emas'),
    ]),
    group('laporan-hari', 'Akhir Hari', [
      screen('/laporan-eod', 'Laporan EOD'),
      screen('/laporan-akhir_hari', 'Laporan Akhir Hari'),
      screen('/laporan-otorisasi', 'Laporan Otorisasi'),
    ]),
    group('laporan-akuntansi', 'Akuntansi', [
      screen('/laporan-jurnal', 'Laporan Jurnal', { module: 'AKUNTANSI_MODULE' }),
      screen('/laporan-neraca-saldo', 'Laporan Neraca Saldo', { module: 'AKUNTANSI_MODULE' }),
    ]),
  ],
}

const akuntansi: MenuNode = {
  kode: 'akuntansi',
  label: 'Akuntansi',
  icon: 'akuntansi',
  children: [
    group('akuntansi-parameter', 'Parameter', [
      screen('/parameter-akun', 'Parameter Akun', { module: 'AKUNTANSI_MODULE' }),
    ]),
  ],
}

const utility: MenuNode = {
  kode: 'utility',
  label: 'Utility',
  icon: 'utility',
  path: '/SubMenuUtility',
  children: [
    group('utility-toko', 'Toko', [
      screen('/tutup-toko', 'Tutup Toko'),
      screen('/ganti-password', 'Ganti Password'),
    ]),
  ],
}

/** Order of the sidebar. */
export const MENU: readonly MenuNode[] = [
  { kode: 'home', label: 'Beranda', path: '/home', icon: 'home' },
  { kode: 'dashboard', label: 'Dashboard', path: '/dashboard', icon: 'dashboard' },
  {
    kode: 'dashboardPusat',
    label: 'Dashboard Pusat',
    path: '/dashboardPusat',
    icon: 'dashboard',
    levels: ['OWN', 'SU', 'MU', 'DEV', 'ADMIN'],
  },
  penjualan,
  barang,
  awaiting(group('pesanan', 'Pesanan', []), '/SubMenuPesanan'),
  awaiting(group('pembelian', 'Pembelian', []), '/SubMenuPembelian'),
  awaiting(group('service', 'Service', []), '/SubMenuService'),
  awaiting(group('hutang', 'Hutang', []), '/SubMenuHutang'),
  awaiting(group('validasi', 'Validasi', []), '/SubMenuValidasi'),
  awaiting(group('member', 'Member', []), '/SubMenuMember'),
  laporan,
  akuntansi,
  master,
  utility,
]

/** Every node of the menu, depth first. */
export function menuNodes(nodes: readonly MenuNode[] = MENU): MenuNode[] {
  return nodes.flatMap(node => [node, ...menuNodes(node.children ?? [])])
}
