import { findDocuments, sinceOpen } from '../../engines/document-frame/list/find-documents.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { placeIn } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { MUTASI, UANG } from './calls.ts'

interface Coded {
  readonly no_kas: string
  readonly nama_transaksi: string
  readonly jumlah: number
}

// Documents of money for the header's search, by their number.

const findMoved = (kind: keyof typeof MUTASI, screen: '/mutasi-uang-bank' | '/mutasi-uang-cash') =>
  findDocuments({
    read: async (q, limit, asked) =>
      (await call(MUTASI[kind].list, { query: { q, limit, ...sinceOpen(q) }, ...asked })).data,
    icon: 'uang',
    told: ({ no_mutasi, asal, tujuan, jumlah }) => ({
      label: no_mutasi,
      note: `${asal} → ${tujuan} · ${rupiahText(jumlah)}`,
      ...placeIn(screen, { no_mutasi }),
    }),
  })

const findCoded = (kind: keyof typeof UANG, screen: '/uang-kas' | '/uang-bank') =>
  findDocuments<Coded>({
    read: async (q, limit, asked) =>
      (await call(UANG[kind].list, { query: { q, limit, ...sinceOpen(q) }, ...asked })).data,
    icon: 'uang',
    told: ({ no_kas, nama_transaksi, jumlah }) => ({
      label: no_kas,
      note: `${nama_transaksi} · ${rupiahText(jumlah)}`,
      ...placeIn(screen, { no_kas }),
    }),
  })

export const findBankMoved = findMoved('BANK', '/mutasi-uang-bank')
export const findCashMoved = findMoved('CASH', '/mutasi-uang-cash')
export const findCash = findCoded('KAS', '/uang-kas')
export const findBank = findCoded('BANK', '/uang-bank')
