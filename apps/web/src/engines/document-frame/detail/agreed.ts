import { deductionText } from '@kencana/contract/areas/nota/deduction-text'
import type { KeptDeduction } from '@kencana/contract/areas/nota/pembeli'
import type { TFunction } from 'i18next'

/** What is taken off when a sold piece comes back, also where nothing is. */
export function deductionWords(kept: KeptDeduction, t: TFunction): string {
  const { teks, facts } = deductionText(kept)
  return t('Potongan beli kembali: {potongan}', { potongan: t(teks, facts) })
}

/** Until when a sold piece may be exchanged at its price. */
export const promiseWords = (janji_tukar: string | null, t: TFunction): string | null =>
  janji_tukar === null ? null : t('Janji tukar sampai {tgl}', { tgl: janji_tukar })
