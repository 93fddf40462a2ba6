import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../engines/document-frame/paper/paper-of.ts'
import { calls } from './calls.ts'

/** The slip of a deposit: the first print after money came or went is free. */
export const slipOf = (nomor: string, dicetak: number, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_titipan: nomor },
    nomor,
    label: dicetak === 0 ? t('Cetak slip') : t('Cetak ulang slip'),
    again: t('Cetak ulang slip titipan {nomor}', { nomor }),
  })
