import { z } from 'zod'
import { defineRoute } from '../kit/route.ts'

const right = { screens: ['/parameter-akun'] } as const

const account = z.object({
  nomor_akun: z.string(),
  nama_akun: z.string(),
  golongan: z.string(),
  saldo_normal: z.enum(['DEBIT', 'KREDIT']),
  /** Carries fine gold next to rupiah. */
  emas: z.boolean(),
})
export type AccountRow = z.output<typeof account>

export const accountList = defineRoute({
  method: 'GET',
  path: 'akuns',
  summary: 'Accounts, by number.',
  right,
  answer: z.array(account),
})

const journalParameter = z.object({
  trx: z.string(),
  type: z.string(),
  detail_akun: z.array(
    z.object({
      _id: z.string(),
      kode_akun: z.string(),
      jenis_akun: z.string(),
      nomor_akun: z.string(),
      nama_akun: z.string(),
      /** Why the account is none for this part, as an Indonesian sentence. */
      salah: z.string().nullable(),
    }),
  ),
})
/** Which accounts one kind of journal is posted to (doc1 §3, "Account parameter"). */
export type JournalParameter = z.output<typeof journalParameter>

export const journalParameterList = defineRoute({
  method: 'GET',
  path: 'para-akun-transaksi',
  summary: 'Parameter Akun: every journal with the account of each of its lines.',
  right,
  answer: z.array(journalParameter),
})

const text = z.string().trim().min(1, { error: 'Harus Diisi' }).max(60)

export const saveJournalParameter = defineRoute({
  method: 'PUT',
  path: 'para-akun-transaksi/{trx}/{type}',
  summary: 'Parameter Akun: account numbers of one journal. Head office, OWN and SU only.',
  right,
  params: z.object({ trx: text, type: text }),
  body: z.strictObject({
    detail_akun: z
      .array(z.strictObject({ kode_akun: text, jenis_akun: text, nomor_akun: text }))
      .min(1)
      .max(40),
  }),
  answer: z.object({ message: z.string(), data: journalParameter }),
  refusals: ['TIDAK_DITEMUKAN', 'RUJUKAN_TIDAK_ADA'],
})
