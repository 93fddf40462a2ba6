import type { TFunction } from 'i18next'
import {
  lacksBank,
  type Payout,
  payoutFault,
} from '../../../engines/document-frame/money/payout.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'

type Typed = Payout & { readonly jumlah: number }

/** What keeps the money from being given back, in the order of the dialog. */
export function lackOf(form: Typed, saldo: number, t: TFunction): string | null {
  if (form.jumlah === 0) return t('Isi jumlah yang dikembalikan.')
  if (form.jumlah > saldo) return t('Paling banyak {jumlah}.', { jumlah: rupiahText(saldo) })
  return lacksBank(form) ? t('Pilih bank.') : payoutFault(form, form.jumlah, t)
}
