import { defineEntry, tenders } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** What a customer pays of what was short after his sale. */
export const bayarPiutang = defineEntry({
  path: 'piutang-penjualan/{no_kurang_bayar}/bayar',
  dated: true,
  fields: {
    /** What the counter saw: the tenders less what goes back of cash. */
    total: money({ label: 'Jumlah dibayar', min: 1, under: 'Jumlah harus lebih dari 0' }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
    pembayaran: tenders({ label: 'Pembayaran', of: 'total' }),
  },
})
