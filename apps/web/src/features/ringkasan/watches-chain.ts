import { useSeveralStores } from '../../engines/chain/stores.ts'
import { shows, useSession } from '../../lib/session.ts'

/**
 * Whoever sees the whole chain from its head office, while they work for no store of it; a shop of
 * one store has its own day to see. `undefined` until that is known.
 */
export function useWatchesChain(): boolean | undefined {
  const session = useSession()
  return useSeveralStores(session !== null && shows(session, '/dashboardPusat'))
}
