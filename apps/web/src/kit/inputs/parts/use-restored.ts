import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What comes into a field under the cursor without being written there (a draft, an answer) is
 * selected, as what stands in a field that the cursor comes to: the next key takes its place and is
 * not put behind it. Answers what the field calls when its own hand writes.
 */
export function useRestored(
  field: RefObject<HTMLInputElement | null>,
  shown: string | undefined,
): () => void {
  const isOwn = useRef(false)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!isOwn.current && document.activeElement === field.current) field.current?.select()
    isOwn.current = false
  }, [field, shown])
  return () => {
    isOwn.current = true
  }
}
