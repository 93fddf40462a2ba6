import { findDocuments, sinceOpen } from '../../engines/document-frame/list/find-documents.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Cash given against a card, for the header's search: by number or customer. */
export const findSwipes = findDocuments({
  words: true,
  read: async (q, limit, asked) =>
    (await call(calls.list, { query: { q, limit, ...sinceOpen(q) }, ...asked })).data,
  icon: 'uang',
  told: ({ no_gesek, nama_customer, tgl_system, tunai }) => ({
    label: no_gesek,
    note: `${nama_customer || dayText(tgl_system)} · ${rupiahText(tunai)}`,
    ...placeIn('/gesek-tunai', { no_gesek }),
  }),
})
