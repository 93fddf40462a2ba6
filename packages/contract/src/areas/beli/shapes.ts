import { ASAL_BELI, HASIL_KONDISI, JANJI } from '@kencana/domain/beli/aturan-beli'
import { TUJUAN_BELI } from '@kencana/domain/beli/modal'
import { CARA_KELUAR } from '@kencana/domain/posting/pembelian'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { gram } from '../../kit/figures/gram.ts'
import { keptDeduction } from '../nota/pembeli.ts'
import { working } from '../nota/sold-line.ts'
import { cardSaid, withCardSaid } from '../pelanggan/card-said.ts'
import { customerName } from '../pelanggan/customer-name.ts'

export const rupiah = z.number().int().min(0).max(1e13)
const amount = z.number().int().min(1, { error: 'Jumlah harus lebih dari 0' }).max(1e13)
const code = (max: number) => short(max).min(1, { error: 'Harus Diisi' })

/** Whoever brings gold. Without an own nota, and for large amounts, identity is asked for. */
export const seller = withCardSaid(
  z.strictObject({
    nama: customerName(code(100)),
    telp: withoutCard(short(30)).optional(),
    alamat: withoutCard(short(200)).optional(),
    kode_member: short(40).optional(),
    ...cardSaid,
  }),
)

/** What is known of a piece before its price: enough to appraise it. */
export const brought = z.strictObject({
  /** The shop's own nota, and which of its pieces. */
  no_faktur_jual: short(40).min(1).optional(),
  kode_barcode: short(20).min(1).optional(),
  kode_dept: code(20),
  kode_group: code(20),
  kode_kadar: code(20),
  /** As weighed now, in grams. */
  berat: gram,
  /** Of Master Kondisi Pembelian; what else is damaged stands in `kerusakan`. */
  kode_kondisi: code(20),
  kerusakan: z.array(code(20)).max(20).optional(),
  /** Of Master Kelompok Harga, and of Parameter Harga Beli. */
  kelompok_harga: short(20).min(1).optional(),
  kode_harga: short(20).min(1).optional(),
  /** Traces of wear, which a promise of exchange that is late asks for. */
  dipakai: z.boolean().optional(),
})

export const boughtLine = brought.extend({
  nama_barang: withoutCard(code(100)),
  /** What is paid for it, as agreed between target and ceiling. */
  harga_beli: amount,
  ke: z.enum(TUJUAN_BELI),
  kode_baki: short(20).min(1).optional(),
})

/** Money paid out; SALDO goes into a deposit: that one, or a new one of the seller. */
export const paidOut = z.strictObject({
  cara: z.enum(CARA_KELUAR),
  jumlah: amount,
  kode_bank: short(20).optional(),
  no_rekening: short(40).optional(),
  no_bon: short(40).min(1).optional(),
})

/** Why an approval is asked for. */
const ASKED = ['DIATAS_TERTINGGI', 'TANPA_NOTA', 'SIFAT_BEDA', 'KERUSAKAN', 'BERAT_BEDA'] as const

/** A piece as the rules value it; weights in grams. */
export const appraised = z.object({
  hasil: z.enum(HASIL_KONDISI),
  asal: z.enum(ASAL_BELI),
  janji: z.enum(JANJI),
  /** The rule that was chosen, of which version of the list; 0 is the list of the beginning. */
  aturan: z.object({ kode: z.string(), nama: z.string(), versi: z.number().int() }),
  target: z.number(),
  tertinggi: z.number(),
  /** What is paid for it in money at most, also where it is exchanged; 0 where nothing is. */
  tertinggi_beli: z.number(),
  /** The steps add up to the target, and to the ceiling. */
  kerja: working,
  kerja_tertinggi: working,
  /** Approvals it needs whatever is paid: without nota, by what it is, its damage, its weight. */
  butuh: z.array(z.object({ kategori: z.string(), sebab: z.enum(ASKED) })),
})

/** A line of a nota as the counter sees it when a piece comes back; weights in grams. */
export const notaLine = z.object({
  baris: z.number().int(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kode_kadar: z.string(),
  berat: z.number(),
  berat_nota: z.number(),
  harga_jual: z.number(),
  /** Agreed at the sale for the day it comes back; `null` on notas of before it was kept. */
  potongan: keptDeduction,
  /** Until when it may be exchanged at its nota price; `null` where nothing was promised. */
  janji_tukar: z.string().nullable(),
  /** The purchase that took it already. */
  dibeli: z.string().nullable(),
})

/** A bought piece as it stands in its document. */
export const purchasedLine = z.object({
  baris: z.number().int(),
  kode_barcode: z.string(),
  /** Barcode it was sold under. */
  asal_barcode: z.string().nullable(),
  no_faktur_jual: z.string().nullable(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kode_kadar: z.string(),
  kadar: z.number(),
  berat: z.number(),
  /** Weight the nota said, where there is one. */
  berat_nota_jual: z.number().nullable(),
  kode_kondisi: z.string(),
  kerusakan: z.array(z.string()),
  hasil: z.enum(HASIL_KONDISI),
  kelompok_harga: z.string().nullable(),
  kode_harga: z.string().nullable(),
  aturan: z.object({ kode: z.string(), nama: z.string(), versi: z.number().int() }),
  target: z.number(),
  tertinggi: z.number(),
  harga_beli: z.number(),
  kerja: working,
  ke: z.enum(TUJUAN_BELI),
  kode_baki: z.string(),
})

/** What rules may refuse a piece with. */
export const UNRULED = [
  'ATURAN_BELI_BELUM_ADA',
  'DITOLAK_ATURAN',
  'HARGA_BELI_BELUM_ADA',
  'RUJUKAN_TIDAK_ADA',
  'TOKO_BELUM_BUKA',
] as const

/** What a piece may be refused with while it is valued. */
export const UNVALUED = [
  'NOTA_TIDAK_DIKENAL',
  'NOTA_LAIN_HABIS',
  'CARI_LAMA_HABIS',
  'NOTA_SUDAH_DIBELI',
  ...UNRULED,
] as const
