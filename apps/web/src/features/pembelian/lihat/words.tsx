import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import type { TFunction } from 'i18next'

type Line = PembelianAnswer['barang'][number]

/** What its condition makes of a piece. */
export const outcomeNames = (t: TFunction): Readonly<Record<Line['hasil'], string>> => ({
  URIPAN: t('Uripan'),
  RUSAK: t('Rusak'),
  ROSOK: t('Rosok'),
})
