import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Cut of a round brilliant on the scale of GIA, best first. */
export const batuCutgrade = defineMaster({
  name: 'batu-cutgrade',
  key: 'kode_cutgrade',
  path: '/master-batu-cutgrade',
  title: 'Master Batu Cutgrade',
  group: 'master-berlian',
  order: 45,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-cutgrade',
  sortBy: 'urutan',
  calls: [{ path: 'batu-cutgrade' }],
  fields: {
    kode_cutgrade: code({ label: 'Kode Cutgrade' }),
    nama_cutgrade: text({ label: 'Nama Cutgrade' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
