import { PROSES_CUCI, STATUS_BATCH, TUJUAN_TERIMA } from '@kencana/domain/stok/cuci'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { tutupBatch } from '../../entries/stok/wasting-sepuhan.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { dipastikan } from '../../kit/figures/dipastikan.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { perGram, perPiece } from '../../kit/figures/rupiah.ts'
import { defineRoute } from '../../kit/route.ts'
import { words } from '../../kit/sheet/cells.ts'
import { BEHIND_COUNTER, CHECKERS } from '../../permissions.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { barcode } from '../barang.ts'
import { grants } from '../penjualan.ts'
import { CLOSING, PLATED, READERS, RECEIVING, SENDING } from './di-tukang.ts'
import { weighedPiece } from './laid.ts'

const keterangan = withoutCard(words(200)).optional()
const nullable = z.string().nullable()

/** A batch as lists show it; grams. */
const batch = {
  proses: z.enum(PROSES_CUCI),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  tgl_janji: nullable,
  pcs: z.number().int(),
  /** Not back yet. */
  sisa_pcs: z.number().int(),
  berat: z.number(),
}

/** A piece of a batch: as it was sent, and as it came back. */
const sentPiece = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_kadar: z.string(),
  kode_baki: z.string(),
  /** As it was sent; grams. */
  berat: z.number(),
  /** `null` while it is away. */
  berat_kembali: z.number().nullable(),
  /** Still away, or where it is: `status` of a piece. */
  status: z.string(),
  di_luar: z.boolean(),
})
export type BarangBatch = z.output<typeof sentPiece>

/** One document of a batch. */
const step = z.object({
  nomor: z.string(),
  jenis: z.string(),
  tgl: z.string(),
  pada: z.string(),
  user_id: z.string(),
  penyetuju: nullable,
  pcs: z.number().int(),
  berat: z.number(),
  /** Grams that are lost, of them beyond what is allowed; of what came back. */
  susut: z.number().nullable(),
  lebih: z.number().nullable(),
  ongkos: z.number().nullable(),
  membatalkan: nullable,
  keterangan: nullable,
})

/** Pieces sent to be washed, plated or mended, until the last is back (13 §1). */
export const kirimCuci = defineDocument({
  name: 'kirim-cuci',
  what: 'batch of pieces at a craftsman',
  nomor: 'no_kirim',
  status: STATUS_BATCH,
  summary: batch,
  detail: z.object({
    no_kirim: z.string(),
    tgl_system: z.string(),
    pada: z.string(),
    user_id: z.string(),
    ...batch,
    status: z.enum(STATUS_BATCH),
    keterangan: nullable,
    barang: z.array(sentPiece),
    riwayat: z.array(step),
  }),
  readers: READERS,
  // Open for weeks: a batch is found on any day.
  dateLock: false,
  journal: 'each',
  cancel: {
    screens: READERS,
    isOneOfSeveral: true,
    grant: 'BATAL_STOK',
    refusals: [
      ...OF_THE_LEDGER,
      'TIDAK_DITEMUKAN',
      'TOKO_BELUM_BUKA',
      'TIDAK_BISA_BATAL',
      'DOKUMEN_BUKAN_HARI_INI',
      'BUTUH_OTORISASI',
      'DOKUMEN_BERGERAK',
      'BAKI_DIHAPUS',
    ],
    names: ['membatalkan', 'nomor'],
  },
  // Its slip is that of a document that moves pieces: slip-barang/{nomor}.
  papers: {},
  receipt: false,
})

const GONE = [
  'BARANG_TIDAK_ADA',
  'BARANG_TIDAK_TERSEDIA',
  'BARANG_SUDAH_TERJUAL',
  'BARANG_DIPERIKSA',
  'BARCODE_GANDA',
  'TOKO_BELUM_BUKA',
  'AKUN_BELUM_DIPETAKAN',
] as const

