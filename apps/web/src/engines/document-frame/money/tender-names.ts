import { TENDERS } from '@kencana/contract/names/tenders'
import type { CaraBayar, CaraJual } from '@kencana/domain/cart'
import { useTranslation } from 'react-i18next'
import { COUNTER_KEYS, type CounterAct } from '../../../lib/keys/counter-keys.ts'

/** Order on the till, which is the number of the key. */
const KEYS = {
  TUNAI: 'cara1',
  DEBIT: 'cara2',
  QRIS: 'cara3',
  TRANSFER: 'cara4',
  KREDIT: 'cara5',
} as const satisfies Readonly<Record<CaraBayar, CounterAct>>

export const TENDER_KEYS = Object.keys(KEYS) as readonly CaraBayar[]

/** The key of a way to pay, as it stands in the map of keys. */
export const tenderKey = (cara: CaraBayar): string => COUNTER_KEYS[KEYS[cara]].key

/** Bindings for the keys of all ways to pay. */
export const onTenderKeys = <B>(binding: (cara: CaraBayar) => B) =>
  Object.fromEntries(TENDER_KEYS.map(cara => [tenderKey(cara), binding(cara)]))

/** The key that pays out of a deposit, where a sale is paid. */
export const SALDO_KEY: string = COUNTER_KEYS.saldo.key

/** What people call the ways to pay, a deposit's balance too. */
export function useTenderNames(): Readonly<Record<CaraJual, string>> {
  const { t } = useTranslation()
  const named = Object.entries(TENDERS).map(([cara, name]) => [cara, t(name)])
  return Object.fromEntries(named) as Record<CaraJual, string>
}
