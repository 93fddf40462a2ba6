import { choice, code, date, moneyPerGram, percent, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Reduction of the selling price for pieces of a category, while it lasts. */
export const potonganKategori = defineMaster({
  name: 'potongan-kategori',
  key: 'kode_potongan',
  path: '/master-potongan-kategori',
  title: 'Master Potongan Kategori',
  group: 'master-penjualan',
  order: 40,
  module: 'POTONGAN_PENJUALAN_MODULE',
  kept: 'store',
  calls: [{ path: 'para-potongan-kategori' }],
  rules: [{ least: 'tgl_dari', most: 'tgl_sampai' }],
  fields: {
    kode_potongan: code({ label: 'Kode Potongan' }),
    nama_potongan: text({ label: 'Nama Potongan' }),
    kode_kategori: ref('kategori', { label: 'Kategori' }),
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
    tgl_dari: date({ label: 'Berlaku Dari', required: false }),
    tgl_sampai: date({ label: 'Berlaku Sampai', required: false }),
  },
})
