import { NOMOR_TUKAR_TAMBAH } from '@kencana/domain/receipt'
import { findDocuments } from '../../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { firstDay } from '../../../lib/session.ts'
import { calls } from '../calls.ts'

/** Exchanges for the header's search, by their number; of locked days the whole number. */
export const findExchanges = findDocuments({
  // Part of a number such as TK-JKT-261121-0003.
  number: /^TK/i,
  read: async (q, limit, asked) => {
    const first = firstDay()
    const since = first === undefined || NOMOR_TUKAR_TAMBAH.test(q) ? {} : { tgl_from: first }
    return (await call(calls.list, { query: { q, limit, ...since }, ...asked })).data
  },
  icon: 'penjualan',
  told: ({ no_tukar_tambah, tgl_system, jual }) => ({
    label: no_tukar_tambah,
    note: `${tgl_system} · ${rupiahText(jual)}`,
    ...placeIn('/lihat-tukar-tambah', { no_tukar_tambah }),
  }),
})
