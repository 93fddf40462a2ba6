import { KELAS_PAJAK } from '@kencana/domain/pajak'
import type { ModeHarga } from '@kencana/domain/price'
import { z } from 'zod'
import { kadar } from '../kit/figures/kadar.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute } from '../kit/route.ts'

/** Screens that look pieces up. */
export const READERS = [
  '/data-barang',
  '/transaksi-penjualan',
  '/pindah-barang',
  '/pindah-barang-satu-baki',
  '/hancur-data-barang',
  '/hancur-pembelian',
  '/cetak-barcode',
] as const

/**
 * What a piece can be: in a tray, held by a submitted sale, bought and waiting in a BLN tray,
 * washed or plated or mended by a craftsman, sold, destroyed, never come back from him, or of a
 * purchase that was cancelled.
 */
export const STATUS_BARANG = [
  ...(['ADA', 'DIPERIKSA', 'BLN', 'CUCI', 'SEPUH', 'TUKANG'] as const),
  ...(['TERJUAL', 'HANCUR', 'HILANG', 'BATAL'] as const),
] as const
export type StatusBarang = (typeof STATUS_BARANG)[number]

/** How a piece can be priced; GRAM_PERSEN waits for a percentage in Parameter Ongkos. */
export const MODE_BARANG = ['GRAM', 'BANDROL', 'MANUAL'] as const satisfies readonly ModeHarga[]
export type ModeBarang = (typeof MODE_BARANG)[number]

/** Where a piece comes from, for VAT: bought with a complete tax invoice, or not. */
export const ASAL_PAJAK = ['FAKTUR', 'TANPA'] as const

/**
 * Orders of the list; `-` turns one round. `terbaru` is newest first, `kode_toko` the order by tray
 * as the specification calls it (doc1 §9).
 */
export const URUT_BARANG = [
  'terbaru',
  '-terbaru',
  'kode_barcode',
  '-kode_barcode',
  'nama_barang',
  '-nama_barang',
  'kode_baki',
  '-kode_baki',
  'kode_toko',
  '-kode_toko',
  'berat',
  '-berat',
] as const

/** Barcode of a piece: 8 digits (04-domain D1). */
export const barcode = z
  .string({ error: 'Harus Diisi' })
  .trim()
  .regex(/^\d{8}$/, { error: 'Barcode harus 8 angka' })

const code = z.string().trim().max(40)
const gram = z.coerce.number().min(0).max(100_000)

/** Filters of a search; `status` is ADA unless said otherwise, a whole barcode finds any status. */
export const barangFilter = {
  q: z.string().trim().max(100).optional(),
  status: z.enum(STATUS_BARANG).default('ADA'),
  kode_baki: code.optional(),
  kode_dept: code.optional(),
  kode_group: code.optional(),
  kode_kadar: code.optional(),
  berat_dari: gram.optional(),
  berat_sampai: gram.optional(),
}

const working = z.array(
  z.object({ teks: z.string(), facts: z.record(z.string(), z.string()), jumlah_rp: z.number() }),
)

/** A piece as lists show it. Weights in grams, `harga_jual` by the board as it stands now. */
export const barangRow = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_intern: z.string().nullable(),
  kode_dept: z.string(),
  nama_dept: z.string(),
  kode_group: z.string(),
  nama_group: z.string(),
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  kadar,
  kode_baki: z.string(),
  kode_kondisi: z.string().nullable(),
  berat: z.number(),
  berat_nota: z.number(),
  mode_harga: z.enum(MODE_BARANG),
  /** `null` while the board has no price for it, or the price is typed at the till. */
  harga_jual: z.number().nullable(),
  size: z.string().nullable(),
  ada_gambar: z.boolean(),
  status: z.enum(STATUS_BARANG),
  tgl_masuk: z.string(),
  versi: z.number().int(),
})
export type BarangRow = z.output<typeof barangRow>

const permyriad = z.number().int()

/** Rates of a tax class, in parts per 10,000 (Parameter Pajak). */
const taxRates = z.object({
  kode_pajak: z.string(),
  kelas_pajak: z.enum(KELAS_PAJAK),
  tgl_berlaku: z.string(),
  versi: z.number().int(),
  ppn_faktur: permyriad,
  ppn_tanpa: permyriad,
  ppn_pabrikan: permyriad,
  pph22: permyriad,
})

/** How a piece is offered on a marketplace; it is offered only while it is in a tray. */
const tawaran = z.object({
  kode_marketplace: z.string(),
  nama_marketplace: z.string(),
  /** Name of the shop there. */
  nama_akun_toko: z.string().nullable(),
  kode_kurir: z.string(),
  nama_kurir: z.string(),
  deskripsi: z.string(),
  versi: z.number().int(),
  user_id: z.string(),
})

