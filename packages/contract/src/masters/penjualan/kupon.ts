import { choice, code, date, flag, integer, money, percent, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Coupons a customer may hand in: so much off a sale, from–to, while there are some left. */
export const kupon = defineMaster({
  name: 'kupon',
  key: 'kode_kupon',
  path: '/parameter-kupon',
  title: 'Parameter Kupon',
  group: 'master-penjualan',
  order: 10,
  module: 'KUPON_PENJUALAN_MODULE',
  kept: 'store',
  resource: 'parameter-kupon',
  calls: [{ path: 'transaksi-kupon' }],
  rules: [
    { least: 'tgl_dari', most: 'tgl_sampai' },
    {
      least: 'potongan_rp',
      most: 'minimal_rp',
      text: 'Belanja minimal tidak boleh kurang dari potongannya',
    },
  ],
  picked: { fields: [], screens: ['/laporan-kupon'] },
  fields: {
    kode_kupon: code({ label: 'Kode Kupon' }),
    nama_kupon: text({ label: 'Nama Kupon' }),
    jenis_kupon: choice({
      label: 'Jenis Kupon',
      options: { RUPIAH: 'Rupiah', PERSEN: 'Persen' },
    }),
    potongan_rp: money({
      label: 'Potongan Rupiah',
      hint: 'Hanya kupon rupiah',
      required: false,
      min: 1,
    }),
    potongan_permil: percent({
      label: 'Potongan Persen',
      hint: 'Hanya kupon persen',
      required: false,
      min: 1,
    }),
    potongan_maksimal: money({
      label: 'Potongan Maksimal',
      hint: 'Hanya kupon persen, kosong = tidak dibatasi',
      required: false,
      list: false,
      min: 1,
    }),
    minimal_rp: money({ label: 'Belanja Minimal' }),
    tgl_dari: date({ label: 'Berlaku Dari' }),
    tgl_sampai: date({ label: 'Berlaku Sampai' }),
    kuota: integer({
      label: 'Kuota',
      hint: 'Kosong = tidak dibatasi',
      required: false,
      min: 1,
      max: 1_000_000,
    }),
    sekali_per_member: flag({ label: 'Sekali per Member', list: false }),
  },
})
