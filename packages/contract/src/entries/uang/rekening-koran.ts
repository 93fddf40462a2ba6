import { defineEntry } from '../../documents/define-entry.ts'
import { text } from '../../kit/field.ts'

const fields = { alasan: text({ label: 'Alasan', max: 200 }) } as const

/** A file of a statement that is taken out again, and a match that is undone. */
export const keluarkanKoran = defineEntry({
  path: 'rekening-koran/unggah/{no_unggah}/hapus',
  fields,
})
export const lepasKoran = defineEntry({ path: 'rekening-koran/batal', fields })
