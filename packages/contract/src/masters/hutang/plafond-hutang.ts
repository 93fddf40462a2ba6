import { code, date, money, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * Ceiling of a loan as a share of the value (04-domain B10), for all goods or a category. In force
 * is the newest row that has begun; a purity may have its own (`plafond-hutang-kadar`).
 */
export const plafondHutang = defineMaster({
  name: 'plafond-hutang',
  key: 'kode_plafond',
  path: '/parameter-plafond-hutang',
  title: 'Parameter Plafond Hutang',
  group: 'master-hutang',
  order: 30,
  module: 'PLAFOND_HUTANG_MODULE',
  kept: 'store',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'parameter-plafond-hutang',
  calls: [{ path: 'plafond-hutang' }],
  rules: [{ least: 'pinjaman_minimal', most: 'pinjaman_maksimal' }],
  fields: {
    kode_plafond: code({ label: 'Kode Plafond' }),
    nama_plafond: text({ label: 'Nama Plafond' }),
    kode_kategori: ref('kategori', {
      label: 'Kategori',
      hint: 'Kosong = semua kategori',
      required: false,
    }),
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
