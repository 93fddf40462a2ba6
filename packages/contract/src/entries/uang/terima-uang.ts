import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { account, defineEntry, drawer, place } from '../../documents/define-entry.ts'

/** Where money of another store goes: into a drawer or an account. */
export const terimaUang = defineEntry({
  path: 'kirim-uang/{no_reff}/reception',
  dated: true,
  fields: {
    ke: place({ label: 'Masuk ke', cash: true, fallback: CASH }),
    ke_rekening: account({ label: 'Rekening', of: 'ke', required: false }),
    laci: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
  },
})
