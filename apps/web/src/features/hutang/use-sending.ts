import { useEffect, useRef, useState } from 'react'
import { unanswered } from '../../lib/api-problem.ts'
import type { KeyedOptions } from '../../lib/pending.ts'
import { session } from '../../lib/session.ts'

/** One command under one key; `run` sends it with `sendKeyed`. */
export interface KeyedCommand<A> {
  readonly key: string
  /** What people call it: 'Tebus FH-JKT-261122-0001'. */
  readonly what: string
  readonly run: (options: KeyedOptions) => Promise<A>
}

const ASK_AGAIN_MS = 5000

/**
 * Sends a command that moves money until it is answered: without an answer nobody may do it anew,
 * so the same key asks again and again. `checking` names the command meanwhile.
 */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [checking, setChecking] = useState<string | null>(null)
  const gone = useRef(false)
  const wake = useRef<() => void>(() => {})
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      wake.current()
    }
  }, [])
  /** Answers what the server did; throws its refusal. */
  const send = async <A>({ key, what, run }: KeyedCommand<A>): Promise<A> => {
    const user_id = session()?.user_id ?? ''
    const onChecking = () => setChecking(what)
    setBusy(true)
    try {
      for (;;) {
        try {
          return await run({ key, what, user_id, onChecking })
        } catch (problem) {
          if (!unanswered(problem) || gone.current) throw problem
          onChecking()
          await new Promise<void>(resolve => {
            wake.current = resolve
            setTimeout(resolve, ASK_AGAIN_MS)
          })
        }
      }
    } finally {
      setBusy(false)
      setChecking(null)
    }
  }
  return { busy, checking, send, checkNow: () => wake.current() }
}
