import type { postHutang } from '@kencana/contract/areas/hutang/commands'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { type Meant, questionOf } from '../../../platform/texts/question-of.ts'

type Pledge = BodyOf<typeof postHutang>['barang'][number]

/**
 * Asks about a pledge heavier than the store calls usual for so many pieces, also where only its
 * weight with stones is. @throws Refusal BERAT_TIDAK_WAJAR unless these very weights are meant
 */
export function askWeights(
  barang: readonly Pledge[],
  setting: Readonly<Record<string, string>>,
  dipastikan: Meant,
): void {
  const batas = Number(setting.BATAS_BERAT_WAJAR ?? DEFAULT_SETTINGS.BATAS_BERAT_WAJAR)
  const heavy = barang
    .map(({ nama_barang: nama, jumlah, berat, berat_kotor = berat }) => ({
      nama,
      jumlah,
      berat_mg: gramToMg(berat_kotor),
    }))
    .filter(({ jumlah, berat_mg }) => berat_mg > batas * jumlah * 1000)
  const asked = questionOf(
    'BERAT_TIDAK_WAJAR',
    heavy,
    dipastikan,
    ({ nama, jumlah, berat_mg }) => ({
      nama,
      berat: formatGram(berat_mg),
      batas: batas * jumlah,
    }),
  )
  if (asked !== null) refuse('BERAT_TIDAK_WAJAR', asked)
}
