import { defineEntry, identity, tenders } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** What the counter saw: the tenders less what goes back of cash. */
const total = money({
  label: 'Jumlah titipan',
  min: 1,
  under: 'Jumlah harus lebih dari 0',
})
const keterangan = text({ label: 'Keterangan', max: 200, required: false })
const pembayaran = tenders({ label: 'Pembayaran', of: 'total' })

/** Money that is kept for a customer; his card goes with him. */
export const terimaTitipan = defineEntry({
  path: 'titipan',
  dated: true,
  fields: { total, keterangan, pembayaran },
})

/** Money that is added to a deposit that is open, by whoever brings it. */
export const tambahTitipan = defineEntry({
  path: 'titipan/{no_titipan}/tambah',
  dated: true,
  fields: {
    total,
    identitas: identity({ label: 'Identitas', of: 'total' }),
    keterangan,
    pembayaran,
  },
})
