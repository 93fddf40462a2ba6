import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Symmetry on the scale of GIA, best first. */
export const batuSymmetry = defineMaster({
  name: 'batu-symmetry',
  key: 'kode_symmetry',
  path: '/master-batu-symmetry',
  title: 'Master Batu Symmetry',
  group: 'master-berlian',
  order: 55,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-symmetry',
  sortBy: 'urutan',
  calls: [{ path: 'batu-symmetry' }],
  fields: {
    kode_symmetry: code({ label: 'Kode Symmetry' }),
    nama_symmetry: text({ label: 'Nama Symmetry' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
