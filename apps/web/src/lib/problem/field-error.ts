import { fieldTextOf } from '@kencana/contract/kit/field-texts'
import type { TFunction } from 'i18next'

/** A field's sentence in the present language; figures and labels in it are put in again. */
export function fieldError(t: TFunction, sentence: string | undefined): string | undefined {
  if (sentence === undefined || sentence === '') return undefined
  // Some sentences are translated whole and fit the template of another.
  const whole = t(sentence)
  if (whole !== sentence) return whole
  const known = fieldTextOf(sentence)
  if (known === undefined) return whole
  const facts = Object.entries(known.facts).map(([name, fact]) => [name, t(fact)])
  return String(t(known.template, Object.fromEntries(facts)))
}
