import { refuse } from '@kencana/contract/refusals'
import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { type Meant, questionOf } from '../../../platform/texts/question-of.ts'

interface Weighed {
  readonly nama_barang: string
  readonly berat: number
}

/**
 * Asks about a piece heavier than the store calls usual, as adding one and lending on one do: 3237
 * typed for 3.237 is a thousand times the money.
 * @throws Refusal BERAT_TIDAK_WAJAR unless these very weights are meant
 */
export function askWeights(
  barang: readonly Weighed[],
  setting: Readonly<Record<string, string>>,
  dipastikan: Meant,
): void {
  const batas = Number(setting.BATAS_BERAT_WAJAR)
  const heavy = barang
    .map(({ nama_barang: nama, berat }) => ({ nama, berat_mg: gramToMg(berat) }))
    .filter(({ berat_mg }) => berat_mg > batas * 1000)
  const asked = questionOf('BERAT_TIDAK_WAJAR', heavy, dipastikan, ({ nama, berat_mg }) => ({
    ...{ nama, batas },
    berat: formatGram(berat_mg),
  }))
  if (asked !== null) refuse('BERAT_TIDAK_WAJAR', asked)
}
