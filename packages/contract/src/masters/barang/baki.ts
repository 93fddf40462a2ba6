import { code, integer, ref, text, weight } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const baki = defineMaster({
  name: 'baki',
  key: 'kode_baki',
  path: '/master-baki',
  title: 'Master Baki',
  group: 'master-barang',
  order: 70,
  kept: 'store',
  calls: [{ path: 'baki/ready' }, { path: 'baki/get/by-kode-gudang/{kode_gudang}' }],
  picked: { fields: ['kode_gudang'] },
  fields: {
    kode_baki: code({ label: 'Kode Baki' }),
    nama_baki: text({ label: 'Nama Baki' }),
    kode_gudang: ref('gudang', { label: 'Gudang' }),
    kode_kategori: ref('kategori', { label: 'Kategori', required: false }),
    berat_baki: weight({ label: 'Berat Baki Kosong' }),
    kapasitas: integer({
      label: 'Kapasitas',
      hint: 'Jumlah barang paling banyak, kosong = tidak dibatasi',
      required: false,
      min: 1,
      max: 100_000,
    }),
  },
})
