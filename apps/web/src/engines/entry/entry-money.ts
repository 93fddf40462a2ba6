import type { EntryFields } from '@kencana/contract/documents/define-entry'
import { settle } from '@kencana/domain/cart'
import type { TFunction } from 'i18next'
import { paymentBlocker } from '../document-frame/money/payment-blocker.ts'
import { type Payout, payoutFault } from '../document-frame/money/payout.ts'
import type { CartTender } from '../document-frame/money/tenders.ts'
import type { Form } from './entry-form.ts'
import type { Extra, Said } from './entry-props.ts'

/** What keeps the money of a command from coming in or going out; `null`: nothing. */
export function moneyBlocker(
  fields: EntryFields,
  form: Form,
  inputs: Readonly<Record<string, Extra | undefined>>,
  t: TFunction,
): Said | null {
  for (const [name, field] of Object.entries(fields)) {
    const { bulatkan = false, jumlah = 0 } = inputs[name] ?? {}
    if (field.kind === 'tenders') {
      const tenders = form[name] as readonly CartTender[]
      const bayar = settle(Number(form[field.of]), tenders, { bulatkan })
      const blocker = paymentBlocker(tenders, bayar, t)
      if (blocker !== null) return blocker
    }
    if (field.kind === 'payout') {
      const coins = payoutFault(form[name] as Payout, jumlah, t)
      if (coins !== null) return { text: coins }
    }
  }
  return null
}
