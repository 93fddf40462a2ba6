import { refuse } from '@kencana/contract/refusals'
import { formatGram, type Milligram } from '@kencana/domain/quantity'
import { type Meant, questionOf } from '../../../platform/texts/question-of.ts'

interface Weighed {
  readonly nama: string
  readonly berat_mg: Milligram
  /** Pieces that weigh so much together; 1 where it is not said. */
  readonly jumlah?: number
}

/** Whether so many pieces are heavier than the store calls usual of one (`batas`, grams). */
export const isHeavy = (
  { berat_mg, jumlah = 1 }: Pick<Weighed, 'berat_mg' | 'jumlah'>,
  batas: number,
): boolean => berat_mg > batas * jumlah * 1000

/**
 * Asks about what is heavier than the store calls usual (BATAS_BERAT_WAJAR, grams a piece): 3237
 * typed for 3.237 is a thousand times the money.
 * @throws Refusal BERAT_TIDAK_WAJAR unless these very weights are meant
 */
export function askWeights(things: readonly Weighed[], batas: number, dipastikan: Meant): void {
  const heavy = things
    .filter(thing => isHeavy(thing, batas))
    .map(({ nama, berat_mg, jumlah = 1 }) => ({ nama, berat_mg, jumlah }))
  const asked = questionOf('BERAT_TIDAK_WAJAR', heavy, dipastikan, one => ({
    nama: one.nama,
    berat: formatGram(one.berat_mg),
    batas: batas * one.jumlah,
  }))
  if (asked !== null) refuse('BERAT_TIDAK_WAJAR', asked)
}
