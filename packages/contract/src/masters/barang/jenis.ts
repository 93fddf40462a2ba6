import { code, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Item type; the specification calls it dept in its fields (doc1 §3). */
export const jenis = defineMaster({
  name: 'jenis',
  key: 'kode_dept',
  path: '/master-jenis',
  title: 'Master Jenis',
  group: 'master-barang',
  order: 20,
  kept: 'chain',
  calls: [
    { path: 'jenis/get/all' },
    { path: 'jenis/get/berlian', where: { kode_kategori: ['BERLIAN'] } },
  ],
  picked: { fields: [] },
  fields: {
    kode_dept: code({ label: 'Kode Jenis' }),
    nama_dept: text({ label: 'Nama Jenis' }),
    kode_kategori: ref('kategori', { label: 'Kategori', required: false }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
