import { choice, code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const gudang = defineMaster({
  name: 'gudang',
  key: 'kode_gudang',
  path: '/master-gudang',
  title: 'Master Gudang',
  group: 'master-barang',
  order: 60,
  kept: 'store',
  calls: [
    { path: 'gudang/get/all' },
    { path: 'gudang/get/master', where: { jenis_gudang: ['ETALASE', 'BRANKAS'] } },
    { path: 'gudang/get/hancur-barang', where: { jenis_gudang: ['HANCUR'] } },
    // The specification names the variants by their ends only: after get/all they work as well.
    { path: 'gudang/get/all/master', where: { jenis_gudang: ['ETALASE', 'BRANKAS'] } },
    { path: 'gudang/get/all/hancur-barang', where: { jenis_gudang: ['HANCUR'] } },
  ],
  picked: { fields: ['jenis_gudang'] },
  fields: {
    kode_gudang: code({ label: 'Kode Gudang' }),
    nama_gudang: text({ label: 'Nama Gudang' }),
    jenis_gudang: choice({
      label: 'Jenis Gudang',
      options: {
        ETALASE: 'Etalase',
        BRANKAS: 'Brankas',
        HANCUR: 'Barang hancur',
        BLN: 'Barang beli (BLN)',
      },
    }),
  },
})
