import { NOMOR_PEMBELIAN } from '@kencana/domain/receipt'
import { findDocuments } from '../../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { firstDay } from '../../../lib/session.ts'
import { calls } from './calls.ts'

/** Purchases for the header's search, by their number; of locked days the whole number. */
export const findPurchases = findDocuments({
  // Part of a number such as FB-JKT-261121-0003.
  number: /^FB/i,
  read: async (q, limit, asked) => {
    const first = firstDay()
    const since = first === undefined || NOMOR_PEMBELIAN.test(q) ? {} : { tgl_from: first }
    return (await call(calls.list, { query: { q, limit, ...since }, ...asked })).data
  },
  icon: 'pembelian',
  told: ({ no_faktur_beli, tgl_system, total }) => ({
    label: no_faktur_beli,
    note: `${tgl_system} · ${rupiahText(total)}`,
    ...placeIn('/lihat-pembelian', { no_faktur_beli }),
  }),
})
