import { METODE_BUNGA } from '@kencana/domain/terms/hutang'
import { z } from 'zod'
import { short } from '../documents/define-cancel.ts'
import { checkKept } from '../documents/define-checks.ts'
import { defineDocument } from '../documents/define-document.ts'
import { day } from '../kit/day.ts'
import { kadar } from '../kit/figures/kadar.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute } from '../kit/route.ts'
import { cancelling } from './hutang/shapes.ts'

/** Screens that may read loans. */
const READERS = [
  '/lihat-hutang',
  '/transaksi-hutang',
  '/lelang-hutang',
  '/batal-hutang-lunas',
  '/validasi-hutang',
]

/** What became of a loan (04-domain B10, "Life"). */
export const STATUS_HUTANG = [
  'AKTIF',
  'LUNAS',
  'DIPERPANJANG',
  'DILELANG',
  'KELEBIHAN_DIBAYAR',
  'BATAL',
] as const
export type StatusHutang = (typeof STATUS_HUTANG)[number]

/** Ways a customer is told that a loan is due. */
export const CARA_PEMBERITAHUAN = ['WHATSAPP', 'TELEPON', 'SURAT', 'LANGSUNG'] as const

const step = z.object({
  teks: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  jumlah_rp: z.number(),
})

/** Terms a loan is written under and keeps. */
export const terms = z.object({
  kode_bunga: z.string(),
  nama_bunga: z.string(),
  metode: z.enum(METODE_BUNGA),
  /** Rate of 30 days. */
  bunga_permil: z.number().int(),
  bunga_awal_permil: z.number().int().nullable(),
  hari_awal: z.number().int().nullable(),
  hari_minimal: z.number().int(),
  jangka_hari: z.number().int(),
  hari_tenggang: z.number().int(),
  denda_permil: z.number().int(),
  hitung_hari_pertama: z.boolean(),
  /** How days are counted, see `CARA_HARI`; loans of before do not say it. */
  cara_hari: z.number().int().optional(),
  langkah: z.number().int(),
})

/** One line of a pledge with its appraisal; weights in grams, money in rupiah. */
export const pledgeLine = z.object({
  baris: z.number().int(),
  nama_barang: z.string(),
  kode_dept: z.string().nullable(),
  kode_kadar: z.string(),
  kadar,
  jumlah: z.number().int(),
  berat_kotor: z.number(),
  berat: z.number(),
  kode_kondisi: z.string(),
  /** What it is appraised at. */
  harga_per_gram: z.number(),
  /** Lent per gram where it is set apart from the price. */
  pokok_per_gram: z.number().nullable(),
  potongan_permil: z.number().int(),
  plafond_permil: z.number().int(),
  taksiran: z.number(),
  plafond: z.number(),
  keterangan: z.string().nullable(),
})
export type PledgeLine = z.output<typeof pledgeLine>

/** What a loan costs on a day. */
export const payoff = z.object({
  tgl: z.string(),
  lama_pinjam: z.number().int(),
  hari_bunga: z.number().int(),
  hari_denda: z.number().int(),
  tgl_jatuh_tempo: z.string(),
  jumlah_hutang: z.number(),
  bunga_rp: z.number(),
  bunga_pinjam: z.number(),
  denda: z.number(),
  total_bayar: z.number(),
  kerja: z.array(step),
})
export type Payoff = z.output<typeof payoff>

const summary = {
  no_faktur_hutang: z.string(),
  status: z.enum(STATUS_HUTANG),
  tgl_hutang: z.string(),
  tgl_jatuh_tempo: z.string(),
  tgl_lunas: z.string().nullable(),
  nama_customer: z.string(),
  telp_customer: z.string().nullable(),
  kode_sales: z.string(),
  jumlah_hutang: z.number(),
  taksiran: z.number(),
  /** Net weight of the pledge in grams. */
  berat: z.number(),
  lokasi: z.string().nullable(),
  /** Days past the due date on the open day; 0 while it is not due or no longer open. */
  lewat_hari: z.number().int(),
  diberitahu: z.number().int(),
}

const list = defineRoute({
  method: 'GET',
  path: 'hutang',
  summary: 'Pawn loans, newest first; JATUH_TEMPO those that are due for the longest time first.',
  right: { screens: READERS },
  // A loan runs for months, so the list begins nowhere; a day that is named is held by the lock.
  dateLock: { fields: ['tgl_from', 'tgl_to'], unnamed: 'allowed' },
  query: z.strictObject({
    ...pageQuery,
    q: short(60).optional(),
    tgl_from: day().optional(),
    tgl_to: day().optional(),
    /** JATUH_TEMPO: open and past the due date; LUNAS_HARI_INI: redeemed on the open day. */
    status: z
      .enum(['ALL', 'JATUH_TEMPO', 'LUNAS_HARI_INI', 'KELEBIHAN', ...STATUS_HUTANG])
      .default('ALL'),
  }),
  answer: pageOf(
    z.object({
      ...summary,
      total_bayar: z.number(),
      /** What an auction left over for the customer, paid or not. */
      kelebihan: z.number(),
    }),
  ),
  refusals: ['TOKO_BELUM_BUKA'],
})

