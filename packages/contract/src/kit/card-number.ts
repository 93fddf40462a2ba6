import type { z } from 'zod'

/** What a field says that holds a card's number; also the translation key. */
const SENTENCE = 'Jangan menulis nomor kartu di sini, cukup 4 angka terakhir'

/**
 * The rule of every free text that is kept (T36, PCI): no payment card's number in it. Answered as
 * NOMOR_KARTU; `bidang` names the field for people, else its place in the body does.
 */
export const withoutCard = <S extends z.ZodType>(schema: S, bidang?: string): S =>
  schema.refine(value => !hasCardNumber(value), {
    error: SENTENCE,
    // a text that is too long is not read: 50 kB would hold everybody else up
    when: ({ issues }) => issues.length === 0,
    params: { refusal: 'NOMOR_KARTU', ...(bidang === undefined ? {} : { bidang }) },
  })

/** The same of a text outside a schema: what is said of it, or `null`. */
export function cardFault(text: string): string | null {
  return hasCardNumber(text) ? SENTENCE : null
}

/**
 * Fields for numbers that are as long as a payment card's and have a form of their own: of
 * accounts, identity cards, taxpayers, tax invoices. One in ten satisfies the Luhn check, too.
 */
const OTHER_NUMBER = /^(?:(?:no|ke|asal|tujuan)_rekening|no_identitas|npwp|faktur_no)$/

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Whether a text, or any text inside a value, holds what can be a payment card's number: 13 to 19
 * digits in a row or in groups parted by one space or dash, that satisfy the Luhn check. No card
 * begins with 0 (ISO/IEC 7812), and what follows a `+`, or begins as mobile telephones of Indonesia
 * do, is a telephone.
 */
function hasCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return !UUID.test(value) && runsOf(value).some(holdsCard)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) => !OTHER_NUMBER.test(key) && hasCardNumber(inner),
  )
}

/** Groups of digits that stand together, parted by one blank or dash. */
const RUN = /(?<![+\d])\d+(?:[ -]\d+)*/g

const runsOf = (text: string): string[][] => (text.match(RUN) ?? []).map(run => run.split(/[ -]/))

/**
 * A text of others that may hold a card's number, such as a bank's: of each only the last four
 * digits stay. Everything else is left as it was.
 */
export const withCardsMasked = (text: string): string =>
  text.replace(RUN, run => {
    const groups = run.split(/[ -]/)
    let masked = run
    for (let card = cardIn(groups); card !== null; card = cardIn(groups)) {
      const keep = groups.slice(card.from, card.to).join('').slice(-4)
      const before = masked.split(/([ -])/)
      let left = groups.slice(card.from, card.to).join('').length - keep.length
      for (let at = card.from; at < card.to; at += 1) {
        const group = groups[at] ?? ''
        const hidden = Math.min(left, group.length)
        left -= hidden
        before[at * 2] = '*'.repeat(hidden) + group.slice(hidden)
        groups[at] = before[at * 2] ?? ''
      }
      masked = before.join('')
    }
    return masked
  })

const holdsCard = (groups: readonly string[]): boolean => cardIn(groups) !== null

/** The first neighbouring groups that can be read as one number. */
function cardIn(groups: readonly string[]): { from: number; to: number } | null {
  for (const [from, first] of groups.entries()) {
    if (first.startsWith('0')) continue
    let digits = ''
    for (let at = from; at < groups.length; at += 1) {
      digits += groups[at] ?? ''
      if (digits.length > 19 || digits.includes('*')) break
      if (isCardLong(digits) && luhn(digits)) return { from, to: at + 1 }
    }
  }
  return null
}

/** 62 begins cards of 16 to 19 digits (UnionPay); 628 with fewer is a mobile telephone. */
const isCardLong = (digits: string): boolean =>
  digits.length >= (digits.startsWith('628') ? 16 : 13)

function luhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
