import { code, date, moneyPerGram, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * Rupiah lent per gram of a purity, for a shop that does not lend by the price board. Its screen is
 * hidden while the setting HUTANG_POKOK is HARGA_EMAS (doc2 §6).
 */
export const hutangPokok = defineMaster({
  name: 'hutang-pokok',
  key: 'kode_pokok',
  path: '/parameter-hutang-pokok',
  title: 'Parameter Hutang Pokok',
  group: 'master-hutang',
  order: 50,
  module: 'HUTANG_POKOK_MODULE',
  kept: 'store',
  calls: [{ path: 'para-hutang-pokok' }],
  fields: {
    kode_pokok: code({ label: 'Kode Pokok' }),
    nama_pokok: text({ label: 'Nama Pokok' }),
    kode_kadar: ref('kadar', { label: 'Kadar' }),
    pokok_per_gram: moneyPerGram({ label: 'Pokok per Gram', min: 1 }),
    tgl_berlaku: date({ label: 'Mulai Berlaku' }),
  },
})
