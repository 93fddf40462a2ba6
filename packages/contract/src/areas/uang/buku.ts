import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { day } from '../../kit/day.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'

/** One line of cash or bank in the books, with the document that wrote it. */
const line = z.object({
  nomor: z.string(),
  baris: z.number().int(),
  jenis: z.string(),
  tgl: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** The drawer, or what is known of the account: its bank, or bank and number. */
  tempat: z.string(),
  masuk: z.number(),
  keluar: z.number(),
  keterangan: z.string().nullable(),
})
export type BookLine = z.output<typeof line>

const asked = {
  ...pageQuery,
  /** A drawer, or the beginning of a bank and its account. */
  tempat: short(60).optional(),
  /** Words of a line: its number, its place, who wrote it, what was said of it. */
  q: short(60).optional(),
  tgl_from: day().optional(),
  tgl_to: day().optional(),
}
const BOOK = {
  right: {
    screens: ['/uang-kas', '/uang-bank', '/mutasi-uang-bank', '/mutasi-uang-cash', '/gesek-tunai'],
  },
  // without days it is the open one
  dateLock: { fields: ['tgl_from', 'tgl_to'], unnamed: 'allowed' },
  query: z.strictObject(asked),
  answer: pageOf(line),
  refusals: ['TANGGAL_TERKUNCI', 'TOKO_BELUM_BUKA'],
} as const

export const cashBook = defineRoute({
  method: 'GET',
  path: 'cash/paginated',
  summary: 'What came into and went out of the drawers, document by document, newest first.',
  ...BOOK,
})

export const bankBook = defineRoute({
  method: 'GET',
  path: 'cash/history-bank',
  summary: 'What came into and went out of the accounts, document by document, newest first.',
  ...BOOK,
})

export const drawerSums = defineRoute({
  method: 'GET',
  path: 'cash/buku',
  summary: 'Each drawer on a day: what came in and went out; to owners, what it held.',
  right: BOOK.right,
  dateLock: { fields: ['tgl', 'tgl'], unnamed: 'allowed' },
  query: z.strictObject({ tgl: day().optional() }),
  answer: z.object({
    tgl: z.string(),
    laci: z.array(
      z.object({
        laci: z.string(),
        /** Before and after the day; null for those who count drawers blind. */
        awal: z.number().nullable(),
        masuk: z.number(),
        keluar: z.number(),
        akhir: z.number().nullable(),
      }),
    ),
  }),
  refusals: ['TANGGAL_TERKUNCI', 'TOKO_BELUM_BUKA'],
})
