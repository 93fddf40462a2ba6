import { code, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Weight on the nota is rounded by the rule of the piece's group (03-decisions §5). */
export const group = defineMaster({
  name: 'group',
  table: 'grup',
  key: 'kode_group',
  path: '/master-group',
  title: 'Master Group',
  group: 'master-barang',
  order: 30,
  kept: 'chain',
  calls: [{ path: 'group/get/all' }],
  picked: { fields: ['kode_kadar', 'aturan_berat'] },
  fields: {
    kode_group: code({ label: 'Kode Group' }),
    nama_group: text({ label: 'Nama Group' }),
    kode_kadar: ref('kadar', { label: 'Kadar' }),
    aturan_berat: ref('aturan-berat', {
      label: 'Aturan Berat Nota',
      hint: 'Pembulatan berat di nota penjualan',
    }),
  },
})
