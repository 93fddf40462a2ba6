import { choice, code, phone, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Who the chain buys stones from, and whose certificate comes with them. */
export const supplierBerlian = defineMaster({
  name: 'supplier-berlian',
  key: 'kode_supplier',
  path: '/master-supplier-berlian',
  title: 'Master Supplier Berlian',
  group: 'master-berlian',
  order: 20,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-supplier-berlian',
  calls: [{ path: 'supplier-berlian' }],
  fields: {
    kode_supplier: code({ label: 'Kode Supplier' }),
    nama_supplier: text({ label: 'Nama Supplier' }),
    sertifikat: choice({
      label: 'Sertifikat',
      options: { GIA: 'GIA', IGI: 'IGI', HRD: 'HRD', LAIN: 'Lain', TANPA: 'Tanpa sertifikat' },
    }),
    kota: text({ label: 'Kota', required: false }),
    telepon: phone({ label: 'Telepon', required: false }),
    alamat: text({ label: 'Alamat', required: false, max: 300, lines: 2, list: false }),
    npwp: code({ label: 'NPWP', required: false, max: 40, list: false }),
  },
})
