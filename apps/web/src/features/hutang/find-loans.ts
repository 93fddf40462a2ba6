import { findDocuments } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Pawn loans for the header's search, by number, its end, that of what ended them, or customer. */
export const findLoans = findDocuments({
  words: true,
  read: async (q, limit, asked) => (await call(calls.list, { query: { q, limit }, ...asked })).data,
  icon: 'hutang',
  told: ({ no_faktur_hutang, nama_customer, jumlah_hutang }) => ({
    label: no_faktur_hutang,
    note: `${nama_customer} · ${rupiahText(jumlah_hutang)}`,
    ...placeIn('/lihat-hutang', { no_faktur_hutang }),
  }),
})
