import { defineEntry, identity, name, tenders } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** A pledge that is sold: what it brings and costs, who buys it, how he pays. */
export const lelangHutang = defineEntry({
  path: 'hutang/{no_faktur_hutang}/lelang',
  dated: true,
  approved: true,
  fields: {
    hasil: money({ label: 'Hasil lelang', min: 1, under: 'Jumlah harus lebih dari 0' }),
    biaya: money({ label: 'Biaya lelang', fallback: 0 }),
    pembeli: name({ label: 'Pembeli' }),
    identitas: identity({ label: 'Identitas', of: 'hasil' }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
    pembayaran: tenders({ label: 'Pembayaran', of: 'hasil' }),
  },
})
