import { KELAS_PAJAK } from '@kencana/domain/pajak'
import { JENIS_LEBUR, STATUS_LANTAK } from '@kencana/domain/stok/lebur'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { serahLantak as giving, jualLantak as selling } from '../../entries/stok/lantak.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { gram } from '../../kit/figures/gram.ts'
import { kadar } from '../../kit/figures/kadar.ts'
import { defineRoute } from '../../kit/route.ts'
import { words } from '../../kit/sheet/cells.ts'
import { CHECKERS } from '../../permissions.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'
import { seen } from '../hutang/shapes.ts'
import { grants } from '../penjualan.ts'
import { isScaled, NOT_SCALED, weighedBy } from './weighed.ts'

const SCREEN = '/lebur-rosok'
const nullable = z.string().nullable()

/** Scrap or dust of a kadar that waits to be melted; grams, micrograms of fine gold, rupiah. */
const pool = z.object({
  jenis: z.enum(JENIS_LEBUR),
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  berat: z.number(),
  murni_ug: z.number(),
  /** `null` for a level that may not know it. */
  modal_rp: z.number().nullable(),
})
export type KolamLebur = z.output<typeof pool>

export const listKolamLebur = defineRoute({
  method: 'GET',
  path: 'kolam-lebur',
  summary: 'Scrap and dust that wait to be melted, kadar by kadar.',
  right: { screens: [SCREEN] },
  answer: z.array(pool),
  refusals: [],
})

/** What went into a melt; as the pools gave it. */
const part = z.object({
  kode_kadar: z.string(),
  berat: z.number(),
  murni_ug: z.number(),
  modal_rp: z.number().nullable(),
})

/** A bar as lists show it: grams, permil of its assay, micrograms of fine gold. */
const bar = {
  jenis: z.enum(JENIS_LEBUR),
  berat: z.number(),
  kadar_uji: z.number(),
  murni_ug: z.number(),
  no_uji: nullable,
}

const step = z.object({
  nomor: z.string(),
  jenis: z.string(),
  tgl: z.string(),
  pada: z.string(),
  user_id: z.string(),
  penyetuju: nullable,
  membatalkan: nullable,
  keterangan: nullable,
})

/** Scrap that was melted, and the bar it became (13 §1). */
export const lebur = defineDocument({
  name: 'lebur',
  what: 'melt',
  nomor: 'no_lebur',
  status: STATUS_LANTAK,
  summary: bar,
  detail: z.object({
    no_lebur: z.string(),
    tgl_system: z.string(),
    pada: z.string(),
    user_id: z.string(),
    penyetuju: nullable,
    ...bar,
    /** `null` for a level that may not know it. */
    modal_rp: z.number().nullable(),
    bahan: z.array(part),
    /** Micrograms of fine gold that were lost, that may be, and beyond it; found on top. */
    susut_ug: z.number(),
    izin_ug: z.number(),
    lebih_ug: z.number(),
    naik_ug: z.number(),
    keterangan: nullable,
    /** What is taken of it when it is sold today; `null` where the shop has no rates. */
    tarif: z
      .object({
        ppn: z.boolean(),
        rates: z.object({
          kode_pajak: z.string(),
          kelas_pajak: z.enum(KELAS_PAJAK),
          tgl_berlaku: z.string(),
          versi: z.number().int(),
          ppn_faktur: z.number(),
          ppn_tanpa: z.number(),
          ppn_pabrikan: z.number(),
          pph22: z.number(),
        }),
      })
      .nullable(),
    status: z.enum(STATUS_LANTAK),
    /** How often its slip was printed, and the nota it left with. */
    dicetak: z.number().int(),
    nota_dicetak: z.number().int(),
    riwayat: z.array(step),
  }),
  readers: [SCREEN],
  dateLock: { fields: ['tgl_from', 'tgl_to'] },
  journal: 'each',
  cancel: {
    screens: [SCREEN],
    grant: 'BATAL_STOK',
    isOneOfSeveral: true,
    names: ['membatalkan', 'nomor'],
  },
  papers: {
    slip: { summary: 'The slip of a melt: what went in, the bar, what was lost' },
    nota: { summary: 'The nota of a bar that was sold, or the receipt of who got it' },
  },
  receipt: false,
})

