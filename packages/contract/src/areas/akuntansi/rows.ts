import { METODE_BUNGA } from '@kencana/domain/terms/hutang'
import { CARA_PIUTANG } from '@kencana/domain/uang/pencairan'
import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { gram } from '../../kit/figures/gram.ts'
import { noNumber } from '../../kit/figures/no-number.ts'
import { optional, words } from '../../kit/sheet/cells.ts'
import { newBarang } from '../barang/commands.ts'
import { JENIS_KARTU, OLD_NUMBER } from '../pelanggan/card-forms.ts'
import { customerName } from '../pelanggan/customer-name.ts'

const EMPTY = 'Harus Diisi'
const said = (max: number) => withoutCard(words(max).min(1, { error: EMPTY }))
const person = customerName(words(100).min(1, { error: EMPTY }))
const code = words(40).min(1, { error: EMPTY })
const money = z
  .number({ error: noNumber })
  .int({ error: 'Harus bilangan bulat' })
  .min(1, { error: 'Jumlah harus lebih dari 0' })
  .max(1e13, { error: 'Jumlah terlalu besar' })
const count = (least: number, most: number) =>
  z
    .number({ error: noNumber })
    .int({ error: 'Harus bilangan bulat' })
    .min(least, { error: `Paling sedikit ${least}` })
    .max(most, { error: `Paling banyak ${most}` })

/** A piece as any that comes in, with the purity and the tax invoice of its own. */
const barangAwal = newBarang
  .extend({
    faktur_no: optional(words(40)),
    faktur_tgl: optional(day('Tanggal tidak dikenal')),
    pemasok: optional(withoutCard(words(100))),
  })
  .refine(row => Boolean(row.faktur_no) === Boolean(row.faktur_tgl), {
    path: ['faktur_no'],
    error: 'Faktur pajak harus lengkap: nomor dan tanggal',
  })
export type BarangAwal = z.output<typeof barangAwal>

/** What a loan says once: needed in its first row, empty or the same in the others. */
export const LOAN_ONCE = [
  'tgl_hutang',
  'nama',
  'alamat',
  'no_identitas',
  'kode_sales',
  'jumlah_hutang',
  'metode',
  'bunga_permil',
  'jangka_hari',
] as const
const LOAN_MORE = [
  'telp',
  'jenis_identitas',
  'hari_minimal',
  'hari_tenggang',
  'denda_permil',
  'hitung_hari_pertama',
  'bunga_awal_permil',
  'hari_awal',
  'lokasi',
] as const

/** Everything that belongs to the loan and not to one line of its pledge. */
export const LOAN_WHOLE = [...LOAN_ONCE, ...LOAN_MORE] as const

const percent = count(0, 1000)

/** A line of a pledge, with its loan; lines of one loan carry the same old number. */
const hutangAwal = z
  .strictObject({
    no_lama: said(30),
    tgl_hutang: day('Tanggal tidak dikenal').optional(),
    nama: person.optional(),
    alamat: said(200).optional(),
    telp: said(30).optional(),
    jenis_identitas: z.enum(JENIS_KARTU, { error: 'KTP, SIM atau PASPOR' }).optional(),
    no_identitas: z
      .string()
      .regex(OLD_NUMBER, { error: 'Nomor identitas 5 sampai 20 huruf atau angka' })
      .optional(),
    kode_sales: code.optional(),
    jumlah_hutang: money.optional(),
    metode: z
      .enum(METODE_BUNGA, { error: `Salah satu dari ${METODE_BUNGA.join(', ')}` })
      .optional(),
    bunga_permil: percent.optional(),
    jangka_hari: count(1, 3650).optional(),
    hari_minimal: count(1, 60).optional(),
    hari_tenggang: count(0, 365).optional(),
    denda_permil: percent.optional(),
    hitung_hari_pertama: z.enum(['YA', 'TIDAK'], { error: 'YA atau TIDAK' }).optional(),
    bunga_awal_permil: percent.optional(),
    hari_awal: count(1, 29).optional(),
    lokasi: said(40).optional(),
    nama_barang: said(100),
    kode_dept: code.optional(),
    kode_kadar: code,
    jumlah: count(1, 1000).default(1),
    berat_kotor: gram.optional(),
    berat: gram,
    kode_kondisi: code,
    taksiran: money,
    keterangan: said(150).optional(),
  })
  .refine(({ berat_kotor, berat }) => berat_kotor === undefined || berat_kotor >= berat, {
    path: ['berat_kotor'],
    error: 'Berat kotor tidak boleh kurang dari berat bersih',
  })
