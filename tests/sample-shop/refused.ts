import { Refusal } from '@kencana/contract/refusals'

/** What was refused, with what is said to the person or of the fields, if anything was. */
export function refused(act: () => unknown): readonly [string, object] | undefined {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.code, error.fields ?? error.facts]
  }
  return undefined
}
