import { code, moneyPerGram, moneyPerPiece, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const ongkos = defineMaster({
  name: 'ongkos',
  key: 'kode_ongkos',
  path: '/parameter-ongkos',
  title: 'Parameter Ongkos',
  group: 'master-harga',
  order: 20,
  kept: 'store',
  calls: [{ path: 'parameter-ongkos' }],
  picked: { fields: ['kode_group', 'ongkos_per_gram', 'ongkos_per_pcs'] },
  fields: {
    kode_ongkos: code({ label: 'Kode Ongkos' }),
    nama_ongkos: text({ label: 'Nama Ongkos' }),
    kode_group: ref('group', { label: 'Group', required: false }),
    ongkos_per_gram: moneyPerGram({ label: 'Ongkos per Gram' }),
    ongkos_per_pcs: moneyPerPiece({ label: 'Ongkos per Pcs' }),
  },
})
