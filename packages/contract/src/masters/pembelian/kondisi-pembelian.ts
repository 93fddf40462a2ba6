import {
  choice,
  code,
  flag,
  moneyPerGram,
  moneyPerPiece,
  percent,
  ref,
  text,
} from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * Condition of a piece that is bought back, and what it costs the seller (04-domain B6): intact
 * (uripan), repairable (rusak) or worth its metal only (rosok).
 */
export const kondisiPembelian = defineMaster({
  name: 'kondisi-pembelian',
  key: 'kondisi_barang',
  path: '/master-kondisi-pembelian',
  title: 'Master Kondisi Pembelian',
  group: 'master-pembelian',
  order: 10,
  kept: 'chain',
  calls: [{ path: 'parabeli/get/all' }],
  picked: {
    fields: ['kode_dept', 'hasil', 'jenis_potongan', 'biaya_perbaikan', 'perlu_otorisasi'],
  },
  fields: {
    kondisi_barang: code({ label: 'Kode Kondisi' }),
    nama_kondisi: text({ label: 'Nama Kondisi' }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong = semua jenis', required: false }),
    hasil: choice({
      label: 'Hasil',
      hint: 'Uripan kembali ke baki, rusak diperbaiki dahulu, rosok dihargai emasnya saja',
      options: { URIPAN: 'Uripan', RUSAK: 'Rusak', ROSOK: 'Rosok' },
    }),
    jenis_potongan: choice({
      label: 'Jenis Potongan',
      options: {
        TANPA: 'Tanpa potongan',
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
    biaya_perbaikan: moneyPerPiece({ label: 'Biaya Perbaikan' }),
    bisa_diperbaiki: flag({ label: 'Bisa Diperbaiki' }),
    perlu_otorisasi: flag({ label: 'Perlu Otorisasi' }),
  },
})
