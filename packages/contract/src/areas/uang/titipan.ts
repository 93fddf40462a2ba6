import { z } from 'zod'
import { numberOf, reasoned, short } from '../../documents/define-cancel.ts'
import { checkKept } from '../../documents/define-checks.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { kembaliTitipan } from '../../entries/titipan/kembali-titipan.ts'
import { tambahTitipan, terimaTitipan } from '../../entries/titipan/terima-titipan.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { seen } from '../hutang/shapes.ts'
import { cardSaid, withCardSaid } from '../pelanggan/card-said.ts'
import { customerName } from '../pelanggan/customer-name.ts'

/** What became of a deposit: open, used up, given back, cancelled on its day. */
export const STATUS_TITIPAN = ['TERBUKA', 'HABIS', 'KEMBALI', 'BATAL'] as const
export type StatusTitipan = (typeof STATUS_TITIPAN)[number]

/** Whose money it is: a name and a telephone, both asked for. */
export const depositor = withCardSaid(
  z.strictObject({
    kode_member: short(40).optional(),
    nama: customerName(short(100).min(1, { error: 'Harus Diisi' })),
    telp: withoutCard(short(30).min(1, { error: 'Harus Diisi' })),
    alamat: withoutCard(short(200)).optional(),
    ...cardSaid,
  }),
)

/** One document of a deposit: what it did to its money. */
const step = z.object({
  nomor: z.string(),
  jenis: z.string(),
  tgl: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** Who approved it; null where nobody had to. */
  penyetuju: z.string().nullable(),
  /** Signed: what came in, what went out. */
  jumlah: z.number(),
  saldo: z.number(),
  /** The document it undoes. */
  membatalkan: z.string().nullable(),
  keterangan: z.string().nullable(),
})

export const titipanAnswer = z.object({
  no_titipan: z.string(),
  status: z.enum(STATUS_TITIPAN),
  tgl_system: z.string(),
  customer: z.object({
    kode_member: z.string().nullable(),
    nama: z.string(),
    telp: z.string(),
    alamat: z.string().nullable(),
  }),
  kode_sales: z.string().nullable(),
  /** What was left with the shop, and what is left of it. */
  masuk: z.number(),
  saldo: z.number(),
  keterangan: z.string().nullable(),
  riwayat: z.array(step),
  validasi: z.array(checkKept),
  dicetak: z.number().int(),
})
export type TitipanAnswer = z.output<typeof titipanAnswer>

const TAKING = '/lihat-titipan'
const TILL = '/transaksi-penjualan'

const state = [
  ...OF_THE_LEDGER,
  'TIDAK_DITEMUKAN',
  'BON_BERUBAH',
  'BON_SELESAI',
  'SALDO_KURANG',
  'TOKO_BELUM_BUKA',
  'KUNCI_BEDA',
] as const
const money = [
  'PEMBAYARAN_KURANG',
  'PEMBAYARAN_LEBIH',
  'PEMBAYARAN_KOSONG',
  'RUJUKAN_TIDAK_ADA',
  'AKUN_BELUM_DIPETAKAN',
] as const

/** Documents of deposits that are held against their slips and their money. */
export const TITIPAN_DIPERIKSA = [
  'TITIPAN',
  'TAMBAH_TITIPAN',
  'KEMBALI_TITIPAN',
  'PENGALIHAN_SALDO',
] as const

