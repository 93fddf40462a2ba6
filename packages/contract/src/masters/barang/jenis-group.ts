import { choice, code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** How pieces are put together in lists of groups: by name, or by name and size (doc1 §9). */
export const jenisGroup = defineMaster({
  name: 'jenis-group',
  key: 'kode_jenis_group',
  path: '/master-parameter-jenis-group',
  title: 'Parameter Jenis Group',
  group: 'master-barang',
  order: 38,
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-parameter-jenis-group',
  calls: [{ path: 'jenis-group' }],
  picked: { fields: [] },
  fields: {
    kode_jenis_group: code({ label: 'Kode Jenis Group' }),
    jenis_group: text({ label: 'Jenis Group' }),
    dasar: choice({
      label: 'Dikelompokkan Menurut',
      options: { NAMA: 'Nama barang', NAMA_SIZE: 'Nama barang dan size' },
    }),
  },
})
