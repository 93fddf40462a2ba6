import type { TFunction } from 'i18next'
import type { Card } from '../../engines/entry/entry-props.ts'
import { slipOf } from './slip.ts'

/** Money that was taken for a deposit. */
interface Taken {
  readonly no_titipan: string
  /** Number of the document that was written; a new deposit is called by it. */
  readonly nomor?: string
  readonly saldo: number
  readonly kembali: number
}

/** Money was taken: what goes back of the cash, what the shop keeps now, its slip by F9. */
export const takenOf = (taken: Taken, t: TFunction): Card => ({
  title: t('Titipan {nomor} tersimpan', { nomor: taken.no_titipan }),
  nomor: taken.nomor ?? taken.no_titipan,
  lines: [
    { label: t('Saldo'), value: taken.saldo },
    { label: t('Kembali'), value: taken.kembali, isGold: true },
  ],
  paper: slipOf(taken.no_titipan, 0, t),
})
