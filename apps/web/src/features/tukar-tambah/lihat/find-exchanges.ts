import { NOMOR_TUKAR_TAMBAH } from '@kencana/domain/teks/nomor'
import { findDocuments, sinceOpen } from '../../../engines/document-frame/list/find-documents.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'

/** Exchanges for the header's search, by number or customer; of locked days the whole number. */
export const findExchanges = findDocuments({
  words: true,
  read: async (q, limit, asked) => {
    const query = { q, limit, ...sinceOpen(q, NOMOR_TUKAR_TAMBAH) }
    return (await call(calls.list, { query, ...asked })).data
  },
  icon: 'penjualan',
  told: ({ no_tukar_tambah, tgl_system, nama_customer, jual }) => ({
    label: no_tukar_tambah,
    note: `${nama_customer ?? dayText(tgl_system)} · ${rupiahText(jual)}`,
    ...placeIn('/lihat-tukar-tambah', { no_tukar_tambah }),
  }),
})
