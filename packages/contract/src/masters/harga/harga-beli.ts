import { code, moneyPerGram } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Prices per gram a shop pays; fields and messages of doc1 §3, §5, §7 and §8. */
export const hargaBeli = defineMaster({
  name: 'harga-beli',
  key: 'kode_harga',
  path: '/parameter-harga-beli',
  title: 'Parameter Harga Beli',
  group: 'master-harga',
  order: 30,
  kept: 'store',
  // The specified list call is para-harga-beli itself, so the resource is named like the screen.
  resource: 'parameter-harga-beli',
  nameField: 'kode_harga',
  calls: [{ path: 'para-harga-beli' }],
  verbs: {
    create: 'para-harga-beli/create',
    update: 'para-harga-beli/update/{kode_harga}',
    remove: 'para-harga-beli/delete/{kode_harga}',
  },
  texts: {
    saveFailed: 'Terjadi Kesalhaan Saat Mengirim Data',
    removeFailed: 'Gagal Menghapus Data',
    listFailed: 'Terjadi Kesalahan Saat Mengirim Data',
  },
  picked: { fields: [] },
  fields: {
    kode_harga: code({ label: 'Kode Harga' }),
    harga_per_gram: moneyPerGram({
      label: 'Harga per Gram',
      formName: 'hrg_per_gram',
      fallback: 0,
    }),
  },
})
