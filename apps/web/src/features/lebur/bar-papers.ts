import type { TFunction } from 'i18next'
import type { Paper } from '../../engines/document-frame/paper/paper-button.tsx'
import { paperOf } from '../../engines/document-frame/paper/paper-of.ts'
import { type Bar, calls } from './calls.ts'

/** The slip of a melt. */
export const slipOf = ({ no_lebur: nomor, dicetak }: Bar, t: TFunction): Paper =>
  paperOf({
    route: calls.slip,
    params: { no_lebur: nomor },
    nomor,
    label: dicetak === 0 ? t('Cetak slip') : t('Cetak ulang slip'),
    again: t('Cetak ulang slip lebur {nomor}', { nomor }),
  })

/** The nota of a bar that left, by its newest document; none of one that is here. */
export function notaOf({ no_lebur, status, nota_dicetak, riwayat }: Bar, t: TFunction) {
  const nomor = riwayat.at(-1)?.nomor
  if (nomor === undefined || (status !== 'TERJUAL' && status !== 'DISERAHKAN')) return null
  return paperOf({
    route: calls.nota,
    params: { no_lebur },
    nomor,
    label: nota_dicetak === 0 ? t('Cetak nota lantak') : t('Cetak ulang nota lantak'),
    again: t('Cetak ulang nota lantak {nomor}', { nomor }),
  })
}
