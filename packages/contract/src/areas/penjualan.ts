import { NOMOR_PENJUALAN } from '@kencana/domain/teks/nomor'
import { z } from 'zod'
import { defineDocument, journalLine } from '../documents/define-document.ts'
import { receiptPiece } from '../documents/define-receipt.ts'
import { withoutCard } from '../kit/card-number.ts'
import { day } from '../kit/day.ts'
import { defineRoute } from '../kit/route.ts'
import { OF_THE_LEDGER } from '../refusals.ts'
import { couponCode, keptCoupon } from './nota/kupon.ts'
import { buyerTax } from './nota/pembeli.ts'
import { soldLine } from './nota/sold-line.ts'
import { paidTender, tender } from './nota/tender.ts'
import { cardSaid, cardShown, withCardSaid } from './pelanggan/card-said.ts'
import { customerName } from './pelanggan/customer-name.ts'

/** Screens that may read sales. */
const READERS = ['/lihat-penjualan', '/transaksi-penjualan', '/batal-penjualan']
const SELLERS = ['/transaksi-penjualan']

const rupiah = z.number().int().min(0).max(1e13)
const barcode = z
  .string()
  .trim()
  .regex(/^\d{8}$/, { error: 'Barcode harus 8 angka' })
const short = (max: number) => z.string().trim().max(max)

/** Buyer: a member's code or a name; nothing = 'Umum'. */
export const customer = withCardSaid(
  z.strictObject({
    kode_customer: short(40).optional(),
    nama: customerName(short(100)).optional(),
    telp: withoutCard(short(30)).optional(),
    alamat: withoutCard(short(200)).optional(),
    ...cardSaid,
    /** Left out for an end user, who is asked for nothing. */
    pajak: buyerTax.optional(),
  }),
)

const line = z.strictObject({
  kode_barcode: barcode,
  /** A price typed instead of the computed one. */
  harga_jual: rupiah.optional(),
  diskon_rp: rupiah.optional(),
  /** Until when it may be exchanged at its nota price, as promised (04-domain B6 F, G). */
  janji_tukar: day().optional(),
})

/** One grant or several, one for each category asked for. */
export const grants = z.union([z.uuid(), z.array(z.uuid()).max(5)])

export const penjualanBody = z.strictObject({
  kode_sales: short(20).min(1, { error: 'Harus Diisi' }),
  customer: customer.optional(),
  barang: z.array(line).max(100),
  diskon_rp: rupiah.optional(),
  /** A coupon the customer hands in. */
  kode_kupon: couponCode.optional(),
  pembayaran: z.array(tender).max(10),
  /** What the cashier saw to be paid, PPh 22 in it; another amount is refused. */
  total: rupiah,
  laci: short(20).optional(),
  /** Business day the cashier saw; when another one is open by now, the sale is refused. */
  tgl_system: day().optional(),
  keterangan: withoutCard(short(200)).optional(),
  otorisasi: grants.optional(),
})
export type PenjualanBody = z.output<typeof penjualanBody>

export const STATUS_PENJUALAN = ['SELESAI', 'BATAL'] as const

export const penjualanAnswer = z.object({
  no_faktur_jual: z.string(),
  tgl_system: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** Who approved a price or what else needed it. */
  penyetuju: z.string().nullable(),
  /** Who submitted it, where another had to approve it: `user_id` is who did. */
  ajuan: z.object({ no_ajuan: z.string(), user_id: z.string(), pada: z.string() }).nullable(),
  /** The exchange it is the new pieces of. */
  no_tukar_tambah: z.string().nullable(),
  kode_sales: z.string().nullable(),
  customer: z.object({
    kode_customer: z.string().nullable(),
    nama: z.string().nullable(),
    telp: z.string().nullable(),
    alamat: z.string().nullable(),
    pajak: buyerTax.nullable(),
    identitas: cardShown,
  }),
  barang: z.array(soldLine),
  pembayaran: z.array(paidTender),
  subtotal: z.number(),
  /** All that was taken off the nota, its coupon in it. */
  diskon: z.number(),
  kupon: keptCoupon.nullable(),
  total: z.number(),
  ppn: z.number(),
  /** PPh 22, paid on top of the total. */
  pph22: z.number(),
  /** What the cash was rounded up by to the next coin, paid on top of both. */
  pembulatan: z.number(),
  kembali: z.number(),
  berat: z.number(),
  murni: z.number(),
  status: z.enum(STATUS_PENJUALAN),
  batal: z
    .object({
      no_batal: z.string(),
      pada: z.string(),
      user_id: z.string(),
      penyetuju: z.string().nullable(),
      alasan: z.string().nullable(),
    })
    .nullable(),
  keterangan: z.string().nullable(),
  dicetak: z.number().int(),
})
export type PenjualanAnswer = z.output<typeof penjualanAnswer>

/** Why a coupon is not taken. */
export const COUPON_REFUSED = [
  'KUPON_TIDAK_ADA',
  'KUPON_TIDAK_BERLAKU',
  'KUPON_MINIMAL',
  'KUPON_HABIS',
  'KUPON_PEMBELI',
  'KUPON_TERPAKAI',
] as const

