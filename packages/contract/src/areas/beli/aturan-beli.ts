import {
  ASAL_BELI,
  DASAR_HARGA,
  GOLONGAN_KADAR,
  HASIL_KONDISI,
  JANJI,
  TRANSAKSI_BELI,
} from '@kencana/domain/beli/aturan-beli'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'
import { ACTS_FOR_STORES } from '../../permissions.ts'
import { appraised, brought, UNRULED } from './shapes.ts'

const SCREEN = '/parameter-aturan-beli'
const rupiah = z.number().int().min(0).max(1e13)
const permil = z.number().int().min(0).max(2_000)
const days = z.number().int().min(0).max(36_500).nullable()
const code = short(20).min(1).nullable()

const syarat = z.strictObject({
  transaksi: z.enum(TRANSAKSI_BELI).nullable(),
  asal: z.enum(ASAL_BELI).nullable(),
  janji: z.enum(JANJI).nullable(),
  hasil: z.array(z.enum(HASIL_KONDISI)).max(3),
  dipakai: z.boolean().nullable(),
  golongan: z.enum(GOLONGAN_KADAR).nullable(),
  /** Permil from which it counts; lists of before it was asked have none. */
  permil_dari: z.number().int().min(0).max(1_000).nullable().default(null),
  kode_kadar: code,
  kode_group: code,
  kelompok_harga: code,
  umur_dari: days,
  umur_sampai: days,
})

const potongan = z.discriminatedUnion('sumber', [
  z.strictObject({ sumber: z.literal('SEPAKAT') }),
  z.strictObject({ sumber: z.literal('RUGI_NOTA') }),
  z.strictObject({ sumber: z.literal('TANPA') }),
  z.strictObject({
    sumber: z.literal('SENDIRI'),
    cara: z.enum(['PER_GRAM', 'PERSEN', 'RUPIAH']),
    nilai: rupiah,
  }),
])

const rumus = z.discriminatedUnion('rumus', [
  z.strictObject({
    rumus: z.literal('LOGAM'),
    dasar: z.enum(DASAR_HARGA),
    persen_permil: permil,
    margin_min_permil: permil,
    margin_max_permil: permil,
  }),
  z.strictObject({
    rumus: z.literal('NOTA'),
    potongan,
    toleransi_min_rp: rupiah,
    toleransi_max_rp: rupiah,
  }),
  z.strictObject({
    rumus: z.literal('NOTA_DENDA'),
    denda_per_gram_ringan: rupiah,
    denda_per_gram_berat: rupiah,
    batas_mg: z.number().int().min(1).max(100_000_000),
  }),
  z.strictObject({ rumus: z.literal('NOTA_UTUH') }),
  z.strictObject({ rumus: z.literal('TOLAK'), alasan: withoutCard(short(100).min(1)) }),
])

/** A rule of the list as it travels; what it may say is the domain's `AturanBeli`. */
export const aturan = z.strictObject({
  kode: z
    .string()
    .trim()
    .regex(/^[A-Z0-9-]{1,20}$/, { error: 'Kode 1 sampai 20 huruf besar, angka atau -' }),
  nama: withoutCard(short(60).min(1, { error: 'Harus Diisi' })),
  syarat,
  rumus,
})
const daftar = z.array(aturan).min(1, { error: 'Belum ada aturan' }).max(60)

const keptList = z.object({
  /** 0 is the list every chain begins with. */
  versi: z.number().int(),
  pada: z.string().nullable(),
  user_id: z.string().nullable(),
  keterangan: z.string().nullable(),
})

export const showAturan = defineRoute({
  method: 'GET',
  path: 'aturan-beli',
  summary: 'The ordered rules of buying in force, and the versions before.',
  right: { screens: [SCREEN] },
  query: z.strictObject({ versi: z.coerce.number().int().min(0).optional() }),
  answer: keptList.extend({ aturan: z.array(aturan), riwayat: z.array(keptList) }),
  refusals: ['TIDAK_DITEMUKAN'],
})

const readers = z.array(z.object({ kode: z.string(), nama: z.string() }))

export const showPembaca = defineRoute({
  method: 'GET',
  path: 'aturan-beli/pembaca',
  summary: 'Which rules of buying in force read Parameter Harga Beli and Parameter Rugi Nota.',
  right: { screens: ['/parameter-harga-beli', '/master-parameter-rugi-nota', SCREEN] },
  answer: z.object({
    versi: z.number().int(),
    harga_beli: readers,
    rugi_nota: readers,
    /** For notas alone that keep no deduction of their sale. */
    rugi_nota_lama: readers,
  }),
})

export const keepAturan = defineRoute({
  method: 'POST',
  path: 'aturan-beli',
  summary: 'Keeps a new version of the rules; what was bought keeps the version it was bought by.',
  right: { screens: [SCREEN], levels: ACTS_FOR_STORES },
  keyed: true,
  body: z.strictObject({
    /** Version the editor began with: somebody may have kept another since. */
    versi: z.number().int().min(0).max(1_000_000),
    aturan: daftar,
    keterangan: withoutCard(short(200)).optional(),
  }),
  answer: z.object({ versi: z.number().int() }),
  refusals: ['BERUBAH', 'KUNCI_BEDA'],
})

export const tryAturan = defineRoute({
  method: 'POST',
  path: 'aturan-beli/coba',
  summary: 'What rules that are not kept yet would pay for a piece, beside those in force.',
  right: { screens: [SCREEN] },
  body: z.strictObject({
    aturan: daftar,
    transaksi: z.enum(TRANSAKSI_BELI),
    barang: brought.extend({
      /** A nota that need not exist: its price, weight, age and promise. */
      nota: z
        .strictObject({
          harga_jual: rupiah,
          berat_nota: z.number().min(0.001).max(100_000),
          umur: z.number().int().min(0).max(36_500),
          janji: z.enum(JANJI),
        })
        .optional(),
    }),
  }),
  answer: z.object({
    baru: z.union([appraised, z.object({ tolak: z.string() })]),
    berlaku: z.union([appraised, z.object({ tolak: z.string() })]),
  }),
  refusals: UNRULED,
})
