import { NOMOR_PENJUALAN } from '@kencana/domain/receipt'
import { findDocuments, sinceOpen } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Notas for the header's search, by number or customer; of locked days the whole number. */
export const findSales = findDocuments({
  words: true,
  read: async (q, limit, asked) => {
    const query = { q, limit, ...sinceOpen(q, NOMOR_PENJUALAN) }
    return (await call(calls.list, { query, ...asked })).data
  },
  icon: 'penjualan',
  told: ({ no_faktur_jual, tgl_system, nama_customer, total }) => ({
    label: no_faktur_jual,
    note: `${nama_customer ?? tgl_system} · ${rupiahText(total)}`,
    ...placeIn('/lihat-penjualan', { no_faktur_jual }),
  }),
})
