import { group, type MenuNode, screen } from './node.ts'

export const laporan: MenuNode = {
  kode: 'laporan',
  label: 'Laporan',
  icon: 'laporan',
  path: '/SubMenuLaporan',
  children: [
    group('laporan-jual', 'Penjualan', [
      screen('/laporan-penjualan', 'Laporan Penjualan'),
      screen('/laporan-penjualan-detail', 'Laporan Penjualan Detail'),
      screen('/laporan-penjualan-per-sales', 'Laporan Penjualan Per Sales'),
      screen('/laporan-titipan', 'Laporan Titipan'),
    ]),
    group('laporan-uang', 'Uang', [screen('/laporan-non-cash', 'Laporan Non Cash')]),
    group('laporan-gadai', 'Hutang', [
      screen('/laporan-hutang', 'Laporan Hutang'),
      screen('/laporan-penebusan-detail', 'Laporan Penebusan Detail'),
      screen('/laporan-lelang-hutang', 'Laporan Lelang Hutang'),
    ]),
    group('laporan-stock', 'Stock', [
      screen('/laporan-stock-barang', 'Laporan Stock Barang'),
      screen('/laporan-stock-per-baki', 'Laporan Stock Per Baki'),
      screen('/laporan-tambah-barang', 'Laporan Tambah Barang'),
      screen('/laporan-perubahan-harga-emas', 'Laporan Perubahan Harga Emas'),
    ]),
    group('laporan-hari', 'Akhir Hari', [
      screen('/laporan-eod', 'Laporan EOD'),
      screen('/laporan-akhir_hari', 'Laporan Akhir Hari'),
      screen('/laporan-otorisasi', 'Laporan Otorisasi'),
      screen('/laporan-authorization', 'Laporan Authorization'),
    ]),
    group('laporan-akuntansi', 'Akuntansi', [
      screen('/laporan-jurnal', 'Laporan Jurnal', { module: 'AKUNTANSI_MODULE' }),
      screen('/laporan-neraca-saldo', 'Laporan Neraca Saldo', { module: 'AKUNTANSI_MODULE' }),
    ]),
  ],
}
