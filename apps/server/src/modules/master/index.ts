/** Every master of the registry, with the few rules a definition cannot say. */
export { endpoints } from './master.routes.ts'

export const owns = [
  'toko',
  'kategori',
  'jenis',
  'grup',
  'kadar',
  'gudang',
  'baki',
  'sales',
  'bank',
  'rekening',
  'kode_transaksi',
  'kondisi_barang',
  'bandrol',
  'ongkos',
  'keterangan_nota',
  'riwayat_master_pusat',
  'riwayat_master_toko',
] as const
export const uses = [] as const
