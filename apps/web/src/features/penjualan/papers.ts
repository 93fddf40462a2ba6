import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { fetching, paperOf } from '../../engines/document-frame/paper/paper-of.ts'
import { calls } from './calls.ts'

/** The nota of an acknowledged sale. */
export const fetchNota = (no_faktur_jual: string) => fetching(calls.print, { no_faktur_jual })

/** The slip of a cancelled sale. */
export const fetchSlip = (no_faktur_jual: string) => fetching(calls.slip, { no_faktur_jual })

export const notaOf = (
  { no_faktur_jual: nomor, dicetak }: Pick<PenjualanAnswer, 'no_faktur_jual' | 'dicetak'>,
  t: TFunction,
): Paper =>
  paperOf({
    route: calls.print,
    params: { no_faktur_jual: nomor },
    nomor,
    label: dicetak === 0 ? t('Cetak nota') : t('Cetak ulang (SALINAN)'),
    again: t('Cetak ulang nota {nomor}', { nomor }),
  })

export const slipOf = (no_faktur_jual: string, no_batal: string, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_faktur_jual },
    nomor: no_batal,
    label: t('Cetak slip pembatalan'),
    again: t('Cetak ulang slip pembatalan {nomor}', { nomor: no_batal }),
  })
