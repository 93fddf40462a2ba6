import { choice, code, percent, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Marketplaces the chain sells on, with what they keep of a sale. */
export const marketplace = defineMaster({
  name: 'marketplace',
  key: 'kode_marketplace',
  path: '/master-marketplace',
  title: 'Master Marketplace',
  group: 'master-penjualan',
  order: 60,
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-marketplace',
  calls: [{ path: 'marketplace' }],
  picked: { fields: ['status'], screens: ['/data-barang'] },
  fields: {
    kode_marketplace: code({ label: 'Kode Marketplace' }),
    nama_marketplace: text({ label: 'Nama Marketplace' }),
    biaya_permil: percent({ label: 'Biaya Marketplace', hint: 'Persen dari harga jual' }),
    nama_akun_toko: text({ label: 'Nama Toko Online', required: false }),
    status: choice({ label: 'Status', options: { AKTIF: 'Aktif', TIDAK: 'Tidak aktif' } }),
  },
})
