import { BARIS_MAKS, BARIS_MIN, PEMEGANG_AKUN } from '@kencana/domain/posting/buku/jurnal-umum'
import { z } from 'zod'
import {
  AJUAN_ENDING_TODAY,
  ajuanHead,
  ajuanNumber,
  ajuanQuery,
  refusingRoute,
  withdrawingRoute,
} from '../../documents/ajuan.ts'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { balikJurnal } from '../../entries/akuntansi/balik-jurnal.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { noNumber } from '../../kit/figures/no-number.ts'
import { pageOf } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { seen } from '../hutang/shapes.ts'
import { DAYS } from '../uang/mutasi.ts'
import { keterangan } from '../uang/needed.ts'

/** How a journal by hand stands: posted, undone on its day, turned round by a later one. */
const STATUS_JURNAL = ['SELESAI', 'BATAL', 'DIBALIK'] as const
export type StatusJurnal = (typeof STATUS_JURNAL)[number]

const WRITING = '/jurnal-umum'
const CHECKING = '/validasi-jurnal'

const line = z.object({
  nomor_akun: z.string(),
  nama_akun: z.string(),
  debit: z.number(),
  kredit: z.number(),
  /** Fine gold in micrograms, plus into the account. */
  murni_ug: z.number(),
  keterangan: z.string(),
})
export type JurnalLine = z.output<typeof line>

const said = {
  keterangan: z.string(),
  /** Its debits, and the gold that goes into accounts. */
  jumlah: z.number(),
  murni_ug: z.number(),
  /** The journal it turns round. */
  membalik: z.string().nullable(),
  /** The earlier day it is booked on; nothing where that is the day it is approved. */
  tgl_buku: z.string().nullable(),
}

const summary = {
  ...said,
  no_ajuan: z.string(),
  diajukan_oleh: z.string(),
  /** The journal that turned it round. */
  no_balik: z.string().nullable(),
}

const jurnalAnswer = z.object({
  no_jurnal: z.string(),
  jenis: z.string(),
  tgl_system: z.string(),
  pada: z.string(),
  /** Who approved it; it is written by that. */
  user_id: z.string(),
  ...summary,
  diajukan_pada: z.string(),
  baris: z.array(line),
  status: z.enum(STATUS_JURNAL),
  no_batal: z.string().nullable(),
})
export type JurnalAnswer = z.output<typeof jurnalAnswer>

export const jurnal = defineDocument({
  name: 'jurnal',
  what: 'journal by hand',
  nomor: 'no_jurnal',
  status: STATUS_JURNAL,
  summary,
  detail: jurnalAnswer,
  readers: [WRITING, CHECKING],
  dateLock: DAYS,
  journal: 'one',
  cancel: { screens: [WRITING], grant: 'BATAL_JURNAL' },
  papers: {},
  receipt: false,
})

const rupiah = z
  .number({ error: noNumber })
  .int({ error: 'Harus bilangan bulat' })
  .min(0, { error: 'Tidak boleh kurang dari 0' })
  .max(1e13)

const written = z.strictObject({
  nomor_akun: short(20),
  debit: rupiah.default(0),
  kredit: rupiah.default(0),
  /** Whole micrograms of fine gold, plus into the account: at most a ton. */
  murni_ug: z.number({ error: noNumber }).int().min(-1e12).max(1e12).default(0),
  keterangan: withoutCard(short(100)).default(''),
})

const known = { no_ajuan: z.string(), tgl_system: z.string() }

const WRITING_REFUSED = [...OF_THE_LEDGER, 'TOKO_BELUM_BUKA', 'KUNCI_BEDA'] as const

