import { defineEntry, tenders } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

const taken = {
  dated: true,
  fields: {
    /** What the counter saw: the tenders less what goes back of cash. */
    total: money({ label: 'Jumlah titipan', min: 1, under: 'Jumlah harus lebih dari 0' }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
    pembayaran: tenders({ label: 'Pembayaran', of: 'total' }),
  },
} as const

/** Money that is kept for a customer: of a new deposit, or added to one that is open. */
export const terimaTitipan = defineEntry({ ...taken, path: 'titipan' })
export const tambahTitipan = defineEntry({ ...taken, path: 'titipan/{no_titipan}/tambah' })
