import { z } from 'zod'
import {
  AJUAN_ENDING_TODAY,
  ajuanHead,
  ajuanNumber,
  ajuanQuery,
  refusingRoute,
  withdrawingRoute,
} from '../../../documents/ajuan.ts'
import { pageOf } from '../../../kit/page.ts'
import { defineRoute } from '../../../kit/route.ts'

/** Money in and out that somebody else validates before it is booked (decision 0099). */
export const JENIS_AJUAN_UANG = ['UANG_KAS', 'UANG_BANK'] as const
export type JenisAjuanUang = (typeof JENIS_AJUAN_UANG)[number]

const WRITING = ['/uang-kas', '/uang-bank'] as const
const CHECKING = '/validasi-keuangan'

const ajuanRow = z.object({
  ...ajuanHead,
  /** What it becomes. */
  jenis: z.enum(JENIS_AJUAN_UANG),
  arah: z.enum(['MASUK', 'KELUAR']),
  kode_transaksi: z.string(),
  nama_transaksi: z.string(),
  jumlah: z.number(),
  keterangan: z.string(),
  /** The drawer of cash; of a bank its account. */
  laci: z.string().nullable(),
  kode_bank: z.string().nullable(),
  no_rekening: z.string().nullable(),
  /** Who approved it when it was written; null where nobody had to. */
  penyetuju: z.string().nullable(),
  /** The document it became. */
  no_kas: z.string().nullable(),
})
export type AjuanUangRow = z.output<typeof ajuanRow>

const ajuanAnswer = ajuanRow.extend({
  /** The other side of its journal. */
  nomor_akun: z.string(),
  nama_akun: z.string(),
})
export type AjuanUangAnswer = z.output<typeof ajuanAnswer>

export const listAjuanUang = defineRoute({
  method: 'GET',
  path: 'ajuan-uang',
  summary: 'Submitted money: what waits first, oldest first; then what was decided last.',
  right: { screens: [CHECKING, ...WRITING] },
  query: ajuanQuery,
  answer: pageOf(ajuanRow),
})

export const getAjuanUang = defineRoute({
  method: 'GET',
  path: 'ajuan-uang/{no_ajuan}',
  summary: 'One submission of money with the account of its other side.',
  right: { screens: [CHECKING, ...WRITING] },
  params: ajuanNumber,
  answer: ajuanAnswer,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const approveUang = defineRoute({
  method: 'POST',
  path: 'ajuan-uang/{no_ajuan}/setuju',
  summary:
    'Validates submitted money, by another than who wrote it: it is booked on the open day, and ' +
    'its drawer is asked then. Its place and account are looked at once more.',
  right: { screens: [CHECKING] },
  keyed: true,
  params: ajuanNumber,
  body: z.strictObject({}),
  answer: z.object({ no_kas: z.string(), no_ajuan: z.string(), tgl_system: z.string() }),
  refusals: [
    ...AJUAN_ENDING_TODAY,
    'AJUAN_SENDIRI',
    'RUJUKAN_TIDAK_ADA',
    'TIDAK_LENGKAP',
    'AKUN_BELUM_DIPETAKAN',
  ],
})

export const refuseUang = refusingRoute({
  path: 'ajuan-uang',
  summary: 'Refuses submitted money with a reason, by another than who wrote it.',
  screens: [CHECKING],
})

export const withdrawUang = withdrawingRoute({
  path: 'ajuan-uang',
  summary: 'Takes submitted money back, by who wrote it.',
  screens: [...WRITING],
})
