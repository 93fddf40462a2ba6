import { useEffect } from 'react'

/** Forms that hold what is neither saved nor thrown away, and whether their draft outlives them. */
const open = new Map<symbol, boolean>()
let free = false

/** What leaving this screen would mean now. */
export function unsaved(): 'nothing' | 'kept' | 'lost' {
  if (free || open.size === 0) return 'nothing'
  return [...open.values()].every(Boolean) ? 'kept' : 'lost'
}

/** Whoever was told and leaves all the same is not asked by the browser again. */
export function leaveFreely(): void {
  free = true
}

/** Marks a form as unsaved while `isDirty`: leaving its screen asks. */
export function useUnsaved(isDirty: boolean, isKept = true): void {
  useEffect(() => {
    if (!isDirty) return
    const form = Symbol('form')
    open.set(form, isKept)
    return () => {
      open.delete(form)
    }
  }, [isDirty, isKept])
}
