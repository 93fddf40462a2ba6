import { z } from 'zod'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { pindahBank, pindahCash } from '../../entries/uang/mutasi.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

/** A document that stands, or was undone. */
export const STATUS_UANG = ['SELESAI', 'BATAL'] as const
export type StatusUang = (typeof STATUS_UANG)[number]

/** What writing a document of money may be refused with. */
export const MONEY_REFUSED = [
  ...OF_THE_LEDGER,
  'TOKO_BELUM_BUKA',
  'KUNCI_BEDA',
  'RUJUKAN_TIDAK_ADA',
  'TIDAK_LENGKAP',
  'AKUN_BELUM_DIPETAKAN',
] as const

/** Undone on its day, with a grant. */
export const undoneOn = <const S extends string>(screen: S) =>
  ({ screens: [screen], grant: 'BATAL_UANG' }) as const

/** The list and its days, as every document of money has them. */
export const DAYS = { fields: ['tgl_from', 'tgl_to'] } as const

const moved = {
  asal: z.string(),
  asal_rekening: z.string(),
  tujuan: z.string(),
  tujuan_rekening: z.string(),
  jumlah: z.number(),
  keterangan: z.string(),
  kategori: z.string(),
  /** The drawer of its cash; null: from bank to bank. */
  laci: z.string().nullable(),
}

const known = { no_mutasi: z.string(), tgl_system: z.string() }

const mutasiAnswer = z.object({
  ...known,
  jenis: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** Who approved it; null where nobody had to. */
  penyetuju: z.string().nullable(),
  ...moved,
  status: z.enum(STATUS_UANG),
  /** The document that undid it. */
  no_batal: z.string().nullable(),
})
export type MutasiAnswer = z.output<typeof mutasiAnswer>

export const mutasiBank = defineDocument({
  name: 'cash/mutasi-uang-bank',
  what: 'bank mutation',
  nomor: 'no_mutasi',
  status: STATUS_UANG,
  summary: moved,
  detail: mutasiAnswer,
  readers: ['/mutasi-uang-bank'],
  dateLock: DAYS,
  journal: 'one',
  cancel: undoneOn('/mutasi-uang-bank'),
  papers: {},
  receipt: false,
})

export const mutasiCash = defineDocument({
  name: 'cash/mutasi-uang-cash',
  what: 'cash mutation',
  nomor: 'no_mutasi',
  status: STATUS_UANG,
  summary: moved,
  detail: mutasiAnswer,
  readers: ['/mutasi-uang-cash'],
  dateLock: DAYS,
  journal: 'one',
  cancel: undoneOn('/mutasi-uang-cash'),
  papers: {},
  receipt: false,
})

/** Ends that do not go together. */
const SAME = ['REKENING_SAMA', 'MUTASI_BEDA_JENIS'] as const

export const postMutasiBank = entryRoute(pindahBank, {
  summary: 'Moves money between two accounts of the shop, or between cash and an account.',
  right: { screens: ['/mutasi-uang-bank'] },
  answer: z.object(known),
  refusals: [...MONEY_REFUSED, ...SAME],
})

export const postMutasiCash = entryRoute(pindahCash, {
  summary: 'Moves money from CASH to a bank, or from a bank to CASH.',
  right: { screens: ['/mutasi-uang-cash'] },
  answer: z.object(known),
  refusals: [...MONEY_REFUSED, ...SAME],
})
