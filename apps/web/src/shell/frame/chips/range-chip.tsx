import type { priceRange } from '@kencana/contract/areas/harga-emas'
import { formatRupiah } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call, routeRef } from '../../../lib/api.ts'
import classes from '../frame.module.css'

const range = routeRef<typeof priceRange>('GET', 'harga-emas/rentang')
const MINUTE_MS = 60_000

/**
 * The finest gold at all stores, from the cheapest to the dearest; leads to their boards. One store
 * alone is no range.
 */
export function RangeChip({ own }: { own: ReactNode }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    // Below the board's own key: prices that were saved are here at once.
    queryKey: ['harga-emas', 'rentang'],
    queryFn: ({ signal }) => call(range, { signal }),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  })
  if (data === undefined || data === null) return null
  const { nama_kadar, terendah, tertinggi, toko, rantai } = data
  if (rantai === 1) return own
  const prices = [...new Set([terendah, tertinggi])].map(formatRupiah)
  return (
    <Link
      to="/harga-emas-pusat"
      className={classes.chip ?? ''}
      data-chip="price"
      title={t('Harga jual per gram di {jumlah} toko', { jumlah: toko })}
    >
      {t('Emas {kadar}', { kadar: nama_kadar.replace(' ', '') })} <b>{prices.join(' – ')}</b>
    </Link>
  )
}
