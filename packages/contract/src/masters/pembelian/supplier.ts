import { code, flag, integer, phone, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Who the chain buys from; a complete tax invoice decides the VAT of the sale (04-domain C1). */
export const supplier = defineMaster({
  name: 'supplier',
  key: 'kode_supplier',
  path: '/master-supplier',
  title: 'Master Supplier',
  group: 'master-pembelian',
  order: 40,
  module: 'SUPPLIER_BARANG_MODULE',
  kept: 'chain',
  calls: [{ path: 'supplier-barang' }],
  picked: {
    fields: ['tempo_hari', 'beri_faktur'],
    screens: ['/tambah-data-barang', '/lebur-rosok'],
  },
  fields: {
    kode_supplier: code({ label: 'Kode Supplier' }),
    nama_supplier: text({ label: 'Nama Supplier' }),
    kota: text({ label: 'Kota', required: false }),
    telepon: phone({ label: 'Telepon', required: false }),
    alamat: text({ label: 'Alamat', required: false, max: 300, lines: 2, list: false }),
    npwp: code({ label: 'NPWP', required: false, max: 40, list: false }),
    tempo_hari: integer({ label: 'Tempo Bayar', unit: 'hari', max: 365 }),
    beri_faktur: flag({ label: 'Memberi Faktur Pajak' }),
  },
})
