import { useMemo } from 'react'

/** A field that is drawn after the first paint: what wants the cursor there sooner is kept. */
export function useLateField() {
  return useMemo(() => {
    let field: HTMLInputElement | null = null
    let isWanted = false
    return {
      ref: (drawn: HTMLInputElement | null) => {
        field = drawn
        if (drawn !== null && isWanted) drawn.focus()
        isWanted = false
      },
      focus: () => {
        isWanted = field === null
        field?.focus()
      },
    }
  }, [])
}
