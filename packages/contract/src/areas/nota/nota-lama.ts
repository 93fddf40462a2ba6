import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'
import { penjualan, STATUS_PENJUALAN } from '../penjualan.ts'

/** So many of the newest are shown; who wants another types more of the name. */
export const MOST_OLD_NOTAS = 50

/**
 * A command, though it changes nothing but the chain: who looks into a past that is locked for them
 * is written down with what was typed.
 */
export const findOldNotas = defineRoute({
  method: 'POST',
  path: 'penjualan/cari-lama',
  summary:
    'Notas of any day by the name or telephone of their customer, for whoever stands there with ' +
    'an old piece. Written down, and so many different ones a person and day (CARI_NOTA_LAMA).',
  right: { screens: penjualan.kind.readers },
  body: z.strictObject({
    status: z.enum(['ALL', ...STATUS_PENJUALAN]).default('ALL'),
    q: withoutCard(z.string().trim().min(3, { error: 'Sedikitnya 3 huruf' }).max(60)),
  }),
  answer: z.object({
    count: z.number().int(),
    data: penjualan.list.answer.shape.data,
  }),
  refusals: ['CARI_LAMA_HABIS'],
})
