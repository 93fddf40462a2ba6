import { defineEntry } from '../../documents/define-entry.ts'
import { text } from '../../kit/field.ts'

/** A customer who is taken out of the book because he asked for it. */
export const lupakanPelanggan = defineEntry({
  path: 'pelanggan/lupakan',
  fields: { alasan: text({ label: 'Alasan', max: 200 }) },
})
