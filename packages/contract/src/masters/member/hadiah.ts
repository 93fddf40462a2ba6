import { code, integer, money, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Gifts that points are exchanged for, with what of them is left in the store. */
export const hadiah = defineMaster({
  name: 'hadiah',
  key: 'kode_hadiah',
  path: '/master-data-hadiah',
  title: 'Master Data Hadiah',
  group: 'master-member',
  order: 50,
  kept: 'store',
  calls: [{ path: 'hadiah/get/all' }],
  fields: {
    kode_hadiah: code({ label: 'Kode Hadiah' }),
    nama_hadiah: text({ label: 'Nama Hadiah' }),
    poin: integer({ label: 'Poin', hint: 'Untuk satu hadiah', min: 1 }),
    stok: integer({ label: 'Stok', max: 1_000_000 }),
    stok_minimal: integer({ label: 'Stok Minimal', max: 1_000_000 }),
    modal_rp: money({ label: 'Modal', hint: 'Harga beli satu hadiah', price: 'PIECE' }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
