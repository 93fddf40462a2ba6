import { RUPIAH_PER_GRAM_MAX } from '@kencana/domain/quantity'
import { z } from 'zod'
import { day } from '../kit/day.ts'
import { dipastikan } from '../kit/figures/dipastikan.ts'
import { kadar } from '../kit/figures/kadar.ts'
import { noNumber } from '../kit/figures/no-number.ts'
import { defineRoute } from '../kit/route.ts'

const screens = ['/master-parameter-harga-emas', '/harga-emas-pusat']
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

export const priceRange = defineRoute({
  method: 'GET',
  path: 'harga-emas/rentang',
  summary: 'What the finest gold on the boards of all stores costs: the lowest and the highest.',
  right: { screens: ['/harga-emas-pusat'] },
  answer: z
    .object({
      nama_kadar: z.string(),
      permil: kadar,
      terendah: z.number().int(),
      tertinggi: z.number().int(),
      /** Stores that have this price, of so many that there are. */
      toko: z.number().int(),
      rantai: z.number().int(),
      /** Codes of stores that did not answer. */
      tanpa_jawaban: z.array(z.string()),
    })
    .nullable(),
  refusals: ['TOKO_BUKAN_HAK'],
})

const prices = {
  baris: z
    .array(
      z.strictObject({
        kode_kadar: z.string().trim().min(1, { error: 'Harus Diisi' }).max(20),
        kode_group: z.string().trim().min(1).max(20).nullish(),
        harga_jual: price,
        harga_beli: price,
      }),
    )
    .min(1, { error: 'Harus Diisi' })
    .max(200),
  /** An instant from a minute on; left out: at once. */
  berlaku_pada: z.iso.datetime({ offset: true, error: 'Waktu tidak dikenal' }).optional(),
}

export const setPrices = defineRoute({
  method: 'POST',
  path: 'harga-emas',
  summary:
    'Sets prices from now on, or from `berlaku_pada` on. OWN, SPV and SU of themselves; others ' +
    'with a grant UBAH_HARGA_EMAS bound to this body. Held carts keep the price they were made ' +
    'with. What is to begin at the same instant and was set before is withdrawn.',
  right: { screens },
  body: z.strictObject({
    ...prices,
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

const priceChange = z.object({
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  kode_group: z.string().nullable(),
  jual_lama: z.number().int().nullable(),
  jual_baru: z.number().int(),
  beli_lama: z.number().int().nullable(),
  beli_baru: z.number().int(),
  /** Moves further than the store's limit lets it without a question. */
  melonjak: z.boolean(),
})
export type PriceChange = z.output<typeof priceChange>

export const previewPrices = defineRoute({
  method: 'POST',
  path: 'harga-emas/pratinjau',
  summary:
    'What setting these prices would change, what is asked and whose grant. Changes nothing.',
  right: { screens },
  body: z.strictObject(prices),
  answer: z.object({
    /** Only lines that would change something. */
    baris: z.array(priceChange),
    /** Mark that says these very leaps are meant; null where none is asked. */
    tanda: z.string().nullable(),
    batas_persen: z.number().int(),
    butuh_otorisasi: z.boolean(),
  }),
  refusals: ['RUJUKAN_TIDAK_ADA', 'HARGA_BELI_LEBIH'],
})

const plannedBoard = z.object({
  id: z.string(),
  berlaku_pada: z.string(),
  dibuat_pada: z.string(),
  user_id: z.string(),
  penyetuju: z.string().nullable(),
  baris: z.array(
    z.object({
      kode_kadar: z.string(),
      nama_kadar: z.string(),
      kode_group: z.string().nullable(),
      harga_jual: z.number().int(),
      harga_beli: z.number().int(),
    }),
  ),
})
export type PlannedBoard = z.output<typeof plannedBoard>

export const plannedBoards = defineRoute({
  method: 'GET',
  path: 'harga-emas/rencana',
  summary: 'Boards that begin later, the next one first.',
  right: { screens },
  answer: z.array(plannedBoard),
})

export const withdrawBoard = defineRoute({
  method: 'POST',
  path: 'harga-emas/rencana/{id}/tarik',
  summary:
    'Withdraws a board until a minute before it begins. OWN, SPV and SU of themselves; others ' +
    'with a grant UBAH_HARGA_EMAS bound to this body.',
  right: { screens },
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    /** The board again: what a grant is bound to. */
    rencana: z.uuid(),
    otorisasi: z.uuid().optional(),
  }),
  answer: z.object({ message: z.string(), data: z.array(plannedBoard) }),
  refusals: [
    'TIDAK_DITEMUKAN',
    'PAPAN_SUDAH_BERLAKU',
    'PAPAN_SUDAH_DITARIK',
    'BUTUH_OTORISASI',
    'OTORISASI_TIDAK_SAH',
  ],
  keyed: true,
})

const changedPrice = z.object({
  id: z.string(),
  /** When it was set; `berlaku_pada`: when it begins, or began. */
  dibuat_pada: z.string(),
  berlaku_pada: z.string(),
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  kode_group: z.string().nullable(),
  /** What it took the place of; null where there was none, and of one that was withdrawn. */
  jual_lama: z.number().int().nullable(),
  harga_jual: z.number().int(),
  beli_lama: z.number().int().nullable(),
  harga_beli: z.number().int(),
  user_id: z.string(),
  penyetuju: z.string().nullable(),
  ditarik_pada: z.string().nullable(),
  ditarik_oleh: z.string().nullable(),
})
export type ChangedPrice = z.output<typeof changedPrice>

export const priceChanges = defineRoute({
  method: 'GET',
  path: 'harga-emas/perubahan',
  summary: 'Every price set on days of the calendar, newest first: by whom, from what, to what.',
  right: { screens },
  dateLock: { fields: ['tgl_from', 'tgl_to'] },
  query: z.strictObject({
    /** Left out: today. */
    tgl_from: day().optional(),
    tgl_to: day().optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(500),
  }),
  answer: z.array(changedPrice),
})
