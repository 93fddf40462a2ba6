import { code, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const rekening = defineMaster({
  name: 'rekening',
  key: 'no_rekening',
  path: '/master-rekening',
  title: 'Master Rekening',
  group: 'master-umum',
  order: 40,
  kept: 'store',
  // Where kode_bank travels is not shown: as query or as path, both work.
  calls: [
    { path: 'rekenings' },
    { path: 'rekenings/get-by-kode-bank', query: ['kode_bank'] },
    { path: 'rekenings/get-by-kode-bank/{kode_bank}' },
  ],
  picked: { fields: ['kode_bank'] },
  fields: {
    no_rekening: code({ label: 'No Rekening', max: 30 }),
    nama_rekening: text({ label: 'Nama Rekening' }),
    kode_bank: ref('bank', { label: 'Bank' }),
  },
})
