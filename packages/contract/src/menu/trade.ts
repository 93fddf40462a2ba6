import { group, type MenuNode, screen } from './node.ts'

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
    ]),
    group('penjualan-titipan', 'Titipan', [
      screen('/lihat-titipan', 'Lihat Titipan'),
      screen('/pengalihan-saldo-uang', 'Pengalihan Saldo Uang'),
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

export const validasi: MenuNode = {
  kode: 'validasi',
  label: 'Validasi',
  icon: 'validasi',
  path: '/SubMenuValidasi',
  children: [
    group('validasi-transaksi', 'Validasi', [
      screen('/validasi-hutang', 'Validasi Hutang'),
      screen('/validasi-penjualan', 'Validasi Penjualan'),
      screen('/validasi-titipan', 'Validasi Titipan'),
      screen('/validasi-non-cash', 'Validasi Non Cash'),
    ]),
  ],
}

/**
 * A branch of trade whose page exists before its screens: it shows the tiles of what is there, and
 * stays out of the sidebar while it is empty.
 */
export const awaiting = (branch: MenuNode, path: string): MenuNode => ({
  ...branch,
  icon: branch.kode,
  path,
})
