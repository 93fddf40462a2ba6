import { TENDERS } from '@kencana/contract/names/documents'
import type { CaraBayar } from '@kencana/domain/cart'
import { useTranslation } from 'react-i18next'

/** Order on the till, which is the number of the key. */
export const TENDER_KEYS: readonly CaraBayar[] = ['TUNAI', 'DEBIT', 'QRIS', 'TRANSFER', 'KREDIT']

/** What people call the ways to pay. */
export function useTenderNames(): Readonly<Record<CaraBayar, string>> {
  const { t } = useTranslation()
  const named = Object.entries(TENDERS).map(([cara, name]) => [cara, t(name)])
  return Object.fromEntries(named) as Record<CaraBayar, string>
}
