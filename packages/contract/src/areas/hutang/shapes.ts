import { METODE_BUNGA } from '@kencana/domain/terms/hutang'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { day } from '../../kit/day.ts'
import { gram } from '../../kit/figures/gram.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { cardSaid, withCardSaid } from '../pelanggan/card-said.ts'
import { customerName } from '../pelanggan/customer-name.ts'

export const rupiah = z.number().int().min(0).max(1e13)

export const pledge = z
  .strictObject({
    nama_barang: withoutCard(short(100).min(1, { error: 'Harus Diisi' })),
    kode_dept: short(20).optional(),
    kode_kadar: short(20).min(1, { error: 'Harus Diisi' }),
    jumlah: z.number().int().min(1).max(1_000).default(1),
    /** As weighed, with stones and clasp. */
    berat_kotor: gram.optional(),
    /** Gold alone, what is lent upon. */
    berat: gram,
    kode_kondisi: short(20).min(1, { error: 'Harus Diisi' }),
    keterangan: withoutCard(short(200)).optional(),
  })
  .refine(({ berat_kotor, berat }) => berat_kotor === undefined || berat_kotor >= berat, {
    path: ['berat_kotor'],
    error: 'Berat kotor tidak boleh kurang dari berat bersih',
  })

export const borrower = withCardSaid(
  z.strictObject({
    kode_customer: short(40).optional(),
    nama: customerName(short(100).min(1, { error: 'Harus Diisi' })),
    alamat: withoutCard(short(200).min(1, { error: 'Harus Diisi' })),
    telp: withoutCard(short(30)).optional(),
    ...cardSaid,
    jenis_identitas: cardSaid.jenis_identitas.unwrap().default('KTP'),
  }),
).refine(({ id_pelanggan, no_identitas }) => (id_pelanggan ?? no_identitas) !== undefined, {
  path: ['no_identitas'],
  error: 'Harus Diisi',
})

/** Money paid out to the customer. */
export const payout = z.strictObject({
  cara: z.enum(['TUNAI', 'TRANSFER']),
  kode_bank: short(20).optional(),
  no_rekening: short(40).optional(),
})

export const seen = {
  laci: short(20).optional(),
  /** Business day the counter saw; when another one is open by now, nothing is written. */
  tgl_system: day().optional(),
  keterangan: withoutCard(short(200)).optional(),
}

export const money = [
  ...OF_THE_LEDGER,
  'PEMBAYARAN_KURANG',
  'PEMBAYARAN_LEBIH',
  'PEMBAYARAN_KOSONG',
  'TOTAL_BERUBAH',
  'RUJUKAN_TIDAK_ADA',
  'AKUN_BELUM_DIPETAKAN',
] as const
export const state = [
  'TIDAK_DITEMUKAN',
  'HUTANG_TIDAK_AKTIF',
  'HUTANG_BERUBAH',
  'TOKO_SUDAH_TUTUP',
  'TOKO_BELUM_BUKA',
  'KUNCI_BEDA',
] as const
export const writing = [
  'IZIN_GADAI_KOSONG',
  'IZIN_GADAI_HABIS',
  'MELEBIHI_PLAFOND',
  'PINJAMAN_TERLALU_KECIL',
  'PINJAMAN_TIDAK_DILAYANI',
  'HARGA_BELUM_ADA',
] as const
export const lending = [
  ...writing,
  ...money,
  'KONDISI_TIDAK_DITERIMA',
  'BERAT_TIDAK_WAJAR',
  'TOKO_BELUM_BUKA',
  'KUNCI_BEDA',
] as const

export const renewal = {
  /** Principal from now on: less than before is a part payment, more is lent on top. */
  jumlah_hutang: rupiah.min(1, { error: 'Jumlah harus lebih dari 0' }),
  /** Lines of the pledge the customer takes home. */
  barang_diambil: z.array(z.number().int().min(1).max(50)).max(50).default([]),
  metode: z.enum(METODE_BUNGA).optional(),
}

export const renewalFigures = {
  pokok_lama: z.number(),
  pokok_baru: z.number(),
  bunga_pinjam: z.number(),
  denda: z.number(),
  /** What the customer pays; negative is what he gets. */
  selisih: z.number(),
}

export const auction = {
  /** What the pledge is sold for. */
  hasil: rupiah.min(1, { error: 'Jumlah harus lebih dari 0' }),
  biaya: rupiah.default(0),
}

export const waterfall = {
  hasil: z.number(),
  biaya: z.number(),
  pokok: z.number(),
  bunga: z.number(),
  denda: z.number(),
  kelebihan: z.number(),
  kekurangan: z.number(),
}

export const surplus = [
  ...state,
  ...OF_THE_LEDGER,
  'TANPA_KELEBIHAN',
  'RUJUKAN_TIDAK_ADA',
  'AKUN_BELUM_DIPETAKAN',
] as const
export const cancelling = [
  ...state,
  ...OF_THE_LEDGER,
  'DOKUMEN_BUKAN_HARI_INI',
  'TIDAK_BISA_BATAL',
  'BUTUH_OTORISASI',
] as const
