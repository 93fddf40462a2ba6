import { group, type MenuNode, screen } from './node.ts'

/** What becomes of bought pieces behind the counter; who may do it, its calls say. */
const BEHIND_THE_COUNTER = { module: 'SEPUHAN_MODULE' } as const

/** Branches of daily trade. */
export const barang: MenuNode = {
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
      screen('/timbang-baki', 'Timbang Baki'),
    ]),
  ],
}

export const penjualan: MenuNode = {
  kode: 'penjualan',
  label: 'Penjualan',
  icon: 'penjualan',
  path: '/SubMenuPenjualan',
  children: [
    group('penjualan-transaksi', 'Penjualan', [
      screen('/transaksi-penjualan', 'Transaksi Penjualan'),
      screen('/lihat-penjualan', 'Lihat Penjualan'),
      screen('/batal-penjualan', 'Batal Penjualan'),
      screen('/lihat-tukar-tambah', 'Lihat Tukar Tambah'),
      screen('/cek-kupon', 'Cek Kupon', { module: 'KUPON_PENJUALAN_MODULE' }),
    ]),
    group('penjualan-titipan', 'Titipan', [screen('/lihat-titipan', 'Lihat Titipan')]),
    group('penjualan-pelanggan', 'Pelanggan', [screen('/pelanggan', 'Buku Pelanggan')]),
  ],
}

export const pembelian: MenuNode = {
  kode: 'pembelian',
  label: 'Pembelian',
  icon: 'pembelian',
  path: '/SubMenuPembelian',
  children: [
    group('pembelian-transaksi', 'Pembelian', [
      screen('/transaksi-pembelian', 'Transaksi Pembelian'),
      screen('/lihat-pembelian', 'Lihat Pembelian'),
      screen('/batal-pembelian', 'Batal Pembelian'),
      screen('/hancur-pembelian', 'Hancur Pembelian'),
    ]),
    group('pembelian-sortir', 'Sortir dan Sepuh', [
      screen('/sortir-pembelian', 'Sortir Pembelian', BEHIND_THE_COUNTER),
      screen('/pindah-sortir', 'Pindah Sortir', BEHIND_THE_COUNTER),
      screen('/kirim-barang-cuci', 'Kirim Barang Cuci', BEHIND_THE_COUNTER),
      screen('/terima-barang-cuci', 'Terima Barang Cuci', BEHIND_THE_COUNTER),
      screen('/terima-sepuhan', 'Terima Sepuhan', BEHIND_THE_COUNTER),
      screen('/wasting-sepuhan', 'Wasting Sepuhan', {
        module: 'SEPUHAN_MODULE',
        notWhileModule: 'SEPUHAN_PUSAT_MODULE',
      }),
      screen('/stock-cuci-manual', 'Stock Cuci Manual', { module: 'STOCK_CUCI_MANUAL_MODULE' }),
      screen('/lebur-rosok', 'Lebur Rosok', BEHIND_THE_COUNTER),
    ]),
  ],
}

/** Lending against gold; a loan is also redeemed and renewed where it is looked up. */
export const hutang: MenuNode = {
  kode: 'hutang',
  label: 'Hutang',
  icon: 'hutang',
  path: '/SubMenuHutang',
  children: [
    group('hutang-transaksi', 'Hutang', [
      screen('/transaksi-hutang', 'Transaksi Hutang'),
      screen('/lihat-hutang', 'Lihat Hutang'),
      screen('/batal-hutang-lunas', 'Batal Hutang Lunas'),
      screen('/lelang-hutang', 'Lelang Hutang'),
    ]),
  ],
}

/** Money that moves by itself: between drawers and banks, by a kode transaksi, between stores. */
export const uang: MenuNode = {
  kode: 'uang',
  label: 'Uang',
  icon: 'uang',
  path: '/SubMenuUang',
  children: [
    group('uang-kas-bank', 'Kas dan Bank', [
      screen('/uang-kas', 'Uang Kas'),
      screen('/uang-bank', 'Uang Bank'),
    ]),
    group('uang-mutasi', 'Mutasi', [
      screen('/mutasi-uang-cash', 'Mutasi Uang Cash'),
      screen('/mutasi-uang-bank', 'Mutasi Uang Bank'),
      screen('/pengalihan-saldo-uang', 'Pengalihan Saldo Uang'),
    ]),
    group('uang-non-cash', 'Kartu dan QRIS', [
      screen('/pencairan-non-cash', 'Pencairan Non Cash'),
      screen('/lihat-pencairan', 'Lihat Pencairan'),
      screen('/gesek-tunai', 'Gesek Tunai'),
    ]),
    group('uang-piutang', 'Piutang', [screen('/piutang-penjualan', 'Piutang Penjualan')]),
    group('uang-antar-toko', 'Antar Toko', [
      screen('/kirim-uang-pusat', 'Kirim Uang Pusat'),
      screen('/terima-uang-kas', 'Terima Uang Kas'),
    ]),
  ],
}

export const validasi: MenuNode = {
  kode: 'validasi',
  label: 'Validasi',
  icon: 'validasi',
  path: '/SubMenuValidasi',
  children: [
    group('validasi-transaksi', 'Validasi', [
      screen('/validasi-hutang', 'Validasi Hutang'),
      screen('/validasi-penjualan', 'Validasi Penjualan'),
      screen('/validasi-jual-beli', 'Validasi Jual Beli'),
      screen('/validasi-titipan', 'Validasi Titipan'),
      screen('/validasi-non-cash', 'Validasi Non Cash'),
      screen('/validasi-keuangan', 'Validasi Keuangan'),
      screen('/validasi-susut', 'Validasi Susut', { module: 'SEPUHAN_MODULE' }),
    ]),
  ],
}

/**
 * A branch of trade whose page exists before its screens: it shows the tiles of what is there, and
 * stays out of the sidebar while it has none of its own.
 */
export const awaiting = (
  branch: MenuNode,
  path: string,
  more: Pick<MenuNode, 'alsoTiles'> = {},
): MenuNode => ({
  ...branch,
  ...more,
  icon: branch.kode,
  path,
})
