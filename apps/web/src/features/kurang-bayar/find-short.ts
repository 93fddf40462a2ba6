import { findDocuments } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** What was short of a sale, for the header's search: by number, that of its nota, or customer. */
export const findShort = findDocuments({
  words: true,
  read: async (q, limit, asked) => (await call(calls.list, { query: { q, limit }, ...asked })).data,
  icon: 'penjualan',
  told: ({ no_kurang_bayar, nama_customer, sisa }) => ({
    label: no_kurang_bayar,
    note: `${nama_customer} · ${rupiahText(sisa)}`,
    ...placeIn('/piutang-penjualan', { no_kurang_bayar }),
  }),
})