export const postLebur = defineRoute({
  method: 'POST',
  path: 'lebur',
  summary:
    'Melts scrap, or dust, into a bar with a number, always with a grant: its assay says what it ' +
    'holds, a loss of fine gold beyond what is allowed waits to be judged.',
  right: { screens: [SCREEN], levels: CHECKERS },
  keyed: true,
  body: z
    .strictObject({
      jenis: z.enum(JENIS_LEBUR, { error: 'Pilih bahan' }),
      bahan: z
        .array(z.strictObject({ kode_kadar: z.string().trim().min(1).max(40), berat: gram }), {
          error: 'Belum ada bahan',
        })
        .min(1, { error: 'Belum ada bahan' })
        .max(50),
      /** The bar on the scale. */
      berat: gram,
      ...weighedBy,
      /** Permil of its assay. */
      kadar_uji: kadar.gt(0, { error: 'Kadar tidak boleh 0' }),
      /** Number of the assay's paper, and whose. */
      no_uji: withoutCard(words(60)).optional(),
      keterangan: withoutCard(words(200)).optional(),
      otorisasi: grants.optional(),
    })
    .refine(isScaled, { error: NOT_SCALED, path: ['kode_timbangan'] }),
  answer: z.object({
    no_lebur: z.string(),
    tgl_system: z.string(),
    berat: z.number(),
    murni_ug: z.number(),
    susut_ug: z.number(),
    lebih_ug: z.number(),
    naik_ug: z.number(),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    'TOKO_BELUM_BUKA',
    'RUJUKAN_TIDAK_ADA',
    'BAHAN_GANDA',
    'LANTAK_LEBIH',
    'KOLAM_KURANG',
    'KADAR_LEBIH',
    'HARGA_BELUM_ADA',
    'TERA_HABIS',
    'BUTUH_OTORISASI',
    'AKUN_BELUM_DIPETAKAN',
  ],
})

const OF_A_BAR = [
  ...OF_THE_LEDGER,
  'TIDAK_DITEMUKAN',
  'TOKO_BELUM_BUKA',
  'RUJUKAN_TIDAK_ADA',
  'LANTAK_KELUAR',
  'BUTUH_OTORISASI',
  'AKUN_BELUM_DIPETAKAN',
] as const

export const jualLantak = entryRoute(selling, {
  summary:
    'Sells a bar: VAT is in its price, PPh 22 of a trader or maker on top; below cost with a grant.',
  right: { screens: [SCREEN], levels: CHECKERS },
  params: z.strictObject({ no_lebur: short(40).min(1) }),
  also: { laci: seen.laci },
  answer: z.object({
    no_jual: z.string(),
    tgl_system: z.string(),
    no_lebur: z.string(),
    ppn: z.number(),
    pph22: z.number(),
    kembali: z.number(),
  }),
  refusals: [
    ...OF_A_BAR,
    'PAJAK_BELUM_ADA',
    'TOTAL_BERUBAH',
    'PEMBAYARAN_KURANG',
    'PEMBAYARAN_LEBIH',
    'PEMBAYARAN_KOSONG',
    'IDENTITAS_JUMLAH',
  ],
})

export const serahLantak = entryRoute(giving, {
  summary: 'Gives a bar to a supplier: his debt falls by what he values it at.',
  right: { screens: [SCREEN], levels: CHECKERS },
  params: z.strictObject({ no_lebur: short(40).min(1) }),
  answer: z.object({
    no_serah: z.string(),
    tgl_system: z.string(),
    no_lebur: z.string(),
    nilai: z.number(),
  }),
  refusals: [...OF_A_BAR],
})
