import type { KeyboardEvent } from 'react'

export type ListAct = 1 | -1 | 'take' | 'close'

/** What a key does to a list under a field; `null` leaves it to the field and the page. */
export function listActOf(
  event: KeyboardEvent,
  isOpen: boolean,
  hasToTake: boolean,
): ListAct | null {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return null
  const acts: Readonly<Record<string, ListAct | null>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    // One before the choices have come is for them, never for the form around the field.
    Enter: isOpen && hasToTake ? 'take' : null,
    Escape: isOpen ? 'close' : null,
  }
  return acts[event.key] ?? null
}
