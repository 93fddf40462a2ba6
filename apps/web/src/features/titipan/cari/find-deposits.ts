import { findDocuments } from '../../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'

/** Deposits for the header's search, by number, name or telephone of their customer. */
export const findDeposits = findDocuments({
  words: true,
  read: async (q, limit, asked) => (await call(calls.list, { query: { q, limit }, ...asked })).data,
  icon: 'member',
  told: ({ no_titipan, nama_customer, saldo }) => ({
    label: no_titipan,
    note: `${nama_customer} · ${rupiahText(saldo)}`,
    ...placeIn('/lihat-titipan', { no_titipan }),
  }),
})
