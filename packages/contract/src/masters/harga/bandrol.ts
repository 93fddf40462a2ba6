import { code, moneyPerPiece, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const bandrol = defineMaster({
  name: 'bandrol',
  key: 'kode_bandrol',
  path: '/master-bandrol',
  title: 'Master Bandrol',
  group: 'master-harga',
  order: 10,
  kept: 'store',
  calls: [{ path: 'parabandrol/get/all' }],
  picked: { fields: ['harga_bandrol'] },
  fields: {
    kode_bandrol: code({ label: 'Kode Bandrol' }),
    nama_bandrol: text({ label: 'Nama Bandrol' }),
    harga_bandrol: moneyPerPiece({ label: 'Harga Bandrol', min: 1 }),
  },
})
