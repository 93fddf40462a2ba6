import { findDocuments, sinceOpen } from '../../engines/document-frame/list/find-documents.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** What card acquirers paid out, for the header's search: by number. */
export const findSettlements = findDocuments({
  read: async (q, limit, asked) =>
    (await call(calls.list, { query: { q, limit, ...sinceOpen(q) }, ...asked })).data,
  icon: 'uang',
  told: ({ no_cair, tgl_system, bank }) => ({
    label: no_cair,
    note: `${dayText(tgl_system)} · ${rupiahText(bank)}`,
    ...placeIn('/lihat-pencairan', { no_cair }),
  }),
})
