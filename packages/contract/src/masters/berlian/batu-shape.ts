import { code, integer, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Forms a stone is cut in; `urutan` is how common they are. */
export const batuShape = defineMaster({
  name: 'batu-shape',
  key: 'kode_shape',
  path: '/master-batu-shape',
  title: 'Master Batu Shape',
  group: 'master-berlian',
  order: 30,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  // The specified list call has the master's own name, so the resource is named like the screen.
  resource: 'master-batu-shape',
  sortBy: 'urutan',
  calls: [{ path: 'batu-shape' }],
  picked: { fields: [], screens: ['/master-berlian'] },
  fields: {
    kode_shape: code({ label: 'Kode Shape' }),
    nama_shape: text({ label: 'Nama Shape' }),
    urutan: integer({ label: 'Urutan', min: 1, max: 99 }),
    arti: text({ label: 'Arti', required: false, max: 200 }),
  },
})
