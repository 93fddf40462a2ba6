import { useCallback, useEffect, useRef, useState } from 'react'
import { ownSession } from '../../lib/session.ts'
import { useSocketEvent } from '../../lib/socket.ts'

/** As long as the server waits for a finger. */
const WAITS_MS = 60_000

export type ScanState = 'idle' | 'asking' | 'waiting' | 'failed' | 'sending'

interface Scan {
  /** Whose finger is wanted. */
  readonly user_id: string
  /** Asks the devices; answers false when they could not be asked. */
  readonly ask: () => Promise<boolean>
  /** Uses the scan; answers false when it came to nothing. */
  readonly onScanned: () => Promise<boolean>
}

/**
 * Waits for one finger. The event counts only for the user who is logged in and for the finger
 * that is waited for (doc2 §4); it is a hint, the server decides what the scan was worth.
 */
export function useScan({ user_id, ask, onScanned }: Scan) {
  const [state, setState] = useState<ScanState>('idle')
  const latest = useRef({ ask, onScanned })
  latest.current = { ask, onScanned }
  const turn = useRef(0)
  const begin = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setState('asking')
    const isAsked = await latest.current.ask()
    if (turn.current === mine) setState(isAsked ? 'waiting' : 'failed')
  }, [])
  const leave = useCallback(() => {
    turn.current += 1
    setState('idle')
  }, [])
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('failed'), WAITS_MS)
    return () => clearTimeout(timer)
  }, [state])
  useSocketEvent('fingerprint-auth', event => {
    // A quick finger may be heard of before the answer to the question.
    if (state !== 'waiting' && state !== 'asking') return
    if (event.auth_for !== ownSession()?.user_id || event.user_id !== user_id) return
    turn.current += 1
    setState(event.status ? 'sending' : 'failed')
    if (event.status)
      void Promise.resolve(latest.current.onScanned()).then(() => setState('failed'))
  })
  return { state, begin, leave }
}
