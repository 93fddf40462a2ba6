import { choice, code, date, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Days on which points fall to nothing: all of them, or those earned until a day. */
export const resetPoinMember = defineMaster({
  name: 'reset-poin-member',
  key: 'kode_reset',
  path: '/parameter-reset-poin-member',
  title: 'Parameter Reset Poin Member',
  group: 'master-member',
  order: 30,
  module: 'RESET_POIN_MODULE',
  kept: 'chain',
  rules: [{ least: 'tgl_batas', most: 'tgl_reset' }],
  fields: {
    kode_reset: code({ label: 'Kode Reset' }),
    nama_reset: text({ label: 'Nama Reset' }),
    tgl_reset: date({ label: 'Tanggal Reset' }),
    cakupan: choice({
      label: 'Poin yang Direset',
      options: { SEMUA: 'Semua poin', LAMA: 'Poin yang didapat sampai tanggal batas' },
    }),
    tgl_batas: date({ label: 'Tanggal Batas', required: false }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
