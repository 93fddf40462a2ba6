import { choice, code, moneyPerGram, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * Deductions agreed with the customer when a piece is sold and taken off when it is bought back:
 * they are read from the nota, not from the table of that day (04-domain B6).
 */
export const potonganPembelian = defineMaster({
  name: 'potongan-pembelian',
  key: 'kode_potongan',
  path: '/master-potongan-pembelian',
  title: 'Master Potongan Pembelian',
  group: 'master-pembelian',
  order: 30,
  module: 'POTONGAN_PENJUALAN_MODULE',
  kept: 'store',
  fields: {
    kode_potongan: code({ label: 'Kode Potongan' }),
    nama_potongan: text({ label: 'Nama Potongan' }),
    kode_group: ref('group', { label: 'Group', required: false, hint: 'Kosong = semua group' }),
    jenis_potongan: choice({
      label: 'Jenis Potongan',
      options: {
        PER_GRAM: 'Rupiah per gram',
        PERSEN: 'Persen dari harga',
        RUPIAH: 'Rupiah per barang',
      },
    }),
    potongan_rp: moneyPerGram({
      label: 'Potongan Rupiah',
      hint: 'Per gram atau per barang',
      price: 'PIECE',
    }),
    potongan_permil: percent({ label: 'Potongan Persen' }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
