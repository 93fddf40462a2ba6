import { findDocuments } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Money that was sent to another store, for the header's search: by number. */
export const findSent = findDocuments({
  read: async (q, limit, asked) => (await call(calls.list, { query: { q, limit }, ...asked })).data,
  icon: 'uang',
  told: ({ no_reff, tujuan, jumlah_rp }) => ({
    label: no_reff,
    note: `→ ${tujuan} · ${rupiahText(jumlah_rp)}`,
    ...placeIn('/kirim-uang-pusat', { no_reff }),
  }),
})

/** Money that other stores sent here, likewise. */
export const findReceived = findDocuments({
  read: async (q, limit, asked) =>
    (await call(calls.history, { query: { q, limit, arah: 'MASUK' }, ...asked })).data,
  icon: 'uang',
  told: ({ no_reff, dari, jumlah_rp }) => ({
    label: no_reff,
    note: `${dari} → · ${rupiahText(jumlah_rp)}`,
    ...placeIn('/terima-uang-kas', { no_reff }),
  }),
})