const movement = z.object({
  nomor: z.string(),
  jenis: z.string(),
  tgl: z.string(),
  pada: z.string(),
  user_id: z.string(),
  penyetuju: z.string().nullable(),
  dari_status: z.string().nullable(),
  ke_status: z.string(),
  /** Money of the document: what was paid out, or what came in. */
  total: z.number(),
  keterangan: z.string().nullable(),
})

const hutangAnswer = z.object({
  ...summary,
  versi: z.number().int(),
  plafond: z.number(),
  user_id: z.string(),
  customer: z.object({
    kode_customer: z.string().nullable(),
    nama: z.string(),
    alamat: z.string().nullable(),
    telp: z.string().nullable(),
    jenis_identitas: z.string(),
    /** Masked but for the last four digits, unless the level may see it whole. */
    no_identitas: z.string(),
  }),
  no_asal: z.string().nullable(),
  no_penerus: z.string().nullable(),
  syarat: terms,
  barang: z.array(pledgeLine),
  /** On the open day while the loan is open, else as it was settled. */
  pelunasan: payoff.nullable(),
  lelang: z
    .object({
      hasil: z.number(),
      biaya: z.number(),
      kelebihan: z.number(),
      kekurangan: z.number(),
    })
    .nullable(),
  riwayat: z.array(movement),
  pemberitahuan: z.array(
    z.object({
      pada: z.string(),
      tgl: z.string(),
      user_id: z.string(),
      cara: z.enum(CARA_PEMBERITAHUAN),
      keterangan: z.string().nullable(),
    }),
  ),
  validasi: z.array(checkKept),
  /** Prints of the loan's letter. */
  dicetak: z.number().int(),
  keterangan: z.string().nullable(),
})
export type HutangAnswer = z.output<typeof hutangAnswer>

/** Documents of the pawn counter that are held against their packets. */
export const HUTANG_DIPERIKSA = [
  'HUTANG',
  'PERPANJANG_HUTANG',
  'TEBUS_HUTANG',
  'LELANG_HUTANG',
] as const

/** Pawn loans: one number from the loan to what ended it. */
export const hutang = defineDocument({
  name: 'hutang',
  what: 'loan',
  nomor: 'no_faktur_hutang',
  status: STATUS_HUTANG,
  summary,
  list,
  detail: hutangAnswer,
  readers: READERS,
  dateLock: list.dateLock ?? false,
  journal: 'each',
  says: {
    show: 'One loan: pledge, terms, what it costs today, its documents, notices and checks.',
  },
  cancel: {
    summary:
      'Undoes the last document of a loan (loan, renewal, auction) on the day it was written.',
    screens: ['/lihat-hutang', '/lelang-hutang'],
    grant: 'BATAL_HUTANG_LUNAS',
    names: ['membatalkan', 'nomor'],
    refusals: cancelling,
  },
  check: {
    screen: '/validasi-hutang',
    jenis: HUTANG_DIPERIKSA,
    list: 'Documents of the pawn counter, those nobody has checked yet first.',
    keep: 'Keeps that somebody else than the writer has checked a document with its packet.',
    subject: {
      no_faktur_hutang: z.string(),
      nama_customer: z.string(),
      lokasi: z.string().nullable(),
      berat: z.number(),
    },
  },
  papers: {
    surat: { summary: 'The letter of pledge as PDF' },
    kwitansi: { summary: 'The receipt of what ended a loan (redemption, auction, surplus) as PDF' },
    'batal/slip': {
      summary: 'The slip of the last cancellation of a loan as PDF, as that of a sale',
    },
  },
  receipt: {
    screens: ['/lihat-hutang'],
    messages: ['HUTANG', 'HUTANG_SELESAI'],
    groups: {
      dataPembelianGrouped: {
        nama_barang: z.string(),
        jumlah: z.number(),
        berat: z.number(),
        taksiran: z.number(),
      },
    },
  },
})

/** Licence of the store to lend against pledges; `berlaku` is null while there is none. */
export const licence = z.object({
  nomor: z.string(),
  lingkup: z.string(),
  sampai: z.string().nullable(),
  /** Whether a loan may be written on the open day. */
  berlaku: z.boolean(),
})
