import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { places } from '../../engines/entry/fields/place-calls.ts'
import { call } from '../../lib/api.ts'
import type { Place } from './flow.ts'

/** CASH of a drawer, empty the first, or an account of a bank, as a form says it. */
export function usePlace(kode: string, no_rekening: string, laci: string): Place {
  const { t } = useTranslation()
  const isCash = kode === CASH
  const drawers = useQuery({
    queryKey: ['kas', 'buku', null],
    queryFn: ({ signal }) => call(places.buku, { signal }),
    enabled: isCash,
  })
  if (!isCash) return { name: `${kode} ${no_rekening}`.trim() || t('Rekening'), holds: null }
  const all = drawers.data?.laci ?? []
  const drawer = laci === '' ? all[0] : all.find(one => one.laci === laci)
  return { name: drawer?.laci ?? (laci || t('Laci pertama')), holds: drawer?.akhir ?? null }
}
