import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Glow under ultraviolet light on the scale of GIA, weakest first. */
export const batuFluorescence = defineMaster({
  name: 'batu-fluorescence',
  key: 'kode_fluorescence',
  path: '/master-batu-fluorescence',
  title: 'Master Batu Fluorescence',
  group: 'master-berlian',
  order: 60,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-fluorescence',
  sortBy: 'urutan',
  calls: [{ path: 'batu-fluorescence' }],
  fields: {
    kode_fluorescence: code({ label: 'Kode Fluorescence' }),
    nama_fluorescence: text({ label: 'Nama Fluorescence' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
