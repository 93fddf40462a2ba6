import { phone62 } from '@kencana/domain/teks/telepon'
import { z } from 'zod'
import { fillText } from '../../refusals.ts'
import { withoutCard } from '../card-number.ts'
import { day } from '../day.ts'
import { type Field, type NumberField, placesOf, type TextField } from '../field.ts'
import { FIELD_TEXTS } from '../field-texts.ts'
import { decimals } from '../figures/decimals.ts'
import { noNumber } from '../figures/no-number.ts'
import { withoutSlash } from '../free-text.ts'
import {
  CODE,
  emptyText,
  KEPT_PHONE,
  longText,
  TYPED_PHONE,
  tooLittle,
  tooMuch,
  WRITABLE,
} from './field-words.ts'

function bounded(field: NumberField): z.ZodNumber {
  const divisor = field.kind === 'weight' ? 1000 : 1
  const number = z
    .number({ error: issue => noNumber(issue, emptyText(field)) })
    .min(field.min / divisor, { error: tooLittle(field) })
    .max(field.max / divisor, { error: tooMuch(field) })
  const places = field.kind === 'weight' ? 3 : placesOf(field)
  if (places === 0) return number.int({ error: FIELD_TEXTS.whole })
  return decimals(number, places, fillText(FIELD_TEXTS.decimals, { angka: places }))
}

function codeSchema(field: Extract<Field, { kind: 'code' }>): z.ZodType<string> {
  const empty = emptyText(field)
  const typed = z.string({ error: empty }).trim()
  const trimmed = (field.required === false ? typed : typed.min(1, { error: empty }))
    .max(field.max, { error: longText(field.max) })
    .regex(CODE, { error: FIELD_TEXTS.code })
  return field.upper ? trimmed.toUpperCase() : trimmed
}

function textSchema(field: TextField): z.ZodType<string> {
  const empty = emptyText(field)
  const isNeeded = field.required !== false && field.address !== true
  if (field.phone === true) {
    const digits = phoneSchema(field)
    return isNeeded ? digits.refine(kept => kept !== '', { error: empty }) : digits
  }
  const trimmed = z.string({ error: empty }).trim()
  const words = (isNeeded ? trimmed.min(1, { error: empty }) : trimmed)
    .max(field.max, { error: longText(field.max) })
    .regex(WRITABLE, { error: FIELD_TEXTS.letters })
  return withoutCard(words, field.label)
}

/** Blanks, dots and dashes are how people write it; in front stands the code of the country. */
const phoneSchema = (field: TextField): z.ZodType<string> =>
  z
    .string({ error: emptyText(field) })
    .max(field.max * 2, { error: FIELD_TEXTS.phone })
    .transform(typed => (TYPED_PHONE.test(typed) ? phone62(typed) : typed))
    .refine(digits => digits === '' || KEPT_PHONE.test(digits), { error: FIELD_TEXTS.phone })

/** An address of the web; an empty one is none. */
const addressSchema = (typed: z.ZodType<string>): z.ZodType<string | null> =>
  z.nullable(typed).transform(address => withoutSlash(address ?? '') || null)

/**
 * Schema of a field's value that is there, on the wire: needed text is not empty ('Harus Diisi', or
 * what `empty` says). What stands where there is none is the body's.
 */
export function valueSchema(field: Field): z.ZodType {
  const empty = emptyText(field)
  switch (field.kind) {
    case 'code':
      return codeSchema(field)
    case 'ref':
      return z
        .string({ error: empty })
        .trim()
        .min(1, { error: empty })
        .max(40, { error: FIELD_TEXTS.list })
        .regex(CODE, { error: FIELD_TEXTS.list })
    case 'text':
      return textSchema(field)
    case 'flag':
      return z.boolean().default(false)
    case 'date':
      return day(empty)
    case 'choice':
      return z.enum(Object.keys(field.options) as [string, ...string[]], { error: empty })
    default:
      return bounded(field)
  }
}

/** The same of a row of a master, where what may be empty is `null`. */
export function fieldSchema(field: Field): z.ZodType {
  if (field.kind === 'flag') return valueSchema(field)
  if (field.kind === 'text' && field.address === true) return addressSchema(textSchema(field))
  return field.required === false ? z.nullable(valueSchema(field)) : valueSchema(field)
}
