import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Polish on the scale of GIA, best first. */
export const batuPolish = defineMaster({
  name: 'batu-polish',
  key: 'kode_polish',
  path: '/master-batu-polish',
  title: 'Master Batu Polish',
  group: 'master-berlian',
  order: 50,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-polish',
  sortBy: 'urutan',
  calls: [{ path: 'batu-polish' }],
  fields: {
    kode_polish: code({ label: 'Kode Polish' }),
    nama_polish: text({ label: 'Nama Polish' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
