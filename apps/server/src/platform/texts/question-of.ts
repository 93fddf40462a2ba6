import type { Facts, RefusalCode } from '@kencana/contract/refusals'
import { markOf } from '../canonical.ts'

/** Marks of what who sends a command has read and means. */
export type Meant = readonly string[] | undefined

/**
 * What a refusal asks about unusual figures, until the command comes back with the mark of these
 * very ones: facts of the first, and how many others there are (`lagi`). `null`: nothing is asked.
 */
export function questionOf<T>(
  code: RefusalCode,
  found: readonly T[],
  dipastikan: Meant,
  facts: (first: T) => Facts,
): Facts | null {
  const [first, ...others] = found
  if (first === undefined) return null
  const tanda = markOf(code, found)
  if (dipastikan?.includes(tanda)) return null
  return { ...facts(first), lagi: others.length, tanda }
}
