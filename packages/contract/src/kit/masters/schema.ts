import { formatRupiah } from '@kencana/domain/quantity'
import { phone62 } from '@kencana/domain/teks/telepon'
import { z } from 'zod'
import { fillText } from '../../refusals.ts'
import { withoutCard } from '../card-number.ts'
import { day } from '../day.ts'
import { type Field, placesOf } from '../field.ts'
import { FIELD_TEXTS } from '../field-texts.ts'
import { decimals } from '../figures/decimals.ts'
import { noNumber } from '../figures/no-number.ts'
import { rowVersion } from '../figures/row-version.ts'
import { withoutSlash } from '../free-text.ts'
import type { MasterDefinition } from '../master.ts'

/** What an empty required field is told. */
const emptyText = (field: Field): string =>
  fillText(field.empty ?? FIELD_TEXTS.empty, { field: field.label })

function bounded(field: Extract<Field, { min: number }>): z.ZodNumber {
  const divisor = field.kind === 'weight' ? 1000 : 1
  const least = fillText(FIELD_TEXTS.least, { batas: shown(field, field.min) })
  const number = z
    .number({ error: issue => noNumber(issue, emptyText(field)) })
    .min(field.min / divisor, { error: least })
    .max(field.max / divisor, { error: tooMuch(field) })
  const places = field.kind === 'weight' ? 3 : placesOf(field)
  if (places === 0) return number.int({ error: FIELD_TEXTS.whole })
  return decimals(number, places, fillText(FIELD_TEXTS.decimals, { angka: places }))
}

function tooMuch(field: Extract<Field, { min: number }>): string {
  if (field.kind === 'percent') return FIELD_TEXTS.percent
  const usual = field.kind === 'permil' ? FIELD_TEXTS.permil : FIELD_TEXTS.most
  return fillText(field.over ?? usual, { batas: shown(field, field.max) })
}

/** A bound as people read it in the field itself: percent as percent, weights in grams, grouped. */
function shown(field: Extract<Field, { min: number }>, bound: number): string {
  const figure = bound / ({ weight: 1000, percent: 10 }[field.kind as string] ?? 1)
  const isCounted = field.kind !== 'permil' && Number.isSafeInteger(figure)
  return isCounted ? formatRupiah(figure) : String(figure)
}

/** Letters a code is made of; what refers to a record is its code. */
const CODE = /^[A-Za-z0-9._-]*$/

function codeSchema(field: Extract<Field, { kind: 'code' }>): z.ZodType<string> {
  const empty = emptyText(field)
  const trimmed = z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .max(field.max, { error: fillText(FIELD_TEXTS.long, { batas: field.max }) })
    .regex(CODE, { error: FIELD_TEXTS.code })
  return field.upper ? trimmed.toUpperCase() : trimmed
}

function textSchema(field: Extract<Field, { kind: 'text' }>): z.ZodType<string> {
  if (field.phone === true) return phoneSchema(field)
  const words = z
    .string({ error: emptyText(field) })
    .trim()
    .max(field.max, { error: fillText(FIELD_TEXTS.long, { batas: field.max }) })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, {
      error: FIELD_TEXTS.letters,
    })
  return withoutCard(words, field.label)
}

/** Blanks, dots and dashes are how people write it; in front stands the code of the country. */
function phoneSchema(field: Extract<Field, { kind: 'text' }>): z.ZodType<string> {
  return z
    .string({ error: emptyText(field) })
    .max(field.max * 2, { error: FIELD_TEXTS.phone })
    .transform(typed => (/^[\d\s.()+-]*$/.test(typed) ? phone62(typed) : typed))
    .refine(digits => digits === '' || /^\d{8,15}$/.test(digits), { error: FIELD_TEXTS.phone })
}

/** An address of the web; an empty one is none. */
const addressSchema = (typed: z.ZodType<string>): z.ZodType<string | null> =>
  z.nullable(typed).transform(address => withoutSlash(address ?? '') || null)

