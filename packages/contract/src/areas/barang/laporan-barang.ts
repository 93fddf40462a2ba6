import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { ALL } from '../../kit/report.ts'
import { defineRoute } from '../../kit/route.ts'

const code = (most: number) => z.string().trim().min(1).max(most).default(ALL)

const refusals = ['TANPA_HAK', 'TIDAK_DITEMUKAN', 'TOKO_BUKAN_HAK', 'MODULE_OFF', 'TIDAK_LENGKAP']

/** Which end of the prices stands first (doc1 §9). */
export const SORT_HARGA = ['HARGA_MAX', 'HARGA_MIN'] as const

const pricedPiece = z.object({
  kode_toko: z.string(),
  kode_barcode: z.string(),
  kode_intern: z.string().nullable(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kode_kadar: z.string(),
  kode_baki: z.string(),
  size: z.string().nullable(),
  /** In grams. */
  berat: z.number(),
  /** By the board as it stands now; none for a typed price or while the board has none. */
  harga_jual: z.number().nullable(),
  harga_per_gram: z.number().nullable(),
})

const priceAsked = z.strictObject({
  kode_dept: code(20),
  sort_by: z.enum(SORT_HARGA).default('HARGA_MAX'),
})

const priced = z.object({
  data: z.array(pricedPiece),
  more: z.boolean(),
  message: z.enum(['Laporan Tersedia', 'Data Yang Anda Cari Tidak Ada']),
})

export const priceAnalysis = defineRoute({
  method: 'POST',
  path: 'barang/laporan-analisis-harga-barang',
  summary: 'Pieces for sale by their price now: at most 2,000, `more` says if cut.',
  right: { screens: ['/laporan-analisis-harga-barang'] },
  body: priceAsked,
  refusals,
  answer: priced,
})

/** The specification names no verb for this call: the other candidate asks in its address. */
export const priceAnalysisByAddress = defineRoute({
  method: 'GET',
  path: 'barang/laporan-analisis-harga-barang',
  summary: 'The same by GET, for callers that took the other verb.',
  right: { screens: ['/laporan-analisis-harga-barang'] },
  query: priceAsked,
  refusals,
  answer: priced,
})

const itemGroup = z.object({
  kode_toko: z.string(),
  nama_barang: z.string(),
  /** Where pieces are put together by size too; `-` of those without one. */
  size: z.string().nullable(),
  jumlah: z.number().int(),
  /** In grams. */
  berat: z.number(),
})

const groupsAsked = z.strictObject({
  kode_dept: code(20),
  /** A kind of group of the master, as it is called or by its code. */
  group_by: withoutCard(code(100)),
})

const grouped = z.object({
  data: z.array(itemGroup),
  more: z.boolean(),
  message: z.enum(['Laporan Tersedia', 'Laporan Penjualan Tidak Tersedia']),
})

export const itemGroups = defineRoute({
  method: 'POST',
  path: 'reportbarang/kelompok-barang',
  summary: 'Pieces for sale put together by name, or by name and size.',
  right: { screens: ['/laporan-kelompok-barang'] },
  body: groupsAsked,
  refusals,
  answer: grouped,
})

/** The specification names no verb for this call: the other candidate asks in its address. */
export const itemGroupsByAddress = defineRoute({
  method: 'GET',
  path: 'reportbarang/kelompok-barang',
  summary: 'The same by GET, for callers that took the other verb.',
  right: { screens: ['/laporan-kelompok-barang'] },
  query: groupsAsked,
  refusals,
  answer: grouped,
})
