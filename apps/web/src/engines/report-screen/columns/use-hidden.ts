import { useState } from 'react'
import { HIDDEN_COLUMNS_KEY } from '../../../lib/session.ts'

type Kept = Readonly<Record<string, readonly string[]>>

/** The columns of a report that this device does not show; files have them all. */
export function useHidden(
  id: string,
): readonly [readonly string[], (hidden: readonly string[]) => void] {
  const [hidden, setHidden] = useState(() => kept()[id] ?? [])
  const keep = (next: readonly string[]) => {
    setHidden(next)
    localStorage.setItem(HIDDEN_COLUMNS_KEY, JSON.stringify({ ...kept(), [id]: next }))
  }
  return [hidden, keep]
}

/** What is kept; nothing where it is no longer readable. */
function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(HIDDEN_COLUMNS_KEY) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}
