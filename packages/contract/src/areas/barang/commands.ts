import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { dipastikan } from '../../kit/figures/dipastikan.ts'
import { gram } from '../../kit/figures/gram.ts'
import { rowVersion } from '../../kit/figures/row-version.ts'
import { perGram, perPiece } from '../../kit/figures/rupiah.ts'
import { defineRoute } from '../../kit/route.ts'
import { optional, words } from '../../kit/sheet/cells.ts'
import type { Level } from '../../permissions.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { ASAL_PAJAK, barangDetail, barcode, MODE_BARANG } from '../barang.ts'

const EMPTY = 'Harus Diisi'
const ADDERS = ['/tambah-data-barang', '/tambah-barang-banyak'] as const
const ADD_REFUSALS = [
  ...OF_THE_LEDGER,
  'BARIS_SALAH',
  'TOKO_BELUM_BUKA',
  'BARCODE_HABIS',
  'AKUN_BELUM_DIPETAKAN',
  'KUNCI_BEDA',
  'BERAT_TIDAK_WAJAR',
  'MODAL_TIDAK_WAJAR',
  'RUJUKAN_TIDAK_ADA',
  'MODULE_OFF',
  'BAKI_KATEGORI',
  'BUKAN_BAKI_BELI',
]

const code = z.string({ error: EMPTY }).trim().min(1, { error: EMPTY }).max(40)
const fields = {
  /** More than 5 letters (doc2 §5). Not unique: many equal rings lie in one tray. */
  nama_barang: withoutCard(words(60).min(6, { error: 'Nama barang harus lebih dari 5 huruf' })),
  kode_intern: optional(withoutCard(words(30))),
  kode_kondisi: optional(code),
  mode_harga: z.enum(MODE_BARANG, { error: 'Mode harga tidak dikenal' }).default('GRAM'),
  /** Parameter Ongkos; the two rates come from it unless they are given. */
  kode_ongkos: optional(code),
  ongkos_per_gram: optional(perGram),
  ongkos_per_pcs: optional(perPiece),
  atribut_rp: perPiece.default(0),
  kode_bandrol: optional(code),
  harga_bandrol: optional(perPiece),
  size: optional(withoutCard(words(20))),
}

/** A piece that comes in. Nota weight is reckoned by its group's rule, the kadar is its group's. */
export const newBarang = z.strictObject({
  ...fields,
  kode_dept: code,
  kode_group: code,
  /** Only where it differs from the group's. */
  kode_kadar: optional(code),
  kode_baki: z
    .string({ error: 'Mohon Untuk Pilih Kode Baki' })
    .trim()
    .min(1, { error: 'Mohon Untuk Pilih Kode Baki' })
    .max(40),
  berat: gram,
  modal_rp: perPiece,
})
export type NewBarang = z.output<typeof newBarang>
export type NewBarangInput = z.input<typeof newBarang>

/** Where pieces come from and with which tax invoice; the same for a whole document. */
export const asalBarang = {
  sumber: z.enum(['MODAL_BARANG', 'HUTANG_SUPPLIER']).default('MODAL_BARANG'),
  /** Who delivered them (Master Supplier): needed where they are owed for or have an invoice. */
  kode_supplier: optional(code),
  pajak: z
    .strictObject({
      asal_pajak: z.enum(ASAL_PAJAK),
      faktur_no: optional(words(40)),
      faktur_tgl: optional(day('Tanggal Tidak Boleh Kosong')),
    })
    .refine(p => p.asal_pajak === 'TANPA' || (p.faktur_no && p.faktur_tgl), {
      error: 'Faktur pajak harus lengkap: nomor dan tanggal',
    })
    .default({ asal_pajak: 'TANPA' }),
  keterangan: optional(withoutCard(words(200))),
  dipastikan,
}

const added = z.object({
  no_tambah: z.string(),
  tgl_system: z.string(),
  barang: z.array(z.string()),
  /** When what is owed to the supplier is due; nothing where nothing is owed. */
  jatuh_tempo: z.string().nullable().optional(),
})

export const addBarang = defineRoute({
  method: 'POST',
  path: 'barang',
  summary: 'Takes pieces in: one document, their barcodes, their journal.',
  right: { screens: ADDERS },
  keyed: true,
  body: z.strictObject({ barang: z.array(newBarang).min(1).max(50), ...asalBarang }),
  answer: added,
  refusals: ADD_REFUSALS,
})

export const addBarangBanyak = defineRoute({
  method: 'POST',
  path: 'barang/banyak',
  summary: 'The same from the grid: up to 2,000 pieces, all or nothing.',
  right: { screens: ['/tambah-barang-banyak'] },
  keyed: true,
  body: z.strictObject({
    barang: z.array(newBarang).min(1, { error: 'Belum ada baris' }).max(2000),
    ...asalBarang,
  }),
  answer: added,
  refusals: ADD_REFUSALS,
})

export const uploadBarang = defineRoute({
  method: 'POST',
  path: 'barang/upload-banyak',
  summary:
    'The same from a file (xlsx, csv; part `file`; part `asal` may carry sumber, pajak, ' +
    'keterangan as JSON). Errors are keyed by the row of the sheet; nothing is written then.',
  right: { screens: ['/tambah-barang-banyak'] },
  keyed: true,
  multipart: true,
  answer: added,
  refusals: [...ADD_REFUSALS, 'BERKAS_DITOLAK'],
})

export const templateBarang = defineRoute({
  method: 'GET',
  path: 'barang/contoh-upload',
  summary: 'An Excel sheet with the columns of the upload and one example row.',
  right: { screens: ['/tambah-barang-banyak'] },
  answer: z.unknown(),
  file: true,
})

