import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import type { TFunction } from 'i18next'
import type { Paper } from '../../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../../engines/document-frame/paper/paper-of.ts'
import { calls } from './calls.ts'

/** The slip of a purchase: the first print is free, a copy is approved. */
export const slipOf = (
  { no_faktur_beli: nomor, dicetak }: Pick<PembelianAnswer, 'no_faktur_beli' | 'dicetak'>,
  t: TFunction,
): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_faktur_beli: nomor },
    nomor,
    label: dicetak === 0 ? t('Cetak slip') : t('Cetak ulang slip'),
    again: t('Cetak ulang slip pembelian {nomor}', { nomor }),
  })
