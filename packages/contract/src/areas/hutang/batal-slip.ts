import { z } from 'zod'
import { defineRoute } from '../../kit/route.ts'
import { READERS, short } from '../hutang.ts'

export const printCancelledHutang = defineRoute({
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/batal/slip',
  summary:
    'The slip of the last cancellation of a loan as PDF, as that of a sale. A reprint needs a ' +
    'grant and says SALINAN n.',
  right: { screens: READERS },
  keyed: true,
  file: true,
  params: z.strictObject({ no_faktur_hutang: short(40).min(1) }),
  body: z.strictObject({ otorisasi: z.uuid().optional() }),
  answer: z.unknown(),
  refusals: ['TIDAK_DITEMUKAN', 'BUTUH_OTORISASI', 'OTORISASI_TIDAK_SAH', 'KUNCI_BEDA'],
})