export type HutangAwal = z.output<typeof hutangAwal>

/** Money a customer has with the shop. */
const titipanAwal = z.strictObject({
  nama: person,
  telp: said(30),
  alamat: said(200).optional(),
  kode_sales: code.optional(),
  jumlah: money,
  no_lama: said(30).optional(),
  keterangan: said(150).optional(),
})
export type TitipanAwal = z.output<typeof titipanAwal>

/** A piece that was bought back and is not sorted yet. */
const blnAwal = newBarang.pick({
  ...{ nama_barang: true, kode_dept: true, kode_group: true, kode_kadar: true, kode_baki: true },
  ...{ berat: true, modal_rp: true, kode_intern: true, size: true },
})
export type BlnAwal = z.output<typeof blnAwal>

/** Scrap of one purity in one tray, by its weight. */
const rosokAwal = z.strictObject({
  tempat: said(40),
  kode_kadar: code,
  berat: gram,
  modal_rp: money,
})
export type RosokAwal = z.output<typeof rosokAwal>

/** What a customer was short of a nota of before, and has not paid yet. */
const kurangAwal = z.strictObject({
  no_faktur_jual: said(30),
  tgl_nota: day('Tanggal tidak dikenal'),
  nama: person,
  telp: said(30),
  jumlah: money,
  tgl_janji: day('Tanggal tidak dikenal').optional(),
  kode_sales: code.optional(),
  keterangan: said(150).optional(),
})
export type KurangAwal = z.output<typeof kurangAwal>

/** Money of a card or of QRIS that its acquirer has not paid out yet. */
const nonCashAwal = z.strictObject({
  cara: z.enum(CARA_PIUTANG, { error: `Salah satu dari ${CARA_PIUTANG.join(', ')}` }),
  kode_bank: code,
  tgl: day('Tanggal tidak dikenal'),
  no_slip: z
    .string({ error: EMPTY })
    .trim()
    .min(1, { error: EMPTY })
    .regex(/^[A-Za-z0-9 ./-]{1,40}$/, { error: 'Hanya huruf, angka, spasi, titik dan garis' })
    .regex(/[A-Za-z0-9]/, { error: EMPTY }),
  kartu_akhir: z
    .string()
    .regex(/^\d{4}$/, { error: '4 angka terakhir kartu' })
    .optional(),
  jumlah: money,
})
export type NonCashAwal = z.output<typeof nonCashAwal>

/** Money of the shop: in a drawer, or in one of its accounts. */
const kasAwal = z
  .strictObject({
    laci: words(20).optional(),
    no_rekening: words(40).optional(),
    jumlah: money,
  })
  .refine(row => Boolean(row.laci) !== Boolean(row.no_rekening), {
    path: ['laci'],
    error: 'Isi laci atau nomor rekening, salah satu',
  })
export type KasAwal = z.output<typeof kasAwal>

/** The form of a row of each kind. */
export const SALDO_AWAL_ROWS = {
  BARANG: barangAwal,
  BLN: blnAwal,
  ROSOK: rosokAwal,
  HUTANG: hutangAwal,
  TITIPAN: titipanAwal,
  KURANG_BAYAR: kurangAwal,
  NON_CASH: nonCashAwal,
  KAS: kasAwal,
} as const
