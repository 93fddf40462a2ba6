import { MENU, type MenuNode, menuNodes } from './menu.ts'
import { ACTS_FOR_STORES, LEVELS, type Level } from './permissions.ts'

const EVERYTHING = menuNodes().map(node => node.kode)

const under = (...roots: readonly string[]): string[] =>
  roots.flatMap(kode => {
    const node = MENU.find(one => one.kode === kode)
    return node === undefined ? [] : menuNodes([node]).map(inner => inner.kode)
  })

/** What becomes of bought pieces behind the counter. */
const SORTING = [
  'pembelian-sortir',
  ...['sortir-pembelian', 'pindah-sortir', 'kirim-barang-cuci', 'terima-barang-cuci'],
  ...['terima-sepuhan', 'wasting-sepuhan', 'lebur-rosok', 'stock-cuci-manual'],
]
/** Of buying, what is done behind the counter. */
const BEHIND = ['hancur-pembelian', ...SORTING]

const AT_THE_COUNTER = [
  'home',
  'dashboard',
  ...under('penjualan'),
  ...under('pembelian').filter(kode => !BEHIND.includes(kode)),
  ...under('hutang').filter(kode => kode !== 'lelang-hutang'),
  'data-barang',
  'timbang-baki',
  'cetak-barcode',
  'ganti-password',
]

/** Whose fee is taken by their word: not of who takes the cards. */
const SETTLES_CARDS = 'pencairan-non-cash'

const PRESETS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  SPV: EVERYTHING,
  KASIR: [
    ...AT_THE_COUNTER,
    ...under('uang').filter(kode => kode !== SETTLES_CARDS),
    'tutup-toko',
    'laporan-penjualan',
    'laporan-eod',
    'pindah-barang',
  ],
  SALES: AT_THE_COUNTER.filter(kode => !/^(batal|pengalihan)-/.test(kode)),
  GUDANG: [
    'home',
    ...under('barang'),
    'pembelian',
    ...SORTING,
    ...['laporan-sortir', 'laporan-kirim-cuci', 'laporan-terima-sepuhan'],
    'master-baki',
    'master-gudang',
    'laporan-stock-per-baki',
    'laporan-kartu-stock',
    'laporan-mutasi-stock',
    'laporan-tambah-barang',
    'laporan-pindah-barang',
    'ganti-password',
  ],
}

/** Persons whose day is to be reported (04-domain C4): nobody else need know of whom. */
const LARGE_TRANSACTIONS = 'laporan-transaksi-besar'

/** What everybody did, those above them too: read by owners, and by whom they give it to. */
const AUDIT_TRAIL = 'laporan-jejak-audit'

/** What a store begins with, and a month that is over: set by owners, and by whom they trust. */
const OPENS_STORE = 'saldo-awal'
const CLOSES_MONTH = 'tutup-periode'

/** Prices of every store at once: of who leads the chain, and of whom they trust with it. */
const BOARD_OF_CHAIN = 'harga-emas-pusat'
const OF_OWNERS = [LARGE_TRANSACTIONS, AUDIT_TRAIL, OPENS_STORE, CLOSES_MONTH, BOARD_OF_CHAIN]

/**
 * What a level begins without, though the tree could show it: what is done there belongs to those
 * above, until one of them gives it.
 */
const GIVEN_LATER: Readonly<Partial<Record<Level, readonly string[]>>> = {
  MU: [CLOSES_MONTH],
  DEV: ['lelang-hutang', ...under('validasi'), 'validasi-jurnal', ...OF_OWNERS],
  ADMIN: [
    'lelang-hutang',
    ...under('validasi'),
    'validasi-jurnal',
    'whatsapp-setting',
    'marketplace-setting',
    ...OF_OWNERS,
  ],
  SPV: ['dashboardPusat', 'hak-akses-users', 'parameter-aturan-beli', ...OF_OWNERS],
}

/** Codes of the access tree a new user of a level begins with; changed per user afterwards. */
export const DEFAULT_AKSES: Readonly<Record<Level, readonly string[]>> = Object.fromEntries(
  LEVELS.map((level): [Level, readonly string[]] => [
    level,
    (PRESETS[level] ?? EVERYTHING).filter(kode => !GIVEN_LATER[level]?.includes(kode)),
  ]),
) as Record<Level, readonly string[]>

/**
 * Whose users a level may look after, besides the rule of stores: those of levels below its own.
 * Who may approve is appointed by OWN and SU alone, and an owner by an owner: whoever sets a
 * password could use what it opens.
 */
const LOOKS_AFTER: Readonly<Partial<Record<Level, readonly Level[]>>> = {
  OWN: LEVELS,
  SU: LEVELS.filter(level => level !== 'OWN'),
  MU: ['ADMIN', 'KASIR', 'SALES', 'GUDANG'],
  DEV: ['ADMIN', 'KASIR', 'SALES', 'GUDANG'],
  ADMIN: ['KASIR', 'SALES', 'GUDANG'],
  SPV: ['KASIR', 'SALES', 'GUDANG'],
}

/** Levels whose users somebody of this level may look after. */
export const levelsBelow = (level: Level): readonly Level[] => LOOKS_AFTER[level] ?? []

/** Whether somebody sees the users of every store, or those of their own alone. */
export const seesAllStores = (who: { level: Level; tipe: 'PUSAT' | 'CABANG' }): boolean =>
  who.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(who.level)

/** Screens of the access tree: its nodes without children, in the order of the menu. */
export const SCREEN_CODES: readonly string[] = menuNodes()
  .filter(node => node.children === undefined)
  .map(node => node.kode)

/** Screens a new user of a level begins with. */
export const presetScreens = (level: Level): readonly string[] =>
  SCREEN_CODES.filter(kode => DEFAULT_AKSES[level].includes(kode))

/** Codes to keep for these screens: themselves, and the groups they stand in. Unknown ones go. */
export function aksesOf(screens: ReadonlySet<string>): string[] {
  const kept = (nodes: readonly MenuNode[]): string[] =>
    nodes.flatMap(node => {
      if (node.children === undefined) return screens.has(node.kode) ? [node.kode] : []
      const inner = kept(node.children)
      return inner.length === 0 ? [] : [node.kode, ...inner]
    })
  return kept(MENU)
}
