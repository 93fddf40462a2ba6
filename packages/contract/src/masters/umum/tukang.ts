import { choice, code, percent, phone, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Craftsmen of a shop: who makes, mends and plates, and how much gold may be lost at it. */
export const tukang = defineMaster({
  name: 'tukang',
  key: 'kode_tukang',
  path: '/master-tukang',
  title: 'Master Tukang',
  group: 'master-umum',
  order: 25,
  kept: 'store',
  calls: [{ path: 'tukang/get/all' }],
  picked: {
    fields: ['jenis_kerja', 'status'],
    screens: [
      '/kirim-barang-cuci',
      '/laporan-kirim-cuci',
      '/laporan-terima-sepuhan',
      '/laporan-wasting-sepuhan',
      '/laporan-validasi-susut',
      '/stock-cuci-manual',
      '/laporan-stock-cuci-manual',
    ],
  },
  fields: {
    kode_tukang: code({ label: 'Kode Tukang' }),
    nama_tukang: text({ label: 'Nama Tukang' }),
    jenis_kerja: choice({
      label: 'Jenis Kerja',
      options: {
        SEMUA: 'Semua pekerjaan',
        BUAT: 'Pembuatan',
        REPARASI: 'Reparasi',
        SEPUH: 'Sepuh dan cuci',
        BATU: 'Pasang batu',
      },
    }),
    susut_permil: percent({
      label: 'Susut Diizinkan',
      hint: 'Berat emas yang boleh hilang: 0,5 % = 5 permil',
    }),
    telepon: phone({ label: 'Telepon', required: false }),
    alamat: text({ label: 'Alamat', required: false, max: 300, lines: 2, list: false }),
    status: choice({ label: 'Status', options: { AKTIF: 'Aktif', TIDAK: 'Tidak aktif' } }),
  },
})
