import { code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const kategori = defineMaster({
  name: 'kategori',
  key: 'kode_kategori',
  path: '/master-kategori',
  title: 'Master Kategori',
  group: 'master-barang',
  order: 10,
  kept: 'chain',
  calls: [{ path: 'kategori/get/all' }],
  fields: {
    kode_kategori: code({ label: 'Kode Kategori' }),
    nama_kategori: text({ label: 'Nama Kategori' }),
  },
})
