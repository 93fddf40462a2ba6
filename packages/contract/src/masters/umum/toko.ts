import { choice, code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Stores of the chain. The specified call `tokos` adds the portal: `../../toko.ts`. */
export const toko = defineMaster({
  name: 'toko',
  key: 'kode_toko',
  path: '/master-toko',
  title: 'Master Toko',
  group: 'master-umum',
  order: 10,
  module: 'KIRIM_BARANG_MODULE',
  kept: 'chain',
  nameField: 'nama_toko',
  unique: ['nomor'],
  fields: {
    kode_toko: code({ label: 'Kode Toko' }),
    nomor: integer({
      label: 'Nomor',
      hint: 'Dua angka pertama barcode, tidak dapat diubah',
      min: 1,
      max: 99,
      fixed: true,
    }),
    nama_toko: text({ label: 'Nama Toko' }),
    alamat_toko: text({ label: 'Alamat', max: 300, lines: 3 }),
    kota: text({ label: 'Kota', required: false }),
    telepon: text({ label: 'Telepon', required: false, max: 40 }),
    npwp: code({ label: 'NPWP', required: false, max: 40, list: false }),
    tipe: choice({
      label: 'Tipe',
      fixed: true,
      options: { PUSAT: 'Kantor pusat', CABANG: 'Cabang' },
    }),
    portal: text({
      label: 'Portal',
      hint: 'Alamat server lain, kosong = server ini; dipakai setelah diperiksa di Setting Toko',
      required: false,
      max: 200,
      list: false,
      address: true,
    }),
  },
})
