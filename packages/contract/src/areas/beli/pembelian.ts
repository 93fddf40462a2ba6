import { CARA_BELI } from '@kencana/domain/posting/pembelian'
import { NOMOR_PEMBELIAN } from '@kencana/domain/teks/nomor'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { checkKept } from '../../documents/define-checks.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { receiptPiece } from '../../documents/define-receipt.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { dipastikan } from '../../kit/figures/dipastikan.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { grants } from '../penjualan.ts'
import {
  appraised,
  boughtLine,
  brought,
  notaLine,
  paidOut,
  purchasedLine,
  rupiah,
  seller,
  UNVALUED,
} from './shapes.ts'

export const STATUS_PEMBELIAN = ['SELESAI', 'BATAL'] as const

const COUNTER = '/transaksi-pembelian'
/** Where old pieces are valued: the till exchanges them. */
const ENTRIES = [COUNTER, '/transaksi-penjualan']
const READERS = ['/lihat-pembelian', COUNTER, '/batal-pembelian', '/validasi-jual-beli']

export const notaForBuying = defineRoute({
  method: 'GET',
  path: 'pembelian/nota/{no_faktur_jual}',
  summary:
    'The pieces of a nota of any store of the chain, for who buys them back. One of another ' +
    'store is written down, and so many a person and hour (NOTA_TOKO_LAIN).',
  right: { screens: ENTRIES },
  params: z.strictObject({ no_faktur_jual: short(40).min(1) }),
  answer: z.object({
    no_faktur_jual: z.string(),
    kode_toko: z.string(),
    tgl_system: z.string(),
    /** Of a nota of this store; another store's customer is not shown. */
    customer: z.object({
      nama: z.string().nullable(),
      telp: z.string().nullable(),
      alamat: z.string().nullable(),
      kode_customer: z.string().nullable(),
    }),
    /** Of it paid by a credit card while that binds (BELI_KREDIT_HARI); 0 where it does not. */
    kredit: z.number(),
    barang: z.array(notaLine),
  }),
  refusals: ['NOTA_TIDAK_DIKENAL', 'NOTA_LAIN_HABIS', 'CARI_LAMA_HABIS'],
})

export const appraisePembelian = defineRoute({
  method: 'POST',
  path: 'pembelian/taksir',
  summary: 'Values pieces by the rules in force: target, ceiling, working, approvals.',
  right: { screens: ENTRIES },
  body: z.strictObject({
    transaksi: z.enum(['PEMBELIAN', 'TUKAR_TAMBAH']).default('PEMBELIAN'),
    barang: z.array(brought).min(1).max(50),
  }),
  answer: z.object({
    tgl_system: z.string(),
    /** Whether a rule in force goes by a price that is chosen by its code. */
    pakai_kode_harga: z.boolean(),
    barang: z.array(appraised),
  }),
  refusals: UNVALUED,
})

export const pembelianBody = z.strictObject({
  kode_sales: short(20).min(1, { error: 'Harus Diisi' }),
  penjual: seller,
  barang: z.array(boughtLine).min(1, { error: 'Belum ada barang' }).max(50),
  pembayaran: z.array(paidOut).min(1).max(10),
  /** What the counter saw: the prices of the pieces together. */
  total: rupiah.min(1, { error: 'Jumlah harus lebih dari 0' }),
  laci: short(20).optional(),
  /** Business day the counter saw; when another one is open by now, nothing is written. */
  tgl_system: day().optional(),
  keterangan: withoutCard(short(200)).optional(),
  dipastikan,
  otorisasi: grants.optional(),
})

/** Why pieces are not bought. */
export const PURCHASE_REFUSED = [
  ...UNVALUED,
  ...OF_THE_LEDGER,
  'TOTAL_BERUBAH',
  'PEMBAYARAN_KURANG',
  'PEMBAYARAN_LEBIH',
  'IDENTITAS_WAJIB',
  'BERAT_TIDAK_WAJAR',
  'BAKI_BLN_BELUM_ADA',
  'BUKAN_BAKI_BELI',
  'BUKAN_URIPAN',
  'MODULE_OFF',
  'BARCODE_GANDA',
  'BARCODE_HABIS',
  'BON_SELESAI',
  'TIDAK_DITEMUKAN',
  'AKUN_BELUM_DIPETAKAN',
  'BUTUH_OTORISASI',
  'KUNCI_BEDA',
] as const

export const postPembelian = defineRoute({
  method: 'POST',
  path: 'pembelian',
  summary:
    'Buys pieces: new barcodes that name the old, cost, journal in rupiah and fine gold, and the ' +
    'money out of the drawer, the bank or into a deposit, in one commit.',
  right: { screens: [COUNTER] },
  keyed: true,
  body: pembelianBody,
  answer: z.object({
    no_faktur_beli: z.string(),
    tgl_system: z.string(),
    total: z.number(),
    /** New barcodes in the order of the pieces. */
    barang: z.array(z.string()),
  }),
  refusals: PURCHASE_REFUSED,
})

