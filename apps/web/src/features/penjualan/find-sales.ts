import { NOMOR_PENJUALAN } from '@kencana/domain/receipt'
import { findDocuments } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { firstDay } from '../../lib/session.ts'
import { calls } from './calls.ts'

/** Notas for the header's search, by their number or its end; of locked days the whole number. */
export const findSales = findDocuments({
  // Part of a number such as FJ-JKT-261121-0010.
  number: /^(FJ|[A-Z0-9-]*\d{4})/i,
  read: async (q, limit, asked) => {
    const first = firstDay()
    const since = first === undefined || NOMOR_PENJUALAN.test(q) ? {} : { tgl_from: first }
    return (await call(calls.list, { query: { q, limit, ...since }, ...asked })).data
  },
  icon: 'penjualan',
  told: ({ no_faktur_jual, tgl_system, total }) => ({
    label: no_faktur_jual,
    note: `${tgl_system} · ${rupiahText(total)}`,
    ...placeIn('/lihat-penjualan', { no_faktur_jual }),
  }),
})
