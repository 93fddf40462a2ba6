import { choice, code, integer, moneyPerGram, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * What is taken off the nota's price when a piece comes back with its nota: per gram by the step
 * function of 04-domain B6, or a percentage, by the days since it was sold.
 */
export const rugiNota = defineMaster({
  name: 'rugi-nota',
  key: 'kode_rugi',
  path: '/master-parameter-rugi-nota',
  title: 'Parameter Rugi Nota',
  group: 'master-pembelian',
  order: 20,
  kept: 'store',
  calls: [{ path: 'ruginota/get/all' }],
  rules: [{ least: 'umur_dari', most: 'umur_sampai' }],
  fields: {
    kode_rugi: code({ label: 'Kode Rugi' }),
    nama_rugi: text({ label: 'Nama Rugi' }),
    kode_kadar: ref('kadar', { label: 'Kadar', required: false, hint: 'Kosong = semua kadar' }),
    kode_group: ref('group', { label: 'Group', required: false, hint: 'Kosong = semua group' }),
    umur_dari: integer({
      label: 'Umur Dari',
      hint: 'Hari sejak dijual',
      unit: 'hari',
      max: 36_500,
    }),
    umur_sampai: integer({
      label: 'Umur Sampai',
      hint: 'Kosong = seterusnya',
      unit: 'hari',
      required: false,
      max: 36_500,
    }),
    cara: choice({
      label: 'Cara Hitung',
      options: { PER_GRAM: 'Rupiah per gram', PERSEN: 'Persen dari harga' },
    }),
    rugi_per_gram: moneyPerGram({ label: 'Rugi per Gram' }),
    rugi_permil: percent({ label: 'Rugi Persen' }),
  },
})
