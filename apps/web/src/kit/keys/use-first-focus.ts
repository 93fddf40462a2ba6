import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives a field the cursor when it appears, unless somebody is typing elsewhere by then: a screen
 * that arrives late must not take the keys of the search in the header.
 */
export function useFirstFocus<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const field = useRef<E>(null)
  useEffect(() => {
    const typing = document.activeElement?.matches('input, textarea, [contenteditable]')
    if (wanted && !typing) field.current?.focus()
  }, [wanted])
  return field
}
