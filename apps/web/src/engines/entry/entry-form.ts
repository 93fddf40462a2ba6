import type { EntryField, EntryFields } from '@kencana/contract/documents/define-entry'
import { faultOf } from '@kencana/contract/documents/entry-fault'
import { type CardSaid, cardBody, NO_CARD } from '../document-frame/entry/person/identity.ts'
import { NO_PAYOUT, type Payout, payoutBody } from '../document-frame/money/payout.ts'
import { type CartTender, tendersBody } from '../document-frame/money/tenders.ts'
import { NO_TENDERS } from '../document-frame/money/use-tenders.ts'

/** What stands in a form, by the name of its field. */
export type Form = Readonly<Record<string, unknown>>

/** Sentences at fields. */
export type Sentences = Readonly<Record<string, string>>

/** A form in which nothing was typed: the first choice stands chosen, an amount is 0. */
export const emptyForm = (fields: EntryFields): Form => eachOf(fields, emptyOf)

function emptyOf(field: EntryField): unknown {
  if (field.kind === 'payout') return NO_PAYOUT
  if (field.kind === 'tenders') return NO_TENDERS
  if (field.kind === 'identity') return NO_CARD
  if (field.kind === 'flag') return false
  if ('isProposed' in field) return null
  if (field.kind === 'place') return field.fallback ?? ''
  if (field.kind === 'choice') {
    return field.required === false ? '' : (Object.keys(field.options)[0] ?? '')
  }
  if (field.kind === 'money' && field.required !== false) return 0
  return 'min' in field || field.kind === 'date' ? null : ''
}

/** What a field sends: text without blanks around it; `undefined` where it says nothing. */
function sentOf(field: EntryField, value: unknown): unknown {
  if (field.kind === 'payout') return payoutBody(value as Payout)
  if (field.kind === 'tenders') return tendersBody(value as readonly CartTender[])
  if (field.kind === 'identity') return cardBody(value as CardSaid)
  const said = typeof value === 'string' ? value.trim() : value
  return said === '' || said === null ? undefined : said
}

/** The form in which what nobody typed stands as it is proposed. */
export const withProposed = (
  form: Form,
  inputs: Readonly<Record<string, { readonly proposed?: number } | undefined>>,
): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value ?? inputs[name]?.proposed ?? value]),
  )

/** The body of the fields that are asked for. */
export const bodyOf = (fields: EntryFields, form: Form): Form =>
  eachOf(fields, (field, name) => sentOf(field, form[name]))

/** What is wrong with the fields that are asked for, in Indonesian. */
export const faultsIn = (fields: EntryFields, form: Form): Sentences =>
  eachOf(fields, (field, name) => faultOf(field, sentOf(field, form[name])) ?? undefined)

/** Something of each field, by its name; what is `undefined` is left out. */
function eachOf<T>(
  fields: EntryFields,
  make: (field: EntryField, name: string) => T | undefined,
): Readonly<Record<string, T>> {
  const made = Object.entries(fields).flatMap(([name, field]): [string, T][] => {
    const one = make(field, name)
    return one === undefined ? [] : [[name, one]]
  })
  return Object.fromEntries(made)
}
