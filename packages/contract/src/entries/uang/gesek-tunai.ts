import {
  cardEnd,
  defineEntry,
  drawer,
  name,
  place,
  proposed,
} from '../../documents/define-entry.ts'
import { choice, money, text } from '../../kit/field.ts'
import { TENDERS } from '../../names/tenders.ts'

const AMOUNT = { min: 1, under: 'Harus Diisi' } as const

/** Cash out of a drawer against a card: whose card, what was swiped, what is handed over of it. */
export const gesek = defineEntry({
  path: 'gesek-tunai',
  dated: true,
  approved: true,
  fields: {
    /**
     * Kinds of card that people hold out. Cash is given against a debit card alone: against a
     * credit card Bank Indonesia forbids it (PBI 11/11/PBI/2009, 14/2/PBI/2012), and the answer
     * says so.
     */
    kartu: choice({
      label: 'Jenis kartu',
      options: { DEBIT: TENDERS.DEBIT, KREDIT: TENDERS.KREDIT },
    }),
    /** Of the card machine, who then owes it. */
    kode_bank: place({ label: 'Bank', cash: false }),
    penerbit: text({ label: 'Penerbit kartu', max: 40, required: false }),
    kartu_akhir: cardEnd(),
    kode_setuju: text({ label: 'Kode persetujuan', max: 20 }),
    jumlah: money({ label: 'Digesek Rp', ...AMOUNT }),
    /** What the customer gets in cash. */
    tunai: proposed(money({ label: 'Tunai Rp', ...AMOUNT })),
    nama_customer: name({ label: 'Nama pelanggan', required: false }),
    laci: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
    /** Why the fee is another than the one that is proposed. */
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
  },
})
