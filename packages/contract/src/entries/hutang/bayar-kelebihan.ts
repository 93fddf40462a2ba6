import { defineEntry, name, payout } from '../../documents/define-entry.ts'
import { text } from '../../kit/field.ts'

/** What an auction left over, paid to whom it is owed. */
export const bayarKelebihan = defineEntry({
  path: 'hutang/{no_faktur_hutang}/kelebihan',
  dated: true,
  fields: {
    penerima: name({ label: 'Diterima oleh' }),
    pencairan: payout({ label: 'Pencairan' }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
  },
})
