import { useEffect, useRef } from 'react'

interface Reckoned {
  /** What the server says of what stands on the screen; `null` while it is being asked. */
  readonly fresh: number | null
  /** What is seen meanwhile. */
  readonly shown: number | null
}

/**
 * A save that was asked for while the figures were on their way: it is done when they come, if they
 * are what was seen then; otherwise somebody looks first.
 */
export function useLater({ fresh, shown }: Reckoned, run: () => void) {
  const seen = useRef<number | null>(null)
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (fresh === null || seen.current === null) return
    const isSame = seen.current === fresh
    seen.current = null
    if (isSame) latest.current()
  }, [fresh])
  return {
    want: () => {
      seen.current = shown
    },
    forget: () => {
      seen.current = null
    },
  }
}
