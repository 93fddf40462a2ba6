import { NOMOR_PENJUALAN } from '@kencana/domain/teks/nomor'
import i18next from 'i18next'
import { findDocuments, sinceOpen } from '../../engines/document-frame/list/find-documents.ts'
import { dayText } from '../../kit/text/day-text.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import type { Found, SearchProvider } from '../../lib/search.ts'
import { firstDay } from '../../lib/session.ts'
import { calls } from './calls.ts'
import { mayBeCustomer } from './list/old-notas.ts'

/** Notas for the header's search, by number or customer; of locked days the whole number. */
const findNotas = findDocuments({
  words: true,
  read: async (q, limit, asked) => {
    const query = { q, limit, ...sinceOpen(q, NOMOR_PENJUALAN) }
    return (await call(calls.list, { query, ...asked })).data
  },
  icon: 'penjualan',
  told: ({ no_faktur_jual, tgl_system, nama_customer, total }) => ({
    label: no_faktur_jual,
    note: `${nama_customer ?? dayText(tgl_system)} · ${rupiahText(total)}`,
    ...placeIn('/lihat-penjualan', { no_faktur_jual }),
  }),
})

/** The same; whose past is locked is led to the counted search of all days. */
export const findSales: SearchProvider = async (typed, asked) => [
  ...(await findNotas(typed, asked)),
  ...(firstDay() === undefined || !mayBeCustomer(typed) ? [] : [offered(typed)]),
]

const offered = (q: string): Found => ({
  key: 'nota lama',
  label: i18next.t('Cari nota "{q}" di semua hari', { q }),
  icon: 'penjualan',
  isOffer: true,
  ...placeIn('/lihat-penjualan', { q, lama: 'YA' }),
})
