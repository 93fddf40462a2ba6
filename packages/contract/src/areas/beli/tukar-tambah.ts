import { CARA_BAYAR } from '@kencana/domain/cart'
import { CARA_KELUAR } from '@kencana/domain/posting/pembelian'
import { NOMOR_TUKAR_TAMBAH } from '@kencana/domain/teks/nomor'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { receiptPiece } from '../../documents/define-receipt.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { dipastikan } from '../../kit/figures/dipastikan.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { grants, penjualanAnswer, penjualanBody, SALE_REFUSED } from '../penjualan.ts'
import { PURCHASE_REFUSED, pembelianAnswer, pembelianBody } from './pembelian.ts'

const TILL = '/transaksi-penjualan'
const LIST = '/lihat-tukar-tambah'

export const STATUS_TUKAR_TAMBAH = ['SELESAI', 'BATAL'] as const

/** The difference, one way: in from the customer, or out to him; SALDO of which deposit. */
const difference = z.strictObject({
  cara: z.enum([...CARA_BAYAR, 'SALDO']),
  jumlah: z.number().int().min(1, { error: 'Jumlah harus lebih dari 0' }).max(1e13),
  kode_bank: short(20).optional(),
  no_rekening: short(40).optional(),
  kartu_akhir: z
    .string()
    .regex(/^\d{4}$/, { error: '4 angka terakhir kartu' })
    .optional(),
  kode_setuju: withoutCard(short(20)).optional(),
  /** Left out where money goes into a new deposit of the customer. */
  no_bon: short(40).min(1).optional(),
})

const isOut = (cara: string): boolean => (CARA_KELUAR as readonly string[]).includes(cara)

export const tukarTambahBody = z
  .strictObject({
    jual: penjualanBody.pick({
      kode_sales: true,
      customer: true,
      barang: true,
      diskon_rp: true,
      kode_kupon: true,
      keterangan: true,
    }),
    beli: pembelianBody.pick({ penjual: true, barang: true }),
    pembayaran: z.array(difference).max(10),
    /** What the counter saw: above 0 the customer pays it, below 0 it is paid to him. */
    total: z.number().int().min(-1e13).max(1e13),
    laci: short(20).optional(),
    /** Business day the counter saw; when another one is open by now, nothing is written. */
    tgl_system: day().optional(),
    dipastikan,
    otorisasi: grants.optional(),
  })
  .superRefine(({ total, pembayaran }, found) => {
    for (const [i, { cara, no_bon }] of pembayaran.entries()) {
      const path = ['pembayaran', i]
      if (total > 0 && cara === 'SALDO' && no_bon === undefined) {
        found.addIssue({ code: 'custom', path: [...path, 'no_bon'], message: 'Harus Diisi' })
      }
      if (total < 0 && !isOut(cara)) {
        found.addIssue({
          code: 'custom',
          path: [...path, 'cara'],
          message: 'Selisih dibayar dengan tunai, transfer atau titipan',
        })
      }
    }
  })
export type TukarTambahBody = z.output<typeof tukarTambahBody>

export const postTukarTambah = defineRoute({
  method: 'POST',
  path: 'tukar-tambah',
  summary:
    'Exchanges old pieces for new ones: a sale and a purchase, each booked gross under its own ' +
    'number, and the difference paid either way, under one number and in one commit.',
  right: { screens: [TILL] },
  keyed: true,
  body: tukarTambahBody,
  answer: z.object({
    no_tukar_tambah: z.string(),
    no_faktur_jual: z.string(),
    no_faktur_beli: z.string(),
    tgl_system: z.string(),
    /** Above 0 paid by the customer, below 0 paid to him. */
    total: z.number(),
    /** What cash that was paid is rounded up by to the next coin; left out where nothing is. */
    pembulatan: z.number().optional(),
    kembali: z.number(),
    /** New barcodes of the old pieces, in their order. */
    barang: z.array(z.string()),
  }),
  refusals: [...new Set([...SALE_REFUSED, ...PURCHASE_REFUSED, 'TANPA_HAK'])],
})

export const tukarTambahAnswer = z.object({
  no_tukar_tambah: z.string(),
  tgl_system: z.string(),
  pada: z.string(),
  user_id: z.string(),
  jual: penjualanAnswer,
  beli: pembelianAnswer,
  /** Settled with gold on both sides. */
  tukar: z.number(),
  /** Above 0 paid by the customer, below 0 paid to him. */
  total: z.number(),
  penyetuju: z.string().nullable(),
  status: z.enum(STATUS_TUKAR_TAMBAH),
  batal: pembelianAnswer.shape.batal,
  dicetak: z.number().int(),
})
export type TukarTambahAnswer = z.output<typeof tukarTambahAnswer>

/** Exchanges: old pieces for new ones. */
export const tukarTambah = defineDocument({
  name: 'tukar-tambah',
  what: 'exchange',
  nomor: 'no_tukar_tambah',
  status: STATUS_TUKAR_TAMBAH,
  summary: {
    no_faktur_jual: z.string(),
    no_faktur_beli: z.string(),
    kode_sales: z.string().nullable(),
    nama_customer: z.string().nullable(),
    jual: z.number(),
    beli: z.number(),
    total: z.number(),
  },
  detail: tukarTambahAnswer,
  readers: [LIST, TILL],
  dateLock: { fields: ['tgl_from', 'tgl_to'], unless: { field: 'q', form: NOMOR_TUKAR_TAMBAH } },
  journal: 'each',
  says: {
    list: 'Exchanges, newest first.',
    show: 'One exchange: its sale, its purchase, and the difference.',
  },
  cancel: {
    summary: 'Cancels an exchange of the open business day, both of its sides in one commit.',
    screens: [LIST],
    grant: 'BATAL_PENJUALAN',
    names: ['nomor'],
    refusals: [
      ...OF_THE_LEDGER,
      'TIDAK_DITEMUKAN',
      'DOKUMEN_BUKAN_HARI_INI',
      'TIDAK_BISA_BATAL',
      'BARANG_SUDAH_BERGERAK',
      'NOTA_SUDAH_DIBELI',
      'ADA_KURANG_BAYAR',
      'BAKI_DIHAPUS',
      'BON_TERPAKAI',
      'SALDO_KURANG',
      'BUTUH_OTORISASI',
      'TOKO_BELUM_BUKA',
    ],
  },
  papers: { slip: { summary: 'The slip of an exchange: old pieces, new ones, the difference' } },
  receipt: {
    screens: [LIST],
    messages: ['TUKAR_TAMBAH'],
    groups: {
      dataJualGrouped: { ...receiptPiece, harga_jual: z.number() },
      dataPembelianGrouped: { ...receiptPiece, harga_beli: z.number() },
    },
  },
})