const { mode_harga: _mode, atribut_rp: _atribut, ...editable } = fields

/** What may change without a document; a field that is left out stays. */
/** Who may change what a piece is known by. */
export const PIECE_EDITORS: readonly Level[] = ['OWN', 'SU', 'MU', 'DEV', 'SPV', 'ADMIN', 'GUDANG']

export const editBarang = defineRoute({
  method: 'PUT',
  path: 'barang/{kode_barcode}',
  summary: 'Changes the description and price of a piece; weight, kadar and cost never change.',
  right: {
    screens: ['/data-barang'],
    levels: PIECE_EDITORS,
  },
  params: z.object({ kode_barcode: barcode }),
  body: z.strictObject({
    ...editable,
    nama_barang: fields.nama_barang.optional(),
    mode_harga: z.enum(MODE_BARANG).optional(),
    atribut_rp: perPiece.optional(),
    dipastikan,
    versi: rowVersion,
  }),
  answer: z.object({ message: z.string(), data: barangDetail }),
  refusals: [
    'BARANG_TIDAK_ADA',
    'BERUBAH',
    'BARANG_SUDAH_TERJUAL',
    'BARANG_TIDAK_TERSEDIA',
    'BARANG_DIPERIKSA',
    'RUJUKAN_TIDAK_ADA',
    'HARGA_BERUBAH_JAUH',
  ],
})

export const uploadGambar = defineRoute({
  method: 'POST',
  path: 'barang/upload-image',
  summary: 'Picture of a piece (parts `image`, `kode_barcode`), re-encoded to 720 × 1366 JPEG.',
  right: { screens: ['/data-barang', '/tambah-data-barang', '/tambah-barang-banyak'] },
  multipart: true,
  answer: z.object({ message: z.string(), kode_barcode: z.string() }),
  refusals: ['BARANG_TIDAK_ADA', 'TIDAK_DITEMUKAN', 'BERKAS_DITOLAK'],
})

const barcodes = z
  .array(barcode, { error: 'Belum ada barang' })
  .min(1, { error: 'Belum ada barang' })
  .max(500)
const tray = z
  .string({ error: 'Mohon Untuk Pilih Kode Baki' })
  .trim()
  .min(1, { error: 'Mohon Untuk Pilih Kode Baki' })
  .max(40)
const moved = z.object({
  no_pindah: z.string(),
  tgl_system: z.string(),
  pcs: z.number().int(),
  berat: z.number(),
})
const GONE = [
  ...OF_THE_LEDGER,
  'BARANG_TIDAK_ADA',
  'BARANG_SUDAH_TERJUAL',
  'BARANG_TIDAK_TERSEDIA',
  'BARANG_DIPERIKSA',
  'BARCODE_GANDA',
  'TOKO_BELUM_BUKA',
]

const MOVE_REFUSALS = [
  ...GONE,
  'RUJUKAN_TIDAK_ADA',
  'BAKI_SAMA',
  'BAKI_KATEGORI',
  'BUKAN_BAKI_BELI',
]

/** Where pieces go; a tray of another kategori is asked about. */
const goal = { ke_baki: tray, keterangan: asalBarang.keterangan, dipastikan }

export const moveBarang = defineRoute({
  method: 'POST',
  path: 'barang/pindah',
  summary: 'Moves pieces to another tray of the store.',
  right: { screens: ['/pindah-barang'] },
  keyed: true,
  body: z.strictObject({ barang: barcodes, ...goal }),
  answer: moved,
  refusals: MOVE_REFUSALS,
})

export const moveBaki = defineRoute({
  method: 'POST',
  path: 'barang/pindah-baki',
  summary: 'Moves everything that lies in one tray to another.',
  right: { screens: ['/pindah-barang-satu-baki'] },
  keyed: true,
  body: z.strictObject({ dari_baki: tray, ...goal }),
  answer: moved,
  refusals: [...MOVE_REFUSALS, 'BAKI_KOSONG'],
})

export const destroyBarang = defineRoute({
  method: 'POST',
  path: 'barang/hancur',
  summary: 'Destroys pieces into scrap (rosok) at cost. Needs a grant HANCUR_BARANG.',
  right: { screens: ['/hancur-data-barang'] },
  keyed: true,
  body: z.strictObject({
    barang: barcodes,
    alasan: withoutCard(words(200).min(1, { error: EMPTY })),
    otorisasi: z.uuid().optional(),
  }),
  answer: z.object({
    no_hancur: z.string(),
    tgl_system: z.string(),
    pcs: z.number().int(),
    berat: z.number(),
    /** `null` for a level that may not know it (`cost.ts`). */
    modal_rp: z.number().nullable(),
  }),
  refusals: [...GONE, 'BUTUH_OTORISASI', 'AKUN_BELUM_DIPETAKAN'],
})

/** Ways a label leaves: a sheet to be printed by any printer, or a label printer's own language. */
export const BENTUK_LABEL = ['PDF', 'ZPL', 'TSPL'] as const

export const printBarcode = defineRoute({
  method: 'POST',
  path: 'barang/cetak-barcode',
  summary: 'Labels of pieces; each print is kept in the history of its piece.',
  right: {
    screens: [
      '/cetak-barcode',
      '/data-barang',
      '/tambah-data-barang',
      '/transaksi-pembelian',
      '/saldo-awal',
    ],
  },
  body: z.strictObject({
    barang: barcodes,
    bentuk: z.enum(BENTUK_LABEL).default('PDF'),
  }),
  answer: z.unknown(),
  file: true,
  refusals: ['BARANG_TIDAK_ADA', 'BARCODE_GANDA'],
})