export const destroyPembelian = defineRoute({
  method: 'POST',
  path: 'pembelian/hancur',
  summary: 'Sends bought pieces of BLN trays to scrap at cost, with a grant.',
  right: { screens: ['/hancur-pembelian'] },
  keyed: true,
  body: z.strictObject({
    barang: z.array(short(20).min(1)).min(1, { error: 'Belum ada barang' }).max(500),
    alasan: withoutCard(short(200).min(1, { error: 'Harus Diisi' })),
    otorisasi: z.uuid().optional(),
  }),
  answer: z.object({
    no_hancur: z.string(),
    tgl_system: z.string(),
    pcs: z.number().int(),
    berat: z.number(),
    /** What they cost; `null` for who may not know it. */
    modal_rp: z.number().nullable(),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    'BARANG_TIDAK_ADA',
    'BARANG_TIDAK_TERSEDIA',
    'BARANG_SUDAH_TERJUAL',
    'BARANG_DIPERIKSA',
    'BARCODE_GANDA',
    'TOKO_BELUM_BUKA',
    'BUTUH_OTORISASI',
    'AKUN_BELUM_DIPETAKAN',
    'KUNCI_BEDA',
  ],
})

export const pembelianAnswer = z.object({
  no_faktur_beli: z.string(),
  tgl_system: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** The exchange it is the old pieces of. */
  no_tukar_tambah: z.string().nullable(),
  kode_sales: z.string().nullable(),
  penjual: z.object({
    nama: z.string().nullable(),
    telp: z.string().nullable(),
    alamat: z.string().nullable(),
    kode_member: z.string().nullable(),
    jenis_identitas: z.string().nullable(),
    /** Whole for supervisors and above, else its last four signs. */
    no_identitas: z.string().nullable(),
  }),
  barang: z.array(purchasedLine),
  pembayaran: z.array(
    z.object({
      cara: z.enum(CARA_BELI),
      jumlah: z.number(),
      kode_bank: z.string().nullable(),
      no_rekening: z.string().nullable(),
      no_bon: z.string().nullable(),
    }),
  ),
  total: z.number(),
  berat: z.number(),
  murni: z.number(),
  penyetuju: z.string().nullable(),
  status: z.enum(STATUS_PEMBELIAN),
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
  /** Checks by another than its writer. */
  validasi: z.array(checkKept),
  dicetak: z.number().int(),
})
export type PembelianAnswer = z.output<typeof pembelianAnswer>

/** Purchases: gold that customers bring back or sell. */
export const pembelian = defineDocument({
  name: 'pembelian',
  what: 'purchase',
  nomor: 'no_faktur_beli',
  status: STATUS_PEMBELIAN,
  summary: {
    kode_sales: z.string().nullable(),
    nama_customer: z.string().nullable(),
    pcs: z.number().int(),
    berat: z.number(),
    total: z.number(),
  },
  detail: pembelianAnswer,
  readers: READERS,
  dateLock: { fields: ['tgl_from', 'tgl_to'], unless: { field: 'q', form: NOMOR_PEMBELIAN } },
  journal: 'one',
  says: {
    list: 'Purchases, newest first.',
    show: 'One purchase with its pieces, the rule and the working of each price.',
  },
  cancel: {
    summary: 'Cancels a purchase of the open business day, unless one of its pieces has moved.',
    screens: ['/batal-pembelian'],
    grant: 'BATAL_PEMBELIAN',
    names: ['nomor'],
    refusals: [
      ...OF_THE_LEDGER,
      'TIDAK_DITEMUKAN',
      'DOKUMEN_BUKAN_HARI_INI',
      'TIDAK_BISA_BATAL',
      'BARANG_SUDAH_BERGERAK',
      'BAGIAN_TUKAR_TAMBAH',
      'BON_TERPAKAI',
      'SALDO_KURANG',
      'BUTUH_OTORISASI',
      'TOKO_BELUM_BUKA',
    ],
  },
  check: {
    screen: '/validasi-jual-beli',
    jenis: ['PEMBELIAN'],
    subject: {
      no_faktur_beli: z.string(),
      nama_customer: z.string().nullable(),
      pcs: z.number().int(),
      berat: z.number(),
    },
  },
  papers: { slip: { summary: 'The slip of a purchase: pieces, rule and working, the money' } },
  receipt: {
    screens: ['/lihat-pembelian'],
    messages: ['PEMBELIAN'],
    groups: { dataPembelianGrouped: { ...receiptPiece, harga_beli: z.number() } },
  },
})
