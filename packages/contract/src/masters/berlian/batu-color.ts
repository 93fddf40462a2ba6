import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Colour of colourless stones on the scale of GIA: D is the whitest, Z the most tinted. */
export const batuColor = defineMaster({
  name: 'batu-color',
  key: 'kode_color',
  path: '/master-batu-color',
  title: 'Master Batu Color',
  group: 'master-berlian',
  order: 35,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-color',
  sortBy: 'urutan',
  calls: [{ path: 'batu-color' }],
  picked: { fields: [], screens: ['/master-berlian'] },
  fields: {
    kode_color: code({ label: 'Kode Color' }),
    nama_color: text({ label: 'Nama Color' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