/** What a nota may lack, whether it is written or only looked at. */
const UNDECIDED = [
  'BERLIAN_NONAKTIF',
  'BARANG_SUDAH_TERJUAL',
  'BARANG_TIDAK_TERSEDIA',
  'BARANG_DIPERIKSA',
  'BARANG_TIDAK_ADA',
  'BARCODE_GANDA',
  'KERANJANG_KOSONG',
  'TOKO_SUDAH_TUTUP',
  'TOKO_BELUM_BUKA',
  'HARGA_BELUM_ADA',
  'PAJAK_BELUM_ADA',
  'AKUN_BELUM_DIPETAKAN',
  'DISKON_MELEBIHI',
  'RUJUKAN_TIDAK_ADA',
  'JANJI_TERLEWAT',
  ...COUPON_REFUSED,
] as const

/** Why pieces are not sold. */
export const SALE_REFUSED = [
  ...UNDECIDED,
  ...OF_THE_LEDGER,
  'TOTAL_BERUBAH',
  'PEMBAYARAN_KURANG',
  'PEMBAYARAN_LEBIH',
  'PEMBAYARAN_KOSONG',
  'BON_SELESAI',
  'SALDO_KURANG',
  'BUTUH_OTORISASI',
  'KUNCI_BEDA',
  'TIDAK_DITEMUKAN',
] as const

export const postPenjualan = defineRoute({
  method: 'POST',
  path: 'penjualan',
  summary:
    'Sells pieces: document, movements, journal in rupiah and fine gold, in one commit. Where ' +
    'the store has sales checked by another (VALIDASI_PENJUALAN), it is submitted instead.',
  right: { screens: SELLERS },
  keyed: true,
  body: penjualanBody,
  answer: z.object({
    /** Number of the sale; none while it waits for a check. */
    no_faktur_jual: z.string().optional(),
    /** Number of the submission that waits. */
    no_ajuan: z.string().optional(),
    tgl_system: z.string(),
    /** To be paid, PPh 22 in it. */
    total: z.number(),
    /** What the cash is rounded up by to the next coin, on top; left out where nothing is. */
    pembulatan: z.number().optional(),
    kembali: z.number(),
  }),
  refusals: [...SALE_REFUSED, 'HALAMAN_LAMA'],
})

export const previewPenjualan = defineRoute({
  method: 'POST',
  path: 'penjualan/pratinjau',
  summary: 'The same decision without writing: prices with their working, approvals, journal.',
  right: { screens: SELLERS },
  body: penjualanBody,
  answer: z.object({
    barang: z.array(soldLine),
    subtotal: z.number(),
    diskon: z.number(),
    /** What a coupon takes off; it is in `diskon`. */
    kupon: z.number(),
    /** To be paid, PPh 22 in it. */
    total: z.number(),
    ppn: z.number(),
    pph22: z.number(),
    butuh: z.array(z.object({ kategori: z.string(), kode_barcode: z.string().nullable() })),
    jurnal: z.array(journalLine),
  }),
  refusals: UNDECIDED,
})

/** Sales: pieces that left the shop for money. */
export const penjualan = defineDocument({
  name: 'penjualan',
  what: 'sale',
  nomor: 'no_faktur_jual',
  status: STATUS_PENJUALAN,
  summary: {
    kode_sales: z.string().nullable(),
    nama_customer: z.string().nullable(),
    pcs: z.number().int(),
    berat: z.number(),
    total: z.number(),
  },
  detail: penjualanAnswer,
  readers: READERS,
  // A nota in a customer's hand is found on any day, by its exact number.
  dateLock: { fields: ['tgl_from', 'tgl_to'], unless: { field: 'q', form: NOMOR_PENJUALAN } },
  journal: 'one',
  says: {
    list: 'Sales, newest first.',
    show: 'One sale with pieces, tenders and the working of each price.',
  },
  cancel: {
    summary:
      'Cancels a sale of the open business day by a reversal; pieces go back to their trays.',
    screens: ['/batal-penjualan'],
    grant: 'BATAL_PENJUALAN',
    names: ['nomor'],
    refusals: [
      ...OF_THE_LEDGER,
      'TIDAK_DITEMUKAN',
      'BUKAN_HARI_INI',
      'BAKI_DIHAPUS',
      'NOTA_SUDAH_DIBELI',
      'ADA_KURANG_BAYAR',
      'BAGIAN_TUKAR_TAMBAH',
      'BUTUH_OTORISASI',
      'TOKO_BELUM_BUKA',
    ],
  },
  papers: {
    nota: { summary: 'The nota as PDF' },
    'batal/slip': {
      summary:
        'The slip of a cancelled sale as PDF: why, who approved it, the money by each way to pay',
      screens: ['/batal-penjualan', '/lihat-penjualan'],
    },
  },
  receipt: {
    screens: ['/lihat-penjualan'],
    messages: ['PENJUALAN'],
    groups: { dataJualGrouped: { ...receiptPiece, harga_jual: z.number() } },
  },
})
