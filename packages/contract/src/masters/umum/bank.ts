import { code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const bank = defineMaster({
  name: 'bank',
  key: 'kode_bank',
  path: '/master-bank',
  title: 'Master Bank',
  kept: 'chain',
  calls: [{ path: 'banks' }],
  fields: {
    kode_bank: code({ label: 'Kode Bank' }),
    nama_bank: text({ label: 'Nama Bank' }),
  },
})
