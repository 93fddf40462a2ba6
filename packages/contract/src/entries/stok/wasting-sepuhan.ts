import { defineEntry } from '../../documents/define-entry.ts'
import { text } from '../../kit/field.ts'

/** Closes a batch at a craftsman: what never came back is lost. */
export const tutupBatch = defineEntry({
  path: 'wasting-sepuhan',
  approved: true,
  fields: { keterangan: text({ label: 'Keterangan', max: 200, required: false }) },
})