/** A piece whole, with the working of its price. */
export const barangDetail = barangRow.extend({
  aturan_berat: z.string(),
  /** The weight rule as it stands now: its version, and its bands as text. */
  aturan_versi: z.number().int(),
  aturan_pita: z.string().nullable(),
  kode_ongkos: z.string().nullable(),
  ongkos_per_gram: z.number(),
  ongkos_per_pcs: z.number(),
  atribut_rp: z.number(),
  kode_bandrol: z.string().nullable(),
  harga_bandrol: z.number().nullable(),
  /** `null` for a level that may not know it (`cost.ts`). */
  modal_rp: z.number().nullable(),
  asal_pajak: z.enum(ASAL_PAJAK),
  /** Rates of its tax class on the open day; `null` where none are in force. */
  pajak: taxRates.nullable(),
  /** What its kategori is cheaper by on the open day; `harga_jual` is before it. */
  potongan_kategori: z
    .object({
      kode_potongan: z.string(),
      nama_potongan: z.string(),
      jenis_potongan: z.enum(['PER_GRAM', 'PERSEN', 'RUPIAH']),
      potongan_rp: z.number(),
      potongan_permil: z.number(),
      versi: z.number().int(),
    })
    .nullable(),
  /** With diamonds: an approval of its own below cost, and sold only with their module. */
  berlian: z.boolean(),
  /** Barcode it was sold under before it was bought back. */
  asal_barcode: z.string().nullable(),
  /** Whether this store has that piece, too; another's is not shown. */
  asal_di_toko: z.boolean(),
  asal_faktur_no: z.string().nullable(),
  asal_faktur_tgl: z.string().nullable(),
  /** Name of who delivered it, as it was; older pieces have it in free text. */
  asal_pemasok: z.string().nullable(),
  /** Its code in Master Supplier; older pieces have none. */
  kode_supplier: z.string().nullable(),
  /** When the document it came with is to be paid. */
  jatuh_tempo: z.string().nullable(),
  no_masuk: z.string(),
  no_keluar: z.string().nullable(),
  /** Who took it out, when it is gone. */
  keluar_oleh: z.string().nullable(),
  /** `null` when it is on no marketplace. */
  tawaran: tawaran.nullable(),
  /** Board price it is reckoned with, per gram. */
  papan: z.object({ id: z.string(), harga_jual: z.number(), berlaku_pada: z.string() }).nullable(),
  kerja: working,
})
export type BarangDetail = z.output<typeof barangDetail>

export const listBarang = defineRoute({
  method: 'GET',
  path: 'barang',
  summary:
    'Pieces, searched by any fragment of barcode, name, jenis, group, kadar, baki, weight. ' +
    '`count` is exact, or with `lebih` the least there are; `hitung=tidak` looks no further than ' +
    'the page, which is quicker where many match.',
  right: { screens: READERS },
  query: z.strictObject({
    ...pageQuery,
    ...barangFilter,
    sort: z.enum(URUT_BARANG).default('terbaru'),
    hitung: z.enum(['ya', 'tidak']).default('ya'),
  }),
  answer: pageOf(barangRow).extend({ lebih: z.boolean() }),
})

export const getBarang = defineRoute({
  method: 'GET',
  path: 'barang/{kode_barcode}',
  summary: 'One piece: every field, its selling price by the board now, and how it is reckoned.',
  right: { screens: READERS },
  params: z.object({ kode_barcode: barcode }),
  answer: barangDetail,
  refusals: ['BARANG_TIDAK_ADA'],
})

/** One thing that happened to a piece: a document that moved it, an edit, a picture, a print. */
export const riwayatRow = z.object({
  pada: z.string(),
  aksi: z.string(),
  nomor: z.string().nullable(),
  tgl: z.string().nullable(),
  user_id: z.string(),
  dari_baki: z.string().nullable(),
  ke_baki: z.string().nullable(),
  ke_status: z.enum(STATUS_BARANG).nullable(),
  /** Field → before and after, of an edit; the form, of a print. */
  rincian: z.record(z.string(), z.unknown()).nullable(),
})
export type RiwayatRow = z.output<typeof riwayatRow>

export const riwayatBarang = defineRoute({
  method: 'GET',
  path: 'barang/{kode_barcode}/riwayat',
  summary: 'Everything that happened to a piece, from entry to sale, oldest first.',
  right: { screens: READERS },
  params: z.object({ kode_barcode: barcode }),
  answer: z.array(riwayatRow),
  refusals: ['BARANG_TIDAK_ADA'],
})

export const gambarBarang = defineRoute({
  method: 'GET',
  path: 'barang/{kode_barcode}/gambar',
  summary: 'Picture of a piece (JPEG); `kecil=ya` answers the thumbnail.',
  right: { screens: READERS },
  params: z.object({ kode_barcode: barcode }),
  query: z.strictObject({ kecil: z.enum(['ya', 'tidak']).default('tidak') }),
  answer: z.unknown(),
  file: true,
  refusals: ['BARANG_TIDAK_ADA', 'TIDAK_DITEMUKAN'],
})
