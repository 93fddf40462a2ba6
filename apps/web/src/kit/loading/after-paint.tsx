import { type ReactNode, useDeferredValue } from 'react'

/**
 * What a first paint does without: drawn at once after it, in slices that let keys and scans pass.
 * Its place must be kept by what stands around it, so that nothing moves when it comes.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
