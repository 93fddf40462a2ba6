// Written by `npm run registry`; do not edit.
import type { MasterEntry } from '../kit/master.ts'

/** Screens of the masters, for a menu that need not fetch their definitions. */
export const MASTER_ENTRIES: readonly MasterEntry[] = [
  { path: '/master-baki', title: 'Master Baki', group: 'master-barang', order: 70 },
  { path: '/master-group', title: 'Master Group', group: 'master-barang', order: 30 },
  { path: '/master-gudang', title: 'Master Gudang', group: 'master-barang', order: 60 },
  { path: '/master-jenis', title: 'Master Jenis', group: 'master-barang', order: 20 },
  { path: '/master-kadar', title: 'Master Kadar', group: 'master-barang', order: 40 },
  { path: '/master-kategori', title: 'Master Kategori', group: 'master-barang', order: 10 },
  {
    path: '/master-kondisi-barang',
    title: 'Master Kondisi Barang',
    group: 'master-barang',
    order: 50,
  },
  { path: '/master-bandrol', title: 'Master Bandrol', group: 'master-harga', order: 10 },
  { path: '/parameter-ongkos', title: 'Parameter Ongkos', group: 'master-harga', order: 20 },
  { path: '/master-bank', title: 'Master Bank', group: 'master-umum', order: 30 },
  {
    path: '/master-parameter-keterangan-nota',
    title: 'Parameter Keterangan Nota',
    group: 'master-umum',
    order: 60,
  },
  {
    path: '/master-kode-transaksi',
    title: 'Master Kode Transaksi',
    group: 'master-umum',
    order: 50,
  },
  { path: '/master-rekening', title: 'Master Rekening', group: 'master-umum', order: 40 },
  { path: '/master-sales', title: 'Master Sales', group: 'master-umum', order: 20 },
  {
    path: '/master-toko',
    title: 'Master Toko',
    group: 'master-umum',
    module: 'KIRIM_BARANG_MODULE',
    order: 10,
  },
]
