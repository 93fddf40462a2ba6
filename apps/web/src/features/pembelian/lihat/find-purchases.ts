import { NOMOR_PEMBELIAN } from '@kencana/domain/teks/nomor'
import { findDocuments, sinceOpen } from '../../../engines/document-frame/list/find-documents.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { calls } from './calls.ts'

/** Purchases for the header's search, by number or customer; of locked days the whole number. */
export const findPurchases = findDocuments({
  words: true,
  read: async (q, limit, asked) => {
    const query = { q, limit, ...sinceOpen(q, NOMOR_PEMBELIAN) }
    return (await call(calls.list, { query, ...asked })).data
  },
  icon: 'pembelian',
  told: ({ no_faktur_beli, tgl_system, nama_customer, total }) => ({
    label: no_faktur_beli,
    note: `${nama_customer ?? dayText(tgl_system)} · ${rupiahText(total)}`,
    ...placeIn('/lihat-pembelian', { no_faktur_beli }),
  }),
})
