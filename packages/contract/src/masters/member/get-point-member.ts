import { choice, code, date, integer, money, ref, text, weight } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** What a member earns points for: rupiah, grams or sales, by category (04-domain B17). */
export const getPointMember = defineMaster({
  name: 'get-point-member',
  key: 'kode_get_point',
  path: '/parameter-get-point-member',
  title: 'Parameter Get Point Member',
  group: 'master-member',
  order: 20,
  module: 'MEMBER_MODULE',
  kept: 'chain',
  rules: [{ least: 'tgl_dari', most: 'tgl_sampai' }],
  fields: {
    kode_get_point: code({ label: 'Kode Get Point' }),
    nama_get_point: text({ label: 'Nama Get Point' }),
    dasar: choice({
      label: 'Dasar Poin',
      options: {
        RUPIAH: 'Per rupiah',
        GRAM: 'Per gram',
        TRANSAKSI: 'Per transaksi',
      },
    }),
    kelipatan_rp: money({
      label: 'Kelipatan Rupiah',
      hint: 'Untuk dasar rupiah',
      required: false,
      min: 1,
    }),
    kelipatan_berat: weight({
      label: 'Kelipatan Berat',
      hint: 'Untuk dasar gram',
      required: false,
      min: 1,
    }),
    poin: integer({ label: 'Poin Didapat', min: 1, max: 1_000_000 }),
    kode_kategori: ref('kategori', {
      label: 'Kategori',
      hint: 'Kosong = semua kategori',
      required: false,
    }),
    minimal_rp: money({ label: 'Belanja Minimal', list: false }),
    tgl_dari: date({ label: 'Berlaku Dari', required: false, list: false }),
    tgl_sampai: date({ label: 'Berlaku Sampai', required: false }),
  },
})
