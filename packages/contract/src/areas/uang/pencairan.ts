import { CARA_PIUTANG } from '@kencana/domain/uang/pencairan'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { SALDO_AWAL_ROWS_MAX } from '../akuntansi/saldo-awal.ts'
import { seen } from '../hutang/shapes.ts'
import { DAYS, MONEY_REFUSED, STATUS_UANG, undoneOn } from './mutasi.ts'
import { jumlahRp } from './needed.ts'

const ENTRY = '/pencairan-non-cash'
const LOOKED_UP = '/lihat-pencairan'

/** Most receivables that one document pays out. */
export const CAIR_MAKS = 500

/** How a receivable stands: it is to be found first, or may be paid out. */
const STATUS_PIUTANG = ['BELUM', 'COCOK', 'SELISIH', 'LAMA'] as const
export type StatusPiutang = (typeof STATUS_PIUTANG)[number]

/** The acquirer of payments that name none. */
export const TANPA_PENERBIT = '-'

const penerbit = withoutCard(short(20).min(1, { error: 'Harus Diisi' }))
// a shop begins with as many on one document as its sheet has rows
const payment = {
  nomor: short(40).min(1),
  baris: z.number().int().min(1).max(SALDO_AWAL_ROWS_MAX),
}

const receivable = z.object({
  nomor: z.string(),
  baris: z.number().int(),
  jenis: z.string(),
  /** What the document is looked up by: its own number, that of its loan or of its deposit. */
  dokumen: z.string(),
  tgl: z.string(),
  /** Days it has been open. */
  umur: z.number().int(),
  cara: z.enum(CARA_PIUTANG),
  /** The acquirer; null: none was named. */
  kode_bank: z.string().nullable(),
  kartu_akhir: z.string().nullable(),
  kode_setuju: z.string().nullable(),
  nama_customer: z.string().nullable(),
  /** As its document booked it, and as the slip has it. */
  jumlah: z.number(),
  mutasi: z.number(),
  status: z.enum(STATUS_PIUTANG),
})
export type PiutangRow = z.output<typeof receivable>

const acquirer = z.object({
  /** TANPA_PENERBIT for payments that name none. */
  penerbit: z.string(),
  nama: z.string().nullable(),
  banyak: z.number().int(),
  jumlah: z.number(),
  /** Of it what nobody has found on the slip yet: it is not paid out before. */
  belum_cocok: z.number(),
  /** The oldest day. */
  sejak: z.string(),
})
export type Penerbit = z.output<typeof acquirer>

export const listPiutang = defineRoute({
  method: 'GET',
  path: 'piutang-non-cash',
  summary: 'Card and QRIS payments that no acquirer has paid out yet, oldest first.',
  right: { screens: [ENTRY, LOOKED_UP] },
  query: z.strictObject({
    ...pageQuery,
    q: short(60).optional(),
    penerbit: penerbit.optional(),
    cara: z.enum([...CARA_PIUTANG, 'ALL']).default('ALL'),
    status: z.enum(['SIAP', 'BELUM', 'ALL']).default('ALL'),
  }),
  answer: pageOf(receivable).extend({
    /** Rupiah of all rows asked for. */
    jumlah: z.number(),
    /** Every acquirer that owes something, whatever was asked for. */
    penerbit: z.array(acquirer),
  }),
})

/** Hundredths of a percent of each way to pay. */
const mdr = z.object({ DEBIT: z.number(), KREDIT: z.number(), QRIS: z.number() })

export const readMdr = defineRoute({
  method: 'GET',
  path: 'piutang-non-cash/mdr',
  summary: 'What an acquirer keeps of each way to pay, by its master, in hundredths of a percent.',
  right: { screens: [ENTRY] },
  query: z.strictObject({ kode_bank: short(20).min(1) }),
  answer: mdr,
  refusals: ['RUJUKAN_TIDAK_ADA'],
})

const paidOut = {
  /** The acquirer; null: payments that name none. */
  penerbit: z.string().nullable(),
  ke: z.string(),
  ke_rekening: z.string(),
  /** Receivables it ends. */
  jumlah: z.number(),
  banyak: z.number().int(),
  /** What came into the bank, and the fee. */
  bank: z.number(),
  biaya: z.number(),
  tgl_mutasi: z.string(),
  no_referensi: z.string(),
  keterangan: z.string(),
}

const known = { no_cair: z.string(), tgl_system: z.string() }

const cairAnswer = z.object({
  ...known,
  jenis: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** Who approved a fee far off the rates. */
  penyetuju: z.string().nullable(),
  ...paidOut,
  /** The fee by the rates of that day; slips less what their documents booked. */
  usulan: z.number(),
  selisih: z.number(),
  mdr,
  pembayaran: z.array(
    z.object({
      nomor: z.string(),
      baris: z.number().int(),
      cara: z.enum(CARA_PIUTANG),
      jumlah: z.number(),
      mutasi: z.number(),
    }),
  ),
  status: z.enum(STATUS_UANG),
  no_batal: z.string().nullable(),
})
export type CairAnswer = z.output<typeof cairAnswer>

export const pencairan = defineDocument({
  name: 'pencairan-non-cash',
  what: 'settlement of card and QRIS receivables',
  nomor: 'no_cair',
  status: STATUS_UANG,
  summary: paidOut,
  detail: cairAnswer,
  readers: [LOOKED_UP],
  dateLock: DAYS,
  journal: 'one',
  cancel: undoneOn(LOOKED_UP),
  papers: {},
  receipt: false,
})

export const postPencairan = defineRoute({
  method: 'POST',
  path: 'pencairan-non-cash',
  summary:
    'Ends card and QRIS receivables of an acquirer: his money into an account, less the fee.',
  right: { screens: [ENTRY] },
  keyed: true,
  body: z.strictObject({
    /** The acquirer; TANPA_PENERBIT for payments that name none. */
    penerbit,
    /** The bank and the account it came into. */
    ke: short(20).min(1, { error: 'Harus Diisi' }),
    ke_rekening: short(30).min(1, { error: 'Harus Diisi' }),
    /** What the statement has. */
    jumlah_bank: jumlahRp,
    /** The day the statement has, none to come. */
    tgl_mutasi: day(),
    no_referensi: withoutCard(short(40).min(1, { error: 'Harus Diisi' })),
    /** Why the fee is another than the one by the rates. */
    keterangan: withoutCard(short(200)).default(''),
    pembayaran: z
      .array(z.strictObject(payment))
      .min(1, { error: 'Pilih pembayarannya dahulu' })
      .max(CAIR_MAKS, { error: 'Paling banyak 500 pembayaran sekaligus' }),
    /** Where the fee is further from the rates than BATAS_SELISIH_MDR. */
    otorisasi: z.uuid().optional(),
    tgl_system: seen.tgl_system,
  }),
  answer: z.object(known),
  refusals: [
    ...MONEY_REFUSED,
    'TGL_MUTASI_BELUM',
    'PIUTANG_TIDAK_TERBUKA',
    'BELUM_COCOK',
    'CAIR_LEBIH',
    'BUTUH_OTORISASI',
    'CAIR_PERLU_CATATAN',
  ],
})
