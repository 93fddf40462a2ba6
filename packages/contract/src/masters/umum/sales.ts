import { code, ref, text } from '../../kit/field.ts'
import { FIELD_TEXTS } from '../../kit/field-texts.ts'
import { defineMaster } from '../../kit/master.ts'

const empty = FIELD_TEXTS.named

/** Sales persons, with the account their bonus goes to; fields and messages of doc1 §3 and §5. */
export const sales = defineMaster({
  name: 'sales',
  key: 'kode_sales',
  path: '/master-sales',
  title: 'Master Sales',
  group: 'master-umum',
  order: 20,
  kept: 'store',
  calls: [{ path: 'sales/get/all' }],
  picked: { fields: [] },
  fields: {
    kode_sales: code({ label: 'Kode Sales', empty }),
    nama_sales: text({ label: 'Nama Sales', empty }),
    kode_bank: ref('bank', { label: 'Kode Bank', empty, fills: { nama_bank: 'nama_bank' } }),
    nama_bank: text({ label: 'Nama Bank', empty }),
    no_rekening: code({ label: 'No Rekening', max: 30, empty }),
    nama_rekening: text({ label: 'Nama Rekening', empty }),
  },
})
