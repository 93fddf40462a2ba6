import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Stores as choices; none are asked for by who has one alone. */
export function useStores(wanted: boolean) {
  const { data } = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(calls.stores, { signal }),
    enabled: wanted,
  })
  return (data ?? []).map(store => ({
    value: String(store.kode_toko),
    label: `${store.kode_toko} ${store.nama_toko}`,
  }))
}
