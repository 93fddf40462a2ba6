import { defineEntry } from '../../documents/define-entry.ts'
import { text, weight } from '../../kit/field.ts'

/** Closes a batch at a craftsman: what never came back is lost. */
export const tutupBatch = defineEntry({
  path: 'wasting-sepuhan',
  approved: true,
  fields: {
    /** Dust that was swept up and is melted one day; grams. */
    abu: weight({ label: 'Abu cuci (g)', required: false }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
  },
})
