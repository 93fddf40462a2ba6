import { choice, code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Who carries pieces: to customers of a marketplace (EKSPEDISI), or between stores (INTERNAL). */
export const kurir = defineMaster({
  name: 'kurir',
  key: 'kode_kurir',
  path: '/master-kurir',
  title: 'Master Kurir',
  group: 'master-umum',
  order: 70,
  kept: 'chain',
  calls: [{ path: 'kurir/get/all' }],
  picked: { fields: ['jenis_kurir', 'status'], screens: ['/data-barang'] },
  fields: {
    kode_kurir: code({ label: 'Kode Kurir' }),
    nama_kurir: text({ label: 'Nama Kurir' }),
    jenis_kurir: choice({
      label: 'Jenis Kurir',
      options: { EKSPEDISI: 'Ekspedisi', INTERNAL: 'Kurir sendiri' },
      hint: 'Barang di marketplace dikirim lewat ekspedisi',
    }),
    status: choice({ label: 'Status', options: { AKTIF: 'Aktif', TIDAK: 'Tidak aktif' } }),
  },
})