export const submitJurnal = defineRoute({
  method: 'POST',
  path: 'ajuan-jurnal',
  summary:
    'Lays a journal by hand down for another to approve: balanced in rupiah and in fine gold, on ' +
    'accounts that nothing else keeps. Nothing is booked yet.',
  right: { screens: [WRITING] },
  keyed: true,
  body: z.strictObject({
    keterangan,
    baris: z.array(written).min(BARIS_MIN).max(BARIS_MAKS),
    tgl_system: seen.tgl_system,
    /** An earlier day of a month that is open, to be booked on; else the day of approval. */
    tgl_buku: day().optional(),
  }),
  dateLock: { fields: ['tgl_buku', 'tgl_buku'], unnamed: 'allowed' },
  answer: z.object(known),
  refusals: [
    ...WRITING_REFUSED,
    'BARIS_SALAH',
    'JURNAL_TIDAK_SEIMBANG',
    'PERIODE_SUDAH_TUTUP',
    'TIDAK_LENGKAP',
  ],
})

export const turnJurnal = entryRoute(balikJurnal, {
  summary:
    'Lays down the journal that turns an earlier one round: its sides swapped, dated on the day ' +
    'another approves it. A journal of the open day is taken back instead.',
  right: { screens: [WRITING] },
  params: z.strictObject({ no_jurnal: short(40).min(1) }),
  answer: z.object(known),
  refusals: [
    ...WRITING_REFUSED,
    'TIDAK_DITEMUKAN',
    'JURNAL_HARI_INI',
    'JURNAL_DIBALIK',
    'BARIS_SALAH',
  ],
})

export const jurnalAccounts = defineRoute({
  method: 'GET',
  path: 'akun-jurnal',
  summary: 'Accounts for a journal by hand; `dipegang` says what keeps one that is not for it.',
  right: { screens: [WRITING] },
  answer: z.array(
    z.object({
      nomor_akun: z.string(),
      nama_akun: z.string(),
      golongan: z.string(),
      emas: z.boolean(),
      dipegang: z.enum(PEMEGANG_AKUN).nullable(),
    }),
  ),
})

const ajuanRow = z.object({
  ...ajuanHead,
  ...said,
  /** The journal it became. */
  no_jurnal: z.string().nullable(),
})
export type AjuanJurnalRow = z.output<typeof ajuanRow>

const ajuanAnswer = ajuanRow.extend({ baris: z.array(line) })
export type AjuanJurnalAnswer = z.output<typeof ajuanAnswer>

export const listAjuanJurnal = defineRoute({
  method: 'GET',
  path: 'ajuan-jurnal',
  summary: 'Submitted journals: those that wait first, oldest first; then those decided last.',
  right: { screens: [WRITING, CHECKING] },
  query: ajuanQuery,
  answer: pageOf(ajuanRow),
})

export const getAjuanJurnal = defineRoute({
  method: 'GET',
  path: 'ajuan-jurnal/{no_ajuan}',
  summary: 'One submitted journal with its lines.',
  right: { screens: [WRITING, CHECKING] },
  params: ajuanNumber,
  answer: ajuanAnswer,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const approveJurnal = defineRoute({
  method: 'POST',
  path: 'ajuan-jurnal/{no_ajuan}/setuju',
  summary:
    'Approves a submitted journal, by another than who wrote it: it is posted as it was agreed, ' +
    'on the open day, booked there or on the day it names. Its accounts and that day are looked ' +
    'at once more.',
  right: { screens: [CHECKING] },
  keyed: true,
  params: ajuanNumber,
  body: z.strictObject({}),
  answer: z.object({ no_jurnal: z.string(), ...known }),
  refusals: [
    ...AJUAN_ENDING_TODAY,
    'AJUAN_SENDIRI',
    'BARIS_SALAH',
    'JURNAL_DIBALIK',
    'PERIODE_SUDAH_TUTUP',
    'TIDAK_LENGKAP',
  ],
})

export const refuseJurnal = refusingRoute({
  path: 'ajuan-jurnal',
  summary: 'Refuses a submitted journal with a reason, by another than who wrote it.',
  screens: [CHECKING],
})

export const withdrawJurnal = withdrawingRoute({
  path: 'ajuan-jurnal',
  summary: 'Takes a submitted journal back, by who wrote it.',
  screens: [WRITING],
})
