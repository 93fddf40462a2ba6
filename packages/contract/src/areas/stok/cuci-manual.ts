import { z } from 'zod'
import { entryRoute } from '../../documents/entry-route.ts'
import {
  masukManual as comingIn,
  keluarManual as goingOut,
  terimaManual as receiving,
  kirimManual as sending,
} from '../../entries/stok/cuci-manual.ts'
import { defineRoute } from '../../kit/route.ts'
import { BEHIND_COUNTER } from '../../permissions.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

const SCREEN = '/stock-cuci-manual'
const right = { screens: [SCREEN], levels: BEHIND_COUNTER }

/** Where gold lies that is washed by weight: in the shop, by a sign no code has; at a craftsman. */
export const TEMPAT_TOKO = '*'

/** What is washed by weight, of a kadar at a place; grams, micrograms of fine gold, rupiah. */
const held = z.object({
  kode_kadar: z.string(),
  nama_kadar: z.string(),
  tempat: z.string(),
  /** The craftsman's name; none of the shop. */
  nama_tukang: z.string().nullable(),
  berat: z.number(),
  murni_ug: z.number(),
  /** `null` for a level that may not know it. */
  modal_rp: z.number().nullable(),
})
export type CuciManual = z.output<typeof held>

export const listCuciManual = defineRoute({
  method: 'GET',
  path: 'stock-cuci-manual',
  summary: 'Gold that is washed by weight, kadar by kadar, in the shop and at craftsmen.',
  right: { screens: [SCREEN] },
  answer: z.array(held),
  refusals: [],
})

const answer = z.object({
  no_cuci_manual: z.string(),
  tgl_system: z.string(),
  /** Grams that are left where it came from. */
  sisa: z.number(),
})
const MOVED = [
  ...OF_THE_LEDGER,
  'TOKO_BELUM_BUKA',
  'RUJUKAN_TIDAK_ADA',
  'KOLAM_KURANG',
  'AKUN_BELUM_DIPETAKAN',
] as const

export const masukManual = entryRoute(comingIn, {
  summary: 'Takes scrap by weight to be washed.',
  right,
  answer,
  refusals: MOVED,
})

export const keluarManual = entryRoute(goingOut, {
  summary: 'Gives what was washed by weight back to the scrap.',
  right,
  answer,
  refusals: MOVED,
})

export const kirimManual = entryRoute(sending, {
  summary: 'Gives gold by weight to a craftsman.',
  right,
  answer,
  refusals: [...MOVED, 'TUKANG_TIDAK_AKTIF', 'TUKANG_LAIN_KERJA'],
})

export const terimaManual = entryRoute(receiving, {
  summary:
    'Takes back what a craftsman had by weight: a loss beyond what is allowed waits to be ' +
    'judged; gold on top beyond it asks for a grant.',
  right,
  answer: answer.extend({ susut: z.number(), lebih: z.number() }),
  refusals: [...MOVED, 'BUTUH_OTORISASI'],
})
