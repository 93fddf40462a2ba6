import type { tokoList } from '@kencana/contract/areas/toko'
import { useQuery } from '@tanstack/react-query'
import { call, routeRef } from '../../lib/api.ts'
import type { StoreRow } from '../../lib/chain/ask-stores.ts'
import { useChosenStore } from '../../lib/portal.ts'
import { ownSession, useSession } from '../../lib/session.ts'

const stores = routeRef<typeof tokoList>('GET', 'tokos')
const NONE: readonly StoreRow[] = []

/** The stores of the chain, the own one first; read once for every screen that asks for them. */
export function useChainStores(isAsked = true) {
  const query = useQuery({
    queryKey: ['tokos', 'portal'],
    enabled: isAsked,
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

/**
 * Whether somebody of head office has a chain to watch from it: works for no store of it, and it
 * has more than one. `undefined` until that is known.
 */
export function useSeveralStores(mayWatch: boolean): boolean | undefined {
  const isOwn = useChosenStore() === null
  const isOffice = useSession()?.tipe === 'PUSAT'
  const isAsked = mayWatch && isOwn && isOffice
  const { query } = useChainStores(isAsked)
  if (!isAsked) return false
  if (query.error !== null) return true
  return query.data === undefined ? undefined : query.data.length > 1
}
