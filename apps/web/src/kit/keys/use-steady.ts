import { useCallback, useRef } from 'react'

/** A function that stays the same at every drawing and does what the newest one does. */
export function useSteady<A extends readonly unknown[], R>(run: (...args: A) => R) {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args: A): R => latest.current(...args), [])
}
