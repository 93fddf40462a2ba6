import { code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const bank = defineMaster({
  name: 'bank',
  key: 'kode_bank',
  path: '/master-bank',
  title: 'Master Bank',
  group: 'master-umum',
  order: 30,
  kept: 'chain',
  calls: [{ path: 'banks' }],
  fields: {
    kode_bank: code({ label: 'Kode Bank' }),
    nama_bank: text({ label: 'Nama Bank' }),
  },
})
