import { account, defineEntry, drawer, place, store } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** Money to another store of the chain: on its way until it is received there. */
export const kirimkanUang = defineEntry({
  path: 'kirim-uang',
  dated: true,
  fields: {
    /** None: the head office. */
    tujuan: store({ label: 'Toko tujuan', required: false }),
    asal: place({ label: 'Asal', cash: true }),
    asal_rekening: account({ label: 'Rekening asal', of: 'asal', required: false }),
    laci: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
    jumlah_rp: money({ label: 'Jumlah Rp', min: 1, under: 'Harus Diisi' }),
    keterangan: text({ label: 'Keterangan', max: 200 }),
  },
})
