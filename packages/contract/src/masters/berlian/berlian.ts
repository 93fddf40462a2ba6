import { code, decimal, moneyPerPiece, ref, text } from '../../kit/field.ts'
import { FIELD_TEXTS } from '../../kit/field-texts.ts'
import { defineMaster } from '../../kit/master.ts'

/** The specification's bound of carats (doc2 §5). */
const CARATS = { unit: 'ct', min: 0.01, max: 100, over: FIELD_TEXTS.carat } as const

/** Price per carat of a stone by shape, colour, clarity and weight; carats with two decimals. */
export const berlian = defineMaster({
  name: 'berlian',
  key: 'kode_berlian',
  path: '/master-berlian',
  title: 'Master Berlian',
  group: 'master-berlian',
  order: 25,
  module: 'BERLIAN_MODULE',
  kept: 'store',
  resource: 'master-berlian',
  calls: [{ path: 'parameter-berlian' }],
  rules: [{ least: 'karat_dari', most: 'karat_sampai' }],
  fields: {
    kode_berlian: code({ label: 'Kode Berlian' }),
    nama_berlian: text({ label: 'Nama Berlian' }),
    kode_shape: ref('batu-shape', { label: 'Shape' }),
    kode_color: ref('batu-color', { label: 'Color' }),
    kode_clarity: ref('batu-clarity', { label: 'Clarity' }),
    karat_dari: decimal({ label: 'Karat Dari', ...CARATS }),
    karat_sampai: decimal({ label: 'Karat Sampai', ...CARATS }),
    harga_per_karat: moneyPerPiece({ label: 'Harga per Karat', min: 1 }),
  },
})
