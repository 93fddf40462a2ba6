import { choice, code, date, flag, money, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** What a sales person earns for a piece sold, by gram, by piece or of the margin. */
export const bonusSales = defineMaster({
  name: 'bonus-sales',
  key: 'kode_bonus',
  path: '/parameter-bonus-sales',
  title: 'Parameter Bonus Sales',
  group: 'master-penjualan',
  order: 20,
  module: 'BONUS_SALES_MODULE',
  kept: 'store',
  calls: [{ path: 'para-bonus-sales' }],
  rules: [{ least: 'tgl_dari', most: 'tgl_sampai' }],
  fields: {
    kode_bonus: code({ label: 'Kode Bonus' }),
    nama_bonus: text({ label: 'Nama Bonus' }),
    dasar: choice({
      label: 'Dasar Bonus',
      options: { GRAM: 'Per gram', PCS: 'Per barang', MARGIN: 'Persen dari margin' },
    }),
    bonus_rp: money({
      label: 'Bonus Rupiah',
      hint: 'Per gram atau per barang',
      required: false,
      min: 1,
    }),
    bonus_permil: percent({
      label: 'Bonus Persen',
      hint: 'Dari harga jual dikurangi modal',
      required: false,
      min: 1,
    }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong = semua jenis', required: false }),
    kode_group: ref('group', { label: 'Group', hint: 'Kosong = semua group', required: false }),
    tgl_dari: date({ label: 'Berlaku Dari' }),
    tgl_sampai: date({ label: 'Berlaku Sampai', required: false }),
    ditarik: flag({ label: 'Ditarik Kembali Bila Penjualan Batal', list: false }),
  },
})
