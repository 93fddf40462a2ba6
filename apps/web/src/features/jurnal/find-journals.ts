import { findDocuments, sinceOpen } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Journals by hand, for the header's search: by number or what they say. */
export const findJournals = findDocuments({
  words: true,
  read: async (q, limit, asked) =>
    (await call(calls.list, { query: { q, limit, ...sinceOpen(q) }, ...asked })).data,
  icon: 'akuntansi',
  told: ({ no_jurnal, keterangan, jumlah }) => ({
    label: no_jurnal,
    note: `${keterangan} · ${rupiahText(jumlah)}`,
    ...placeIn('/jurnal-umum', { no_jurnal }),
  }),
})
