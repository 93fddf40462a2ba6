/** What a choice is found by. */
export interface Findable {
  readonly value: string
  readonly label: string
  readonly note?: string | undefined
}

/**
 * The choices that hold every typed word, in the one order of all pick lists: the code or the name
 * itself, then what begins with what was typed, then where each word begins a word of code and
 * name, then of the rest, then inside a word; among equals as they came. The first is what Enter
 * takes. Lists of the server that are cut follow the same rule (`byFit` of its platform).
 */
export const fitting = <O extends Findable>(options: readonly O[], typed: string): readonly O[] =>
  bestFirst(
    options.filter(option => holds(option, typed)),
    typed,
  )

/** Choices that somebody else found for what was typed, in that order. */
export function bestFirst<O extends Findable>(options: readonly O[], typed: string): readonly O[] {
  const phrase = plain(typed)
  if (phrase === '') return options
  const words = phrase.split(' ')
  const ranks = new Map(options.map(option => [option, fitOf(option, phrase, words)]))
  return [...options].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
}

/** Whether it is called exactly so, by its code or by its name. */
export const isCalled = ({ value, label }: Findable, typed: string): boolean =>
  [value, label].some(one => one.trim().toLowerCase() === typed.trim().toLowerCase())

function fitOf({ value, label, note = '' }: Findable, phrase: string, words: readonly string[]) {
  const [code, name] = [plain(value), plain(label)]
  if (code === phrase) return 0
  if (name === phrase) return 1
  if (code.startsWith(phrase) || name.startsWith(phrase)) return 2
  const begins = (text: string) => words.every(word => ` ${text}`.includes(` ${word}`))
  if (begins(`${code} ${name}`)) return 3
  return begins(`${code} ${name} ${plain(note)}`) ? 4 : 5
}

const holds = ({ value, label, note = '' }: Findable, typed: string): boolean => {
  const text = `${label} ${value} ${note}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Words of a text in small letters, one blank between them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
