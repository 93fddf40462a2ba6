import { RUPIAH_PER_GRAM_MAX } from '@kencana/domain/quantity'
import { z } from 'zod'
import { dipastikan } from '../kit/figures/dipastikan.ts'
import { kadar } from '../kit/figures/kadar.ts'
import { noNumber } from '../kit/figures/no-number.ts'
import { defineRoute } from '../kit/route.ts'

const screens = ['/master-parameter-harga-emas']
const price = z
  .number({ error: noNumber })
  .int({ error: 'Harus bilangan bulat' })
  .min(1, { error: 'Harga harus lebih dari 0' })
  .max(RUPIAH_PER_GRAM_MAX, { error: 'Harga terlalu besar' })

const boardRow = z.object({
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  permil: kadar,
  /** `null`: the price of every group of this kadar without a price of its own. */
  kode_group: z.string().nullable(),
  nama_group: z.string().nullable(),
  /** Rupiah per gram; `null` while the board has no price yet. */
  harga_jual: z.number().int().nullable(),
  harga_beli: z.number().int().nullable(),
  berlaku_pada: z.string().nullable(),
  user_id: z.string().nullable(),
  penyetuju: z.string().nullable(),
  harga_jual_lama: z.number().int().nullable(),
  harga_beli_lama: z.number().int().nullable(),
  /** Change against the price before, permil, rounded to the nearest; `null` without one. */
  ubah_jual_permil: z.number().int().nullable(),
  ubah_beli_permil: z.number().int().nullable(),
})
/** One line of the price board of a store. */
export type BoardRow = z.output<typeof boardRow>

export const priceBoard = defineRoute({
  method: 'GET',
  path: 'harga-emas',
  summary: 'The price board in force: a row per kadar, and one per group with its own price.',
  right: { login: true },
  answer: z.array(boardRow),
})

const line = z.strictObject({
  kode_kadar: z.string().trim().min(1, { error: 'Harus Diisi' }).max(20),
  kode_group: z.string().trim().min(1).max(20).nullish(),
  harga_jual: price,
  harga_beli: price,
})

export const setPrices = defineRoute({
  method: 'POST',
  path: 'harga-emas',
  summary:
    'Sets prices from now on. OWN, SPV and SU of themselves; others with a grant ' +
    'UBAH_HARGA_EMAS bound to this body. Held carts keep the price they were made with.',
  right: { screens },
  body: z.strictObject({
    baris: z.array(line).min(1, { error: 'Harus Diisi' }).max(200),
    dipastikan,
    otorisasi: z.uuid().optional(),
  }),
  answer: z.object({ message: z.string(), data: z.array(boardRow) }),
  refusals: [
    'RUJUKAN_TIDAK_ADA',
    'HARGA_BELI_LEBIH',
    'HARGA_EMAS_MELONJAK',
    'BUTUH_OTORISASI',
    'OTORISASI_TIDAK_SAH',
  ],
  keyed: true,
})

const pastPrice = z.object({
  kode_kadar: z.string(),
  kode_group: z.string().nullable(),
  harga_jual: z.number().int(),
  harga_beli: z.number().int(),
  berlaku_pada: z.string(),
  user_id: z.string(),
  penyetuju: z.string().nullable(),
})
export type PastPrice = z.output<typeof pastPrice>

export const priceHistory = defineRoute({
  method: 'GET',
  path: 'harga-emas/riwayat',
  summary: 'Prices of one kadar (and group), newest first.',
  right: { screens },
  query: z.object({
    kode_kadar: z.string().min(1).max(20),
    kode_group: z.string().max(20).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(60),
  }),
  answer: z.array(pastPrice),
})
