import { useLayoutEffect } from 'react'

interface OpenForm {
  /** Whether its draft outlives it. */
  readonly isKept: boolean
  /** Path of the page it stands on. */
  readonly path: string
}

/** Forms that hold what is neither saved nor thrown away. */
const open = new Map<symbol, OpenForm>()
let free = false

/**
 * What leaving the page of a path would mean now. A form of another page has been left already and
 * stands only until the next one is there.
 */
export function unsaved(path = ''): 'nothing' | 'kept' | 'lost' {
  const forms = [...open.values()].filter(form => form.path.endsWith(path))
  if (free || forms.length === 0) return 'nothing'
  return forms.every(({ isKept }) => isKept) ? 'kept' : 'lost'
}

/** Whoever was told and leaves all the same is not asked by the browser again. */
export function leaveFreely(): void {
  free = true
}

/** Marks a form as unsaved while `isDirty`: leaving its screen asks. */
export function useUnsaved(isDirty: boolean, isKept = true): void {
  // With what is seen, not after it: whoever sees what he typed may leave at once.
  useLayoutEffect(() => {
    if (!isDirty) return
    const form = Symbol('form')
    open.set(form, { isKept, path: window.location.pathname })
    return () => {
      open.delete(form)
    }
  }, [isDirty, isKept])
}
