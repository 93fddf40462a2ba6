import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'
import { seen } from '../hutang/shapes.ts'
import { DAYS, MONEY_REFUSED, STATUS_UANG, undoneOn } from './mutasi.ts'
import { jumlahRp, keterangan } from './needed.ts'

/** Which way money went: in, out, or from one drawer to another. */
const ARAH_UANG = ['MASUK', 'KELUAR', 'PINDAH'] as const
export type ArahUang = (typeof ARAH_UANG)[number]

const known = { no_kas: z.string(), tgl_system: z.string() }
const said = {
  kode_transaksi: z.string(),
  nama_transaksi: z.string(),
  arah: z.enum(ARAH_UANG),
  jumlah: z.number(),
  keterangan: z.string(),
}
const drawers = { laci: z.string(), laci_tujuan: z.string().nullable() }
const account = { kode_bank: z.string(), no_rekening: z.string() }

const answerOf = <S extends z.ZodRawShape>(place: S) =>
  z.object({
    ...known,
    jenis: z.string(),
    pada: z.string(),
    user_id: z.string(),
    /** Who approved it; null where nobody had to. */
    penyetuju: z.string().nullable(),
    /** Its submission and who wrote that, where another validated it. */
    no_ajuan: z.string().nullable(),
    diajukan_oleh: z.string().nullable(),
    ...said,
    ...place,
    status: z.enum(STATUS_UANG),
    no_batal: z.string().nullable(),
  })

const uangKasAnswer = answerOf(drawers)
export type UangKasAnswer = z.output<typeof uangKasAnswer>
const uangBankAnswer = answerOf(account)
export type UangBankAnswer = z.output<typeof uangBankAnswer>

export const uangKas = defineDocument({
  name: 'uang-kas',
  what: 'cash movement',
  nomor: 'no_kas',
  status: STATUS_UANG,
  summary: { ...said, ...drawers },
  detail: uangKasAnswer,
  readers: ['/uang-kas'],
  dateLock: DAYS,
  journal: 'one',
  cancel: undoneOn('/uang-kas'),
  papers: {},
  receipt: false,
})

export const uangBank = defineDocument({
  name: 'uang-bank',
  what: 'bank movement',
  nomor: 'no_kas',
  status: STATUS_UANG,
  summary: { ...said, ...account },
  detail: uangBankAnswer,
  readers: ['/uang-bank'],
  dateLock: DAYS,
  journal: 'one',
  cancel: undoneOn('/uang-bank'),
  papers: {},
  receipt: false,
})

/** Number of the document; where the store has it validated by another, of the submission. */
const kept = z.object({
  no_kas: z.string().optional(),
  no_ajuan: z.string().optional(),
  tgl_system: z.string(),
})

const WRITTEN_REFUSED = [
  ...MONEY_REFUSED,
  'KODE_TANPA_AKUN',
  'BUTUH_OTORISASI',
  'LAYAR_LAMA',
] as const

const typed = {
  kode_transaksi: short(20).min(1, { error: 'Harus Diisi' }),
  jumlah: jumlahRp,
  keterangan,
  tgl_system: seen.tgl_system,
  /** Beyond BATAS_UANG_KELUAR of a person and day, and for what an owner draws. */
  otorisasi: z.uuid().optional(),
}

export const postUangKas = defineRoute({
  method: 'POST',
  path: 'uang-kas',
  summary:
    'Cash into or out of a drawer by a kode transaksi, or from one drawer to another. Where the ' +
    'store has money validated by another (VALIDASI_KEUANGAN_MODULE), what comes in or goes out ' +
    'is submitted instead.',
  right: { screens: ['/uang-kas'] },
  keyed: true,
  body: z.strictObject({
    ...typed,
    laci: seen.laci,
    /** Of a kode of kind MUTASI: the drawer the money goes to. */
    laci_tujuan: withoutCard(short(20)).optional(),
  }),
  answer: kept,
  refusals: WRITTEN_REFUSED,
})

export const postUangBank = defineRoute({
  method: 'POST',
  path: 'uang-bank',
  summary: 'Money into or out of an account by a kode transaksi; submitted as cash is.',
  right: { screens: ['/uang-bank'] },
  keyed: true,
  body: z.strictObject({
    ...typed,
    kode_bank: short(20).min(1, { error: 'Harus Diisi' }),
    no_rekening: short(30).min(1, { error: 'Harus Diisi' }),
  }),
  answer: kept,
  refusals: WRITTEN_REFUSED,
})
