import { choice, code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Terms printed on a nota, in their order. */
export const keteranganNota = defineMaster({
  name: 'keterangan-nota',
  key: 'kode_keterangan',
  path: '/master-parameter-keterangan-nota',
  title: 'Parameter Keterangan Nota',
  group: 'master-umum',
  order: 60,
  kept: 'store',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-parameter-keterangan-nota',
  nameField: 'keterangan',
  calls: [{ path: 'keterangan-nota' }],
  fields: {
    kode_keterangan: code({ label: 'Kode Keterangan' }),
    jenis_nota: choice({
      label: 'Jenis Nota',
      options: { PENJUALAN: 'Penjualan', PEMBELIAN: 'Pembelian', SEMUA: 'Semua nota' },
    }),
    keterangan: text({ label: 'Keterangan', max: 300, lines: 3 }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
  },
})