/** Money kept for a customer, by name and telephone (12-orders-services-members §1). */
export const titipan = defineDocument({
  name: 'titipan',
  what: 'deposit',
  nomor: 'no_titipan',
  status: STATUS_TITIPAN,
  summary: {
    nama_customer: z.string(),
    telp_customer: z.string(),
    kode_sales: z.string().nullable(),
    masuk: z.number(),
    saldo: z.number(),
  },
  detail: titipanAnswer,
  readers: [TAKING, TILL, '/validasi-titipan', '/pengalihan-saldo-uang'],
  // Open for months: a deposit is found on any day.
  dateLock: false,
  journal: 'each',
  cancel: {
    screens: [TAKING],
    isOneOfSeveral: true,
    grant: 'BATAL_TITIPAN',
    refusals: [
      ...state.filter(code => code !== 'BON_SELESAI'),
      'TIDAK_BISA_BATAL',
      'BON_TERPAKAI',
      'DOKUMEN_BUKAN_HARI_INI',
      'BUTUH_OTORISASI',
    ],
  },
  check: {
    screen: '/validasi-titipan',
    jenis: TITIPAN_DIPERIKSA,
    subject: {
      no_titipan: z.string(),
      /** The deposit that a transfer brought money to. */
      ke_titipan: z.string().nullable(),
      nama_customer: z.string().nullable(),
      telp_customer: z.string().nullable(),
      /** How the money came or went, and the change. */
      bayar: z.array(
        z.object({ cara: z.string(), jumlah: z.number(), kode_bank: z.string().nullable() }),
      ),
      kembali: z.number(),
    },
  },
  papers: { slip: { summary: 'The slip of a deposit: what came, went and is left' } },
  receipt: {
    screens: [TAKING],
    messages: ['TITIPAN'],
    groups: {
      dataJualGrouped: {
        nomor: z.string(),
        jenis: z.string(),
        tgl: z.string(),
        jumlah: z.number(),
        saldo: z.number(),
      },
    },
  },
})

const balance = z.object({
  /** Number of the document that was written. */
  nomor: z.string(),
  no_titipan: z.string(),
  tgl_system: z.string(),
  saldo: z.number(),
  kembali: z.number(),
})

export const postTitipan = entryRoute(terimaTitipan, {
  summary: 'Keeps money for a customer: cash, card, QRIS or transfer.',
  right: { screens: [TAKING, TILL] },
  also: { kode_sales: short(20).optional(), customer: depositor, laci: seen.laci },
  answer: balance.omit({ nomor: true }),
  refusals: [...OF_THE_LEDGER, ...money, 'TIDAK_DITEMUKAN', 'TOKO_BELUM_BUKA', 'KUNCI_BEDA'],
})

export const addTitipan = entryRoute(tambahTitipan, {
  summary: 'Adds money to an open deposit.',
  right: { screens: [TAKING, TILL] },
  params: numberOf('no_titipan'),
  also: { laci: seen.laci },
  answer: balance,
  refusals: [...state, ...money],
})

export const returnTitipan = entryRoute(kembaliTitipan, {
  summary: 'Gives the customer his money back, in part or whole, with a grant.',
  right: { screens: [TAKING] },
  params: numberOf('no_titipan'),
  also: { laci: seen.laci },
  answer: balance.omit({ kembali: true }),
  refusals: [...state, 'BUTUH_OTORISASI', 'RUJUKAN_TIDAK_ADA', 'AKUN_BELUM_DIPETAKAN'],
})

export const moveSaldo = defineRoute({
  method: 'POST',
  path: 'pengalihan-saldo',
  summary: 'Moves money from one open deposit to another by two linked entries, with a grant.',
  right: { screens: ['/pengalihan-saldo-uang'] },
  keyed: true,
  body: reasoned.extend({
    dari: short(40).min(1, { error: 'Harus Diisi' }),
    ke: short(40).min(1, { error: 'Harus Diisi' }),
    jumlah: z.number().int().min(1, { error: 'Jumlah harus lebih dari 0' }).max(1e13),
    tgl_system: seen.tgl_system,
  }),
  answer: z.object({
    no_pengalihan: z.string(),
    tgl_system: z.string(),
    saldo_dari: z.number(),
    saldo_ke: z.number(),
  }),
  refusals: [...state, 'BUTUH_OTORISASI', 'AKUN_BELUM_DIPETAKAN'],
})
