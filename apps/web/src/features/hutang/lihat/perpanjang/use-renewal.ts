import type { previewRenewal } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useAnswerTo } from '../../../../engines/document-frame/entry/use-answer.ts'
import { call } from '../../../../lib/api.ts'
import { calls } from '../../calls.ts'

/** What is wanted of a renewal. */
export interface Renewal {
  readonly jumlah_hutang: number
  readonly barang_diambil: readonly number[]
}

export type RenewalPreview = AnswerOf<typeof previewRenewal>

/** What a renewal would cost and open, asked for whenever the typing rests. */
export const useRenewal = (no_faktur_hutang: string, wanted: Renewal) =>
  useAnswerTo<Renewal, RenewalPreview>({
    area: 'hutang',
    name: `perpanjang ${no_faktur_hutang}`,
    question: wanted.jumlah_hutang > 0 ? wanted : null,
    ask: ({ jumlah_hutang, barang_diambil }, signal) =>
      call(calls.previewRenewal, {
        params: { no_faktur_hutang },
        body: { jumlah_hutang, barang_diambil: [...barang_diambil] },
        signal,
      }),
  })
