import { en } from '@kencana/contract/messages/en/index'
import { hk } from '@kencana/contract/messages/hk/index'
import { it } from '@kencana/contract/messages/it/index'
import { jp } from '@kencana/contract/messages/jp/index'
import { my } from '@kencana/contract/messages/my/index'
import { type Facts, fillText } from '@kencana/contract/refusals'

/** Says a text of ours, which is Indonesian, in the language of whoever reads it. */
export type Say = (text: string, facts?: Facts) => string

/** Texts as they are written. */
export const indonesian: Say = (text, facts = {}) => fillText(text, facts)

const TABLES = { en, it, hk, my, jp } as const

/** Language tags, as browsers write them, of the tables; Indonesian needs none. */
const TAGS: Readonly<Record<string, keyof typeof TABLES>> = {
  en: 'en',
  it: 'it',
  zh: 'hk',
  ms: 'my',
  ja: 'jp',
}

/** The texts for the first language that a request asks for, Indonesian when it is another one. */
export function sayFor(acceptLanguage: string | undefined): Say {
  const [first = ''] = (acceptLanguage ?? '').trim().toLowerCase().split(/[-,;]/)
  const table = TABLES[TAGS[first] ?? 'en']
  if (TAGS[first] === undefined) return indonesian
  const say: Say = (text, facts = {}) => fillText(table[text] ?? text, facts, say)
  return say
}

/** Texts of ours that a reader finds a word in: none in Indonesian, where each says itself. */
export function keysSaid(say: Say, word: string): string[] {
  if (say === indonesian) return []
  return Object.keys(en).filter(text => say(text).toLowerCase().includes(word))
}

/** Stands between the parts of a cell. */
export const PART = '\u001e'

/** Stands before a text of ours in a cell, and before each of its facts. */
export const OURS = '\u001f'

/** Stand around a text of ours within a part, among what people wrote. */
export const WITHIN = ['\u001c', '\u001d'] as const

/**
 * A cell that is put together of our words and those of people: parts by U+001E, of which one that
 * begins with U+001F is a text of ours, each of its facts after a further U+001F. In the others a
 * text of ours stands between U+001C and U+001D.
 */
export function sayParts(cell: string, say: Say): string {
  if (!isParted(cell)) return cell
  return cell
    .split(PART)
    .map(part => (part.startsWith(OURS) ? sayOurs(part, say) : sayWithin(part, say)))
    .join(' · ')
}

/** Whether a cell is put together of parts. */
export const isParted = (cell: string): boolean =>
  [OURS, PART, WITHIN[0]].some(mark => cell.includes(mark))

const sayWithin = (part: string, say: Say): string => {
  const [opened, closed] = WITHIN
  const [first = '', ...rest] = part.split(opened)
  return [first, ...rest.map(piece => sayFirst(piece.split(closed), say))].join('')
}

const sayFirst = ([text = '', ...behind]: readonly string[], say: Say): string =>
  `${say(text)}${behind.join('')}`

function sayOurs(part: string, say: Say): string {
  const [, text = '', ...facts] = part.split(OURS)
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  return say(text, Object.fromEntries(names.map((name, at) => [name, facts[at] ?? ''])))
}
