import { TEMPAT_SORTIR, TUJUAN_SORTIR } from '@kencana/domain/stok/sortir'
import { z } from 'zod'
import { defineDocument } from '../../documents/define-document.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { dipastikan } from '../../kit/figures/dipastikan.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { words } from '../../kit/sheet/cells.ts'
import { BEHIND_COUNTER } from '../../permissions.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { barcode, MODE_BARANG } from '../barang.ts'
import { grants } from '../penjualan.ts'
import { weighedPiece } from './laid.ts'
import { SUMBER_TIMBANG } from './weighed.ts'

const SORTING = '/sortir-pembelian'
const MOVING = '/pindah-sortir'

const STATUS_SORTIR = ['SELESAI', 'BATAL'] as const

/** Pieces that were bought and wait: those nobody sorted, or those of a bin. */
export const SARING_SORTIR = ['ALL', 'BELUM', ...TEMPAT_SORTIR] as const

/** A bought piece that waits in a BLN tray, with what its purchase says of it; grams, rupiah. */
const waiting = z.object({
  kode_barcode: z.string(),
  versi: z.number().int(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  nama_dept: z.string(),
  kode_group: z.string(),
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  kadar: z.number(),
  kode_baki: z.string(),
  berat: z.number(),
  /** `null` for a level that may not know it. */
  modal_rp: z.number().nullable(),
  mode_harga: z.enum(MODE_BARANG),
  kode_ongkos: z.string().nullable(),
  harga_bandrol: z.number().nullable(),
  size: z.string().nullable(),
  /** Its purchase; none of what the shop began with. */
  no_faktur_beli: z.string().nullable(),
  tgl_beli: z.string(),
  kondisi: z.string().nullable(),
  /** Business days since it was bought. */
  hari: z.number().int(),
  /** Where it should go by its damage; none where nobody judged it. */
  usulan: z.enum(TUJUAN_SORTIR).nullable(),
  /** The bin it waits in; none until it was sorted. */
  tujuan: z.enum(TEMPAT_SORTIR).nullable(),
})
export type MenungguSortir = z.output<typeof waiting>

export const listAntreSortir = defineRoute({
  method: 'GET',
  path: 'antre-sortir',
  summary: 'Bought pieces that wait in BLN trays, the oldest first; `tujuan` BELUM: not sorted.',
  right: { screens: [SORTING, MOVING] },
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().max(60).optional(),
    tujuan: z.enum(SARING_SORTIR).default('ALL'),
    kode_baki: z.string().trim().max(40).optional(),
  }),
  answer: pageOf(waiting),
  refusals: ['TOKO_BELUM_BUKA'],
})

const STATE = [
  'BARCODE_GANDA',
  'BARANG_BERUBAH',
  'BARANG_TIDAK_ADA',
  'BARANG_TIDAK_TERSEDIA',
  'BARANG_SUDAH_TERJUAL',
  'BARANG_DIPERIKSA',
  'SUDAH_DISORTIR',
  'TOKO_BELUM_BUKA',
] as const

export const showAntreSortir = defineRoute({
  method: 'GET',
  path: 'antre-sortir/{kode_barcode}',
  summary: 'One of them, as it was scanned; says what became of one that waits no more.',
  right: { screens: [SORTING, MOVING] },
  params: z.object({ kode_barcode: z.string().trim() }),
  answer: waiting,
  refusals: STATE,
})

/** A piece and where it goes. */
const sorted = weighedPiece(TUJUAN_SORTIR)
export type BarangSortir = z.output<typeof sorted>

const keterangan = withoutCard(words(200)).optional()

/** What a document of sorting sums up; grams. */
const sums = {
  pcs: z.number().int(),
  berat: z.number(),
  /** How many went where. */
  tujuan: z.record(z.enum(TUJUAN_SORTIR), z.number().int()),
}

/** A sorted piece as the document keeps it; grams. */
const sortedLine = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  tujuan: z.enum(TUJUAN_SORTIR),
  dari_baki: z.string(),
  ke_baki: z.string().nullable(),
  berat_buku: z.number(),
  berat: z.number(),
  kadar_buku: z.string(),
  kode_kadar: z.string(),
  sumber: z.enum(SUMBER_TIMBANG),
  kode_timbangan: z.string().nullable(),
  /** What it was bought for; `null` for a level that may not know it. */
  modal_rp: z.number().nullable(),
})

/** Bought pieces that were sorted: into trays, into bins, to scrap (13 §1). */
export const sortir = defineDocument({
  name: 'sortir',
  what: 'sorting of bought pieces',
  nomor: 'no_sortir',
  status: STATUS_SORTIR,
  summary: { ...sums, keterangan: z.string().nullable() },
  detail: z.object({
    no_sortir: z.string(),
    tgl_system: z.string(),
    pada: z.string(),
    user_id: z.string(),
    penyetuju: z.string().nullable(),
    keterangan: z.string().nullable(),
    ...sums,
    barang: z.array(sortedLine),
    status: z.enum(STATUS_SORTIR),
    no_batal: z.string().nullable(),
  }),
  readers: [SORTING],
  dateLock: { fields: ['tgl_from', 'tgl_to'] },
  journal: 'one',
  cancel: {
    screens: [SORTING],
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
  },
  papers: {},
  receipt: false,
})

export const postSortir = defineRoute({
  method: 'POST',
  path: 'sortir',
  summary:
    'Sorts bought pieces, each weighed again: into a tray to be sold, a bin of what is sent ' +
    'away, or scrap. A weight or kadar that two scales do not explain, and scrap, ask for a grant.',
  right: { screens: [SORTING], levels: BEHIND_COUNTER },
  keyed: true,
  body: z.strictObject({
    barang: z
      .array(sorted, { error: 'Belum ada barang' })
      .min(1, { error: 'Belum ada barang' })
      .max(500),
    keterangan,
    dipastikan,
    otorisasi: grants.optional(),
  }),
  answer: z.object({
    no_sortir: z.string(),
    tgl_system: z.string(),
    ...sums,
    /** Those that lie in trays now: their labels are printed. */
    baki: z.array(z.string()),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    ...STATE,
    'BARIS_SALAH',
    'RUJUKAN_TIDAK_ADA',
    'TERA_HABIS',
    'BAKI_KATEGORI',
    'BUKAN_BAKI_BELI',
    'BUTUH_OTORISASI',
    'AKUN_BELUM_DIPETAKAN',
  ],
})

export const pindahSortir = defineRoute({
  method: 'POST',
  path: 'pindah-sortir',
  summary: 'Moves sorted pieces to another bin while they wait there.',
  right: { screens: [MOVING], levels: BEHIND_COUNTER },
  keyed: true,
  body: z.strictObject({
    barang: z
      .array(barcode, { error: 'Belum ada barang' })
      .min(1, { error: 'Belum ada barang' })
      .max(500),
    tujuan: z.enum(TEMPAT_SORTIR, { error: 'Pilih tujuan' }),
    keterangan,
  }),
  answer: z.object({
    no_pindah: z.string(),
    tgl_system: z.string(),
    pcs: z.number().int(),
    berat: z.number(),
  }),
  refusals: [...OF_THE_LEDGER, ...STATE, 'BELUM_DISORTIR', 'TEMPAT_SAMA'],
})