export const postKirimCuci = defineRoute({
  method: 'POST',
  path: 'kirim-cuci',
  summary: 'Gives pieces to a craftsman: bought ones that wait, and those of trays.',
  right: { screens: [SENDING], levels: BEHIND_COUNTER },
  keyed: true,
  body: z.strictObject({
    proses: z.enum(PROSES_CUCI, { error: 'Pilih proses' }),
    kode_tukang: z.string({ error: 'Harus Diisi' }).trim().min(1, { error: 'Harus Diisi' }).max(40),
    /** When it should be back. */
    tgl_janji: day().optional(),
    barang: z
      .array(z.strictObject({ kode_barcode: barcode, versi: rowVersion }), {
        error: 'Belum ada barang',
      })
      .min(1, { error: 'Belum ada barang' })
      .max(500),
    keterangan,
  }),
  answer: z.object({
    no_kirim: z.string(),
    tgl_system: z.string(),
    pcs: z.number().int(),
    berat: z.number(),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    ...GONE,
    'RUJUKAN_TIDAK_ADA',
    'TUKANG_TIDAK_AKTIF',
    'TUKANG_LAIN_KERJA',
    'TANGGAL_JANJI',
  ],
})

const received = z.object({
  no_terima: z.string(),
  tgl_system: z.string(),
  no_kirim: z.string(),
  pcs: z.number().int(),
  berat: z.number(),
  /** Grams lost, and of them beyond what is allowed. */
  susut: z.number(),
  lebih: z.number(),
  /** What the craftsman is owed for it. */
  ongkos: z.number(),
  status: z.enum(STATUS_BATCH),
  /** Those that lie in trays now: their labels are printed. */
  baki: z.array(z.string()),
})

const RECEIVED = [
  ...OF_THE_LEDGER,
  ...GONE,
  'TIDAK_DITEMUKAN',
  'BARANG_BUKAN_BATCH',
  'BATCH_SELESAI',
  'TUKANG_LAIN_KERJA',
  'ONGKOS_TUKANG',
  'BARIS_SALAH',
  'RUJUKAN_TIDAK_ADA',
  'TERA_HABIS',
  'BAKI_KATEGORI',
  'BUKAN_BAKI_BELI',
  'BUTUH_OTORISASI',
] as const

const receiving = <const T extends readonly [string, ...string[]]>(tujuan: T) =>
  z.strictObject({
    no_kirim: z.string().trim().min(1, { error: 'Harus Diisi' }).max(40),
    barang: z
      .array(weighedPiece(tujuan), { error: 'Belum ada barang' })
      .min(1, { error: 'Belum ada barang' })
      .max(500),
    /** What the craftsman asks: of what came back, and for each piece. */
    ongkos_per_gram: perGram.default(0),
    ongkos_per_pcs: perPiece.default(0),
    keterangan,
    dipastikan,
    otorisasi: grants.optional(),
  })

export const terimaCuci = defineRoute({
  method: 'POST',
  path: 'terima-cuci',
  summary:
    'Takes back what a craftsman had, weighed: into trays, to be plated, or to be sorted again. ' +
    'A loss beyond what is allowed waits to be judged; gold on top beyond it asks for a grant.',
  right: { screens: [RECEIVING], levels: BEHIND_COUNTER },
  keyed: true,
  body: receiving(TUJUAN_TERIMA),
  answer: received,
  refusals: RECEIVED,
})

export const terimaSepuhan = defineRoute({
  method: 'POST',
  path: 'terima-sepuhan',
  summary: 'Takes back what was plated, weighed, into the trays it is sold from.',
  right: { screens: [PLATED], levels: BEHIND_COUNTER },
  keyed: true,
  body: receiving(['BAKI']),
  answer: received,
  refusals: RECEIVED,
})

export const wastingSepuhan = entryRoute(tutupBatch, {
  summary: 'Closes a batch: what never came back is lost and waits to be judged, with a grant.',
  right: { screens: [CLOSING], levels: CHECKERS },
  also: {
    no_kirim: short(40).min(1, { error: 'Harus Diisi' }),
    /** What lacked when whoever closes it looked. */
    sisa_pcs: z.number().int().min(0).max(500),
  },
  answer: z.object({
    no_wasting: z.string(),
    tgl_system: z.string(),
    no_kirim: z.string(),
    hilang: z.array(z.string()),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    ...GONE,
    'TIDAK_DITEMUKAN',
    'BATCH_SELESAI',
    'ABU_LEBIH',
    'PERIKSA_SENDIRI',
    'BUTUH_OTORISASI',
  ],
})
