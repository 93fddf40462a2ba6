import { code, date, money, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Ceiling of a loan for one purity; goes before the one of the category. */
export const plafondHutangKadar = defineMaster({
  name: 'plafond-hutang-kadar',
  key: 'kode_plafond',
  path: '/parameter-plafond-hutang-kadar',
  title: 'Parameter Plafond Hutang Kadar',
  group: 'master-hutang',
  order: 40,
  module: 'PLAFOND_HUTANG_MODULE',
  kept: 'store',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'parameter-plafond-hutang-kadar',
  calls: [{ path: 'plafond-hutang-kadar' }],
  rules: [{ least: 'pinjaman_minimal', most: 'pinjaman_maksimal' }],
  fields: {
    kode_plafond: code({ label: 'Kode Plafond' }),
    nama_plafond: text({ label: 'Nama Plafond' }),
    kode_kadar: ref('kadar', { label: 'Kadar' }),
    plafond_permil: percent({ label: 'Plafond', hint: 'Persen dari nilai jual barang', min: 1 }),
    pinjaman_minimal: money({ label: 'Pinjaman Minimal' }),
    pinjaman_maksimal: money({
      label: 'Pinjaman Maksimal',
      hint: 'Kosong = tidak dibatasi',
      required: false,
      min: 1,
    }),
    tgl_berlaku: date({ label: 'Mulai Berlaku' }),
  },
})
