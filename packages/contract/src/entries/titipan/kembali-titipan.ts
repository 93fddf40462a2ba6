import { defineEntry, payout } from '../../documents/define-entry.ts'
import { money } from '../../kit/field.ts'

/** Money of a deposit that its customer gets back, in part or whole. */
export const kembaliTitipan = defineEntry({
  path: 'titipan/{no_titipan}/kembali',
  dated: true,
  reasoned: true,
  fields: {
    jumlah: money({
      label: 'Jumlah dikembalikan',
      min: 1,
      under: 'Jumlah harus lebih dari 0',
    }),
    pencairan: payout({ label: 'Pencairan' }),
  },
})
