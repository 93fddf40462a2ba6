import { code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const kondisiBarang = defineMaster({
  name: 'kondisi-barang',
  key: 'kode_kondisi',
  path: '/master-kondisi-barang',
  title: 'Master Kondisi Barang',
  group: 'master-barang',
  order: 50,
  kept: 'chain',
  calls: [{ path: 'parakondisi/get/all' }],
  picked: { fields: [] },
  fields: {
    kode_kondisi: code({ label: 'Kode Kondisi' }),
    nama_kondisi: text({ label: 'Nama Kondisi' }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
