import { choice, code, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * What a process may lose of the gold that was sent, by kadar where a row names one (13 §0.5).
 * Without a row it is what Master Tukang allows the craftsman.
 */
export const parameterSusut = defineMaster({
  name: 'parameter-susut',
  key: 'kode_susut',
  path: '/parameter-susut',
  title: 'Parameter Susut',
  group: 'master-umum',
  order: 26,
  module: 'SEPUHAN_MODULE',
  kept: 'store',
  fields: {
    kode_susut: code({ label: 'Kode Susut' }),
    nama_susut: text({ label: 'Nama Susut' }),
    proses: choice({
      label: 'Proses',
      options: { CUCI: 'Cuci', SEPUH: 'Sepuh', REPARASI: 'Reparasi', LEBUR: 'Lebur' },
    }),
    kode_kadar: ref('kadar', {
      label: 'Kadar',
      hint: 'Kosong = semua kadar lain',
      required: false,
    }),
    susut_permil: percent({
      label: 'Susut Diizinkan',
      hint: 'Berat emas yang boleh hilang: 0,5 % = 5 permil',
      max: 50,
    }),
  },
})