/** Schema of one field's value on the wire. Required text must not be empty ('Harus Diisi'). */
function fieldSchema(field: Field): z.ZodType {
  const empty = emptyText(field)
  switch (field.kind) {
    case 'code':
      return field.required === false ? z.nullable(codeSchema(field)) : codeSchema(field)
    case 'ref': {
      const key = z
        .string({ error: empty })
        .trim()
        .min(1, { error: empty })
        .max(40, { error: FIELD_TEXTS.list })
        .regex(CODE, { error: FIELD_TEXTS.list })
      return field.required === false ? z.nullable(key) : key
    }
    case 'text': {
      const value = textSchema(field)
      if (field.address === true) return addressSchema(value)
      return field.required === false
        ? z.nullable(value)
        : value.refine(v => v.length > 0, { error: empty })
    }
    case 'flag':
      return z.boolean().default(false)
    case 'date': {
      const date = day(empty)
      return field.required === false ? z.nullable(date) : date
    }
    case 'choice': {
      const one = z.enum(Object.keys(field.options) as [string, ...string[]], { error: empty })
      return field.required === false ? z.nullable(one) : one
    }
    default:
      return field.required === false ? z.nullable(bounded(field)) : bounded(field)
  }
}

/** Body of a create: every field, nothing else (strict, T26). */
export function createSchema(master: MasterDefinition): z.ZodObject {
  return inOrder(master, z.strictObject(shape(master, () => true)))
}

/**
 * Body of an update: every field but the key and the fixed ones; `versi`, when given, must be the
 * version that was read, or the answer is BERUBAH.
 */
export function updateSchema(master: MasterDefinition): z.ZodObject {
  return inOrder(
    master,
    z.strictObject({
      ...shape(master, (name, f) => name !== master.key && f.fixed !== true),
      versi: rowVersion.optional(),
    }),
  )
}

const inOrder = (master: MasterDefinition, body: z.ZodObject): z.ZodObject =>
  master.rules.length === 0
    ? body
    : body.superRefine((values, context) => {
        for (const [field, message] of Object.entries(pairFaults(master, values))) {
          context.addIssue({ code: 'custom', path: [field], message })
        }
      })

/** What is out of order in a row, by the field that is too small; see `rules` of a definition. */
export function pairFaults(
  master: MasterDefinition,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const faults = master.rules.flatMap(({ least, most, text }) => {
    const [low, high] = [values[least], values[most]]
    const both = typeof low === typeof high && (typeof low === 'number' || typeof low === 'string')
    if (!both || (low as string) <= (high as string)) return []
    const bawah = master.fields[least]?.label ?? least
    const atas = master.fields[most]?.label ?? most
    return [[most, text ?? fillText(FIELD_TEXTS.pair, { atas, bawah })]]
  })
  return Object.fromEntries(faults)
}

/** A row as answered: the fields, then who made and changed it when. */
export function rowSchema(master: MasterDefinition): z.ZodObject {
  const fields = Object.entries(master.fields).map(([name, field]) => [name, answered(field)])
  return z.object({
    ...Object.fromEntries(fields),
    versi: z.number().int(),
    dibuat_pada: z.string(),
    dibuat_oleh: z.string(),
    diubah_pada: z.string().nullable(),
    diubah_oleh: z.string().nullable(),
  })
}

function answered(field: Field): z.ZodType {
  if (field.kind === 'flag') return z.boolean()
  const isNumber = 'min' in field
  const value = isNumber ? z.number() : z.string()
  return field.required === false ? value.nullable() : value
}

function shape(
  master: MasterDefinition,
  wanted: (name: string, field: Field) => boolean,
): Record<string, z.ZodType> {
  const entries = Object.entries(master.fields).filter(([name, field]) => wanted(name, field))
  return Object.fromEntries(
    entries.flatMap(([name, field]) => {
      const schema = fieldSchema(field)
      const other = field.formName === undefined ? [] : [[field.formName, schema.optional()]]
      return [[name, withFallback(field, schema)], ...other]
    }),
  )
}

function withFallback(field: Field, schema: z.ZodType): z.ZodType {
  if ('fallback' in field && field.fallback !== undefined) {
    const { fallback } = field
    return schema.nullish().transform(value => value ?? fallback)
  }
  return field.required === false && field.kind !== 'flag' ? schema.default(null) : schema
}

/** A body with the form's names of fields put back to the fields' own. */
export function ownNames(
  master: MasterDefinition,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const values = { ...body }
  for (const [name, { formName }] of Object.entries(master.fields)) {
    if (formName === undefined) continue
    if (values[formName] !== undefined) values[name] = values[formName]
    delete values[formName]
  }
  return values
}
