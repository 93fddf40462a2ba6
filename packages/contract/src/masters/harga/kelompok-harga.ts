import { code, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Price groups that purchases are bought and reported by (doc1 §3). */
export const kelompokHarga = defineMaster({
  name: 'kelompok-harga',
  key: 'kelompok_harga',
  path: '/master-kelompok-harga',
  title: 'Master Kelompok Harga',
  group: 'master-harga',
  order: 40,
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-kelompok-harga',
  calls: [{ path: 'kelompok-harga' }],
  picked: { fields: ['kode_kadar'] },
  fields: {
    kelompok_harga: code({ label: 'Kelompok Harga' }),
    nama_kelompok: text({ label: 'Nama Kelompok' }),
    kode_kadar: ref('kadar', { label: 'Kadar', required: false, hint: 'Kosong = semua kadar' }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
