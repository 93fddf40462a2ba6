import { defineEntry } from '../../documents/define-entry.ts'
import { text } from '../../kit/field.ts'

/** The mirror of an earlier journal: another approves it. */
export const balikJurnal = defineEntry({
  path: 'jurnal/{no_jurnal}/balik',
  dated: true,
  fields: { keterangan: text({ label: 'Keterangan', max: 200 }) },
})
