import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { z } from 'zod'
import { payout, seen } from '../areas/hutang/shapes.ts'
import { moneyTender } from '../areas/nota/tender.ts'
import { cardAlone } from '../areas/pelanggan/card-said.ts'
import { customerName } from '../areas/pelanggan/customer-name.ts'
import { withoutCard } from '../kit/card-number.ts'
import { valueSchema } from '../kit/fields/field-schema.ts'
import { emptyText, longText } from '../kit/fields/field-words.ts'
import type { Route } from '../kit/route.ts'
import { reasoned } from './define-cancel.ts'
import {
  CARD_END,
  type EntryDefinition,
  type EntryField,
  type EntryFields,
} from './define-entry.ts'
import { fallbackOf, lettersOf } from './entry-fault.ts'

/** What a field is on the wire. */
type Wire<F> = F extends { readonly kind: 'choice'; readonly options: infer O }
  ? keyof O & string
  : F extends { readonly min: number }
    ? number
    : string

type Value<F> = F extends { readonly kind: 'payout' }
  ? typeof payout
  : F extends { readonly kind: 'tenders' }
    ? z.ZodArray<typeof moneyTender>
    : F extends { readonly kind: 'identity' }
      ? typeof cardAlone
      : z.ZodType<Wire<F>, Wire<F>>

type SchemaOf<F> = F extends { readonly kind: 'flag' }
  ? z.ZodDefault<z.ZodBoolean>
  : F extends { readonly required: false }
    ? F extends { readonly kind: 'account' }
      ? z.ZodDefault<z.ZodType<string, string>>
      : z.ZodOptional<Value<F>>
    : Value<F>

type Nothing = Record<never, never>
type Optional = z.ZodOptional<z.ZodType<string, string>>

type ShapeOf<E extends EntryDefinition, M> = {
  readonly [N in keyof E['fields']]: SchemaOf<E['fields'][N]>
} & (E extends { readonly dated: true } ? { readonly tgl_system: Optional } : Nothing) &
  (E extends { readonly approved: true } ? { readonly otorisasi: Optional } : Nothing) &
  (E extends { readonly reasoned: true } ? (typeof reasoned)['shape'] : Nothing) &
  M

type Flat<T> = { [N in keyof T]: T[N] }

type BodyOf<E extends EntryDefinition, M> =
  Flat<ShapeOf<E, M>> extends infer S extends z.ZodRawShape ? z.ZodObject<S, z.core.$strict> : never

/** The call of a declared entry, which knows its definition. */
type EntryRoute<
  E extends EntryDefinition,
  A extends z.ZodType,
  P extends z.ZodType | undefined,
  M,
> = Route<P, undefined, BodyOf<E, M>, A> & { readonly entry: E }

interface Given<A, P, M> extends Pick<Route, 'summary' | 'right' | 'refusals' | 'digest'> {
  readonly params?: P
  /** What the body carries that nobody types: which version was read. */
  readonly also?: M
  readonly answer: A
}

/**
 * The call of a declared entry: keyed, its body made from the fields, the day it is meant for and
 * the approval where the definition says so. What a field is told is what its form tells.
 */
export function entryRoute<
  const E extends EntryDefinition,
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  M extends z.ZodRawShape = Nothing,
>(entry: E, { also, ...route }: Given<A, P, M>): EntryRoute<E, A, P, M> {
  const { method = 'POST', path, fields, dated, approved } = entry
  const body = z.strictObject({
    ...Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, inBody(one)])),
    ...(dated === true ? { tgl_system: seen.tgl_system } : {}),
    ...(approved === true ? { otorisasi: z.uuid().optional() } : {}),
    ...(entry.reasoned === true ? reasoned.shape : {}),
    ...also,
  })
  return {
    ...route,
    method,
    path,
    keyed: true,
    body: accountsOfBanks(body, fields),
    entry,
  } as unknown as EntryRoute<E, A, P, M>
}

/** What may be empty is left out, or stands as its fallback; an account of nothing is ''. */
function inBody(field: EntryField): z.ZodType {
  const value = partSchema(field)
  const fallback = fallbackOf(field)
  if (fallback !== undefined) return value.default(fallback)
  if (field.required !== false || field.kind === 'flag') return value
  return field.kind === 'account' ? value.default('') : value.optional()
}

/** Text that says what its field says where nothing is given, and is of that kind. */
function words(field: EntryField): z.ZodString {
  const error = emptyText(field)
  const text = z
    .string({ error: ({ input }) => (input === undefined || input === null ? error : undefined) })
    .trim()
  const most = lettersOf(field)
  const needed = field.required === false ? text : text.min(1, { error })
  return needed.max(most, { error: longText(most) })
}

function partSchema(field: EntryField): z.ZodType {
  switch (field.kind) {
    case 'name':
      return customerName(words(field))
    case 'kode':
    case 'place':
    case 'drawer':
    case 'store':
    case 'user':
    case 'master':
      return withoutCard(words(field))
    case 'card-end':
      return z.string({ error: CARD_END }).regex(/^\d{4}$/, { error: CARD_END })
    case 'account':
      return words(field)
    case 'identity':
      return cardAlone
    case 'payout':
      return payout
    case 'tenders':
      return z.array(moneyTender).min(1).max(10)
    default:
      return valueSchema(field)
  }
}

/** Money of a drawer has no account, however the body says it. */
function accountsOfBanks(body: z.ZodObject, fields: EntryFields): z.ZodObject {
  return Object.entries(fields).reduce((checked, [field, one]) => {
    if (one.kind !== 'account') return checked
    return checked.refine(said => said[one.of] !== CASH || !said[field], {
      path: [field],
      error: 'CASH tidak punya rekening',
    })
  }, body)
}
