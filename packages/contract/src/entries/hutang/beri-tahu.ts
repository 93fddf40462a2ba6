import { defineEntry } from '../../documents/define-entry.ts'
import { choice, text } from '../../kit/field.ts'

/** That a customer was told that his loan is due, or that an auction left something for him. */
export const beriTahu = defineEntry({
  path: 'hutang/{no_faktur_hutang}/pemberitahuan',
  fields: {
    cara: choice({
      label: 'Cara',
      options: {
        WHATSAPP: 'WhatsApp',
        TELEPON: 'Telepon',
        SURAT: 'Surat',
        LANGSUNG: 'Langsung',
      },
    }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
  },
})
