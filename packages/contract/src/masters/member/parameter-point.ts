import { code, date, integer, money, percent, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** What a point is worth and how it may be spent. In force is the newest row that has begun. */
export const parameterPoint = defineMaster({
  name: 'parameter-point',
  key: 'kode_poin',
  path: '/master-parameter-point',
  title: 'Parameter Point',
  group: 'master-member',
  order: 10,
  kept: 'chain',
  calls: [{ path: 'parapoin/get/all' }],
  fields: {
    kode_poin: code({ label: 'Kode Poin' }),
    nama_poin: text({ label: 'Nama Poin' }),
    nilai_rp: money({
      label: 'Nilai per Poin',
      hint: 'Rupiah, saat dipakai membayar',
      min: 1,
      price: 'PIECE',
    }),
    poin_minimal: integer({ label: 'Poin Minimal', hint: 'Paling sedikit sekali pakai', min: 1 }),
    maks_bayar_permil: percent({
      label: 'Paling Banyak dari Nota',
      hint: 'Bagian nota yang boleh dibayar poin',
      min: 1,
    }),
    umur_bulan: integer({
      label: 'Masa Berlaku',
      hint: 'Kosong = tidak kedaluwarsa',
      required: false,
      unit: 'bulan',
      min: 1,
      max: 120,
    }),
    tgl_berlaku: date({ label: 'Mulai Berlaku' }),
  },
})
