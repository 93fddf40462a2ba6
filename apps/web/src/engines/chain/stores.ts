import type { tokoList } from '@kencana/contract/areas/toko'
import { useQuery } from '@tanstack/react-query'
import { call, routeRef } from '../../lib/api.ts'
import type { StoreRow } from '../../lib/chain/ask-stores.ts'
import { ownSession } from '../../lib/session.ts'

const stores = routeRef<typeof tokoList>('GET', 'tokos')
const NONE: readonly StoreRow[] = []

/** The stores of the chain, the own one first; read once for every screen. */
export function useChainStores() {
  const query = useQuery({
    queryKey: ['tokos', 'portal'],
    queryFn: async ({ signal }) => {
      const found = await call(stores, { signal, portal: ownSession()?.portalPusat ?? '' })
      const own = ownSession()?.kode_toko
      return found
        .map(row => ({
          kode_toko: String(row.kode_toko),
          nama_toko: String(row.nama_toko),
          portal: String(row.portal),
        }))
        .sort((a, b) => Number(b.kode_toko === own) - Number(a.kode_toko === own))
    },
  })
  return { query, stores: query.data ?? NONE }
}
