import { z } from 'zod'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { bankMasukKeluar } from '../../entries/uang/uang-bank.ts'
import { kasMasukKeluar } from '../../entries/uang/uang-kas.ts'
import { DAYS, MONEY_REFUSED, STATUS_UANG, undoneOn } from './mutasi.ts'

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

export const postUangKas = entryRoute(kasMasukKeluar, {
  summary:
    'Cash into or out of a drawer by a kode transaksi, or from one drawer to another. Where the ' +
    'store has money validated by another (VALIDASI_KEUANGAN_MODULE), what comes in or goes out ' +
    'is submitted instead.',
  right: { screens: ['/uang-kas'] },
  answer: kept,
  refusals: WRITTEN_REFUSED,
})

export const postUangBank = entryRoute(bankMasukKeluar, {
  summary: 'Money into or out of an account by a kode transaksi; submitted as cash is.',
  right: { screens: ['/uang-bank'] },
  answer: kept,
  refusals: WRITTEN_REFUSED,
})
