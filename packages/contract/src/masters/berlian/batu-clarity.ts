import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Clarity on the scale of GIA: FL shows nothing at ten times, I3 shows to the bare eye. */
export const batuClarity = defineMaster({
  name: 'batu-clarity',
  key: 'kode_clarity',
  path: '/master-batu-clarity',
  title: 'Master Batu Clarity',
  group: 'master-berlian',
  order: 40,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-clarity',
  sortBy: 'urutan',
  calls: [{ path: 'batu-clarity' }],
  picked: { fields: [], screens: ['/master-berlian'] },
  fields: {
    kode_clarity: code({ label: 'Kode Clarity' }),
    nama_clarity: text({ label: 'Nama Clarity' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
