import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { useChosenStore } from '../../lib/portal.ts'
import { refreshSession, session } from '../../lib/session.ts'
import { sessionCalls } from '../session-calls.ts'

const OFTEN_ENOUGH_MS = 60_000

/**
 * Keeps rights, modules and business day as the server sees them: at the start, when another store
 * is chosen, and when somebody comes back to the window.
 */
export function useFreshSession(): void {
  const store = useChosenStore()?.kode_toko
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store means other facts
  useEffect(() => {
    let last = 0
    const refresh = () => {
      if (session() === null || Date.now() - last < OFTEN_ENOUGH_MS) return
      last = Date.now()
      // A lost answer changes nothing: the kept facts stay until the next try.
      call(sessionCalls.session).then(refreshSession, () => undefined)
    }
    refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [store])
}
