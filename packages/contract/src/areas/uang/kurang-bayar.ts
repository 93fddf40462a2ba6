import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { bayarPiutang } from '../../entries/uang/bayar-piutang.ts'
import { catatKurang } from '../../entries/uang/catat-kurang.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { seen } from '../hutang/shapes.ts'

/** How a short payment stands: something is owed, all was paid, or it was taken back. */
export const STATUS_KURANG = ['BUKA', 'LUNAS', 'BATAL'] as const
export type StatusKurang = (typeof STATUS_KURANG)[number]

const SCREEN = '/piutang-penjualan'

const summary = {
  no_faktur_jual: z.string(),
  nama_customer: z.string(),
  telp_customer: z.string(),
  /** What was short, what is owed of it still, and how often something was paid. */
  jumlah: z.number(),
  sisa: z.number(),
  dibayar: z.number().int(),
  tgl_janji: z.string(),
  /** Days since it was written down. */
  umur: z.number().int(),
}

const kurangAnswer = z.object({
  no_kurang_bayar: z.string(),
  status: z.enum(STATUS_KURANG),
  tgl_system: z.string(),
  ...summary,
  keterangan: z.string().nullable(),
  riwayat: z.array(
    z.object({
      nomor: z.string(),
      jenis: z.string(),
      tgl: z.string(),
      pada: z.string(),
      user_id: z.string(),
      /** Who approved it; null where nobody had to. */
      penyetuju: z.string().nullable(),
      /** Signed: what came to be owed, what was paid of it. */
      jumlah: z.number(),
      sisa: z.number(),
      /** The document it undoes. */
      membatalkan: z.string().nullable(),
      keterangan: z.string().nullable(),
    }),
  ),
})
export type KurangAnswer = z.output<typeof kurangAnswer>

const state = [
  ...OF_THE_LEDGER,
  'TIDAK_DITEMUKAN',
  'BON_BERUBAH',
  'TOKO_BELUM_BUKA',
  'KUNCI_BEDA',
  'RUJUKAN_TIDAK_ADA',
  'AKUN_BELUM_DIPETAKAN',
] as const

/** Money that was short after a sale, by the customer who owes it (04-domain B12, B18 #6 #7). */
export const kurangBayar = defineDocument({
  name: 'piutang-penjualan',
  what: 'short payment',
  nomor: 'no_kurang_bayar',
  status: STATUS_KURANG,
  summary,
  detail: kurangAnswer,
  readers: [SCREEN],
  // Owed for weeks: it is found on any day.
  dateLock: false,
  journal: 'each',
  says: { list: 'Short payments of the store, open ones first and oldest.' },
  cancel: {
    screens: [SCREEN],
    isOneOfSeveral: true,
    grant: 'BATAL_UANG',
    refusals: [
      ...OF_THE_LEDGER,
      'TIDAK_DITEMUKAN',
      'BON_BERUBAH',
      'TOKO_BELUM_BUKA',
      'KUNCI_BEDA',
      'TIDAK_BISA_BATAL',
      'BON_TERPAKAI',
      'DOKUMEN_BUKAN_HARI_INI',
      'BUTUH_OTORISASI',
    ],
  },
  papers: { slip: { summary: 'The slip of a short payment, or of the last payment of it' } },
  receipt: {
    screens: [SCREEN],
    messages: ['KURANG_BAYAR'],
    groups: {
      dataJualGrouped: {
        nomor: z.string(),
        jenis: z.string(),
        tgl: z.string(),
        jumlah: z.number(),
        sisa: z.number(),
      },
    },
  },
})

export const shortNota = defineRoute({
  method: 'GET',
  path: 'nota-kurang-bayar/{no_faktur_jual}',
  summary: 'What a nota says before a short payment of it is written down.',
  right: { screens: [SCREEN] },
  params: z.strictObject({ no_faktur_jual: short(40).min(1, { error: 'Harus Diisi' }) }),
  answer: z.object({
    no_faktur_jual: z.string(),
    tgl: z.string(),
    nama_customer: z.string().nullable(),
    telp_customer: z.string().nullable(),
    total: z.number(),
    /** What was paid of it in cash, change taken off: no more can have been short. */
    tunai: z.number(),
    /** The short payment it has. */
    no_kurang_bayar: z.string().nullable(),
  }),
  refusals: ['TIDAK_DITEMUKAN', 'SUDAH_BATAL', 'TOKO_BELUM_BUKA', 'KURANG_HARI_LAIN'],
})

export const postKurang = entryRoute(catatKurang, {
  summary: 'Writes down that cash of a sale was short: its customer owes it, with a grant.',
  right: { screens: [SCREEN] },
  also: { laci: seen.laci },
  answer: z.object({ no_kurang_bayar: z.string(), tgl_system: z.string(), sisa: z.number() }),
  refusals: [
    ...state,
    'BUTUH_OTORISASI',
    'SUDAH_BATAL',
    'KURANG_MELEBIHI_TUNAI',
    'KURANG_SUDAH_ADA',
    'KURANG_HARI_LAIN',
    'KURANG_NAMA_LAIN',
  ],
})

export const payKurang = entryRoute(bayarPiutang, {
  summary: 'Takes what the customer pays of a short payment, in part or whole.',
  right: { screens: [SCREEN] },
  params: z.strictObject({ no_kurang_bayar: short(40).min(1) }),
  also: { laci: seen.laci },
  answer: z.object({
    nomor: z.string(),
    no_kurang_bayar: z.string(),
    tgl_system: z.string(),
    sisa: z.number(),
    kembali: z.number(),
  }),
  refusals: [
    ...state,
    'BON_SELESAI',
    'BAYAR_MELEBIHI_SISA',
    'PEMBAYARAN_KURANG',
    'PEMBAYARAN_LEBIH',
    'PEMBAYARAN_KOSONG',
  ],
})
