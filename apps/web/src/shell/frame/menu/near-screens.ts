import type { Found } from '../../../lib/search.ts'
import { foundScreens, textOf } from './menu-screens.ts'
import { isNear, KNOWN_WORDS, meantBy } from './near-words.ts'

/**
 * Screens that mean in the trade what was typed, and are not called so: what a word means most of
 * all stands first. Where neither is there, those that would be but for a slip of the hand.
 */
export function nearScreens(screens: readonly Found[], typed: string): readonly Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const named = foundScreens(screens, typed)
  const meant = screens
    .filter(screen => words.every(word => meaningIn(word, textOf(screen)) >= 0))
    .filter(screen => !named.includes(screen))
    .sort((a, b) => placeOf(words, a) - placeOf(words, b))
  if (named.length > 0 || meant.length > 0) return meant
  return screens.filter(screen => words.every(word => isSlip(word, textOf(screen))))
}

/** Which meaning of a word a text holds; the word itself is the first. */
const meaningIn = (word: string, text: string): number =>
  [word, ...meantBy(word)].findIndex(one => text.includes(one))

const placeOf = (words: readonly string[], found: Found): number =>
  words.reduce((all, word) => all + meaningIn(word, textOf(found)), 0)

const APART = /[^\p{L}\d]+/u

const isSlip = (word: string, text: string): boolean =>
  [word, ...KNOWN_WORDS.filter(known => isNear(word, known)).flatMap(meantBy)].some(
    one => text.includes(one) || text.split(APART).some(part => isNear(one, part)),
  )
