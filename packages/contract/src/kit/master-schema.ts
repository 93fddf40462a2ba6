import { z } from 'zod'
import type { Field } from './field.ts'
import type { MasterDefinition } from './master.ts'

const EMPTY = 'Harus Diisi'

function bounded(field: Extract<Field, { min: number }>): z.ZodNumber {
  const divisor = field.kind === 'weight' ? 1000 : 1
  const number = z
    .number({ error: EMPTY })
    .min(field.min / divisor, { error: `Minimal ${field.min / divisor}` })
    .max(field.max / divisor, { error: tooMuch(field, divisor) })
  return field.kind === 'weight'
    ? number.multipleOf(0.001, { error: 'Paling banyak 3 angka di belakang koma' })
    : number.int({ error: 'Harus bilangan bulat' })
}

function tooMuch(field: Extract<Field, { min: number }>, divisor: number): string {
  if (field.kind === 'percent') return 'Persen tidak boleh lebih dari 100'
  if (field.kind === 'permil') return `Kadar tidak boleh lebih dari ${field.max}`
  return `Maksimal ${field.max / divisor}`
}

function codeSchema(field: Extract<Field, { kind: 'code' }>): z.ZodType<string> {
  const trimmed = z
    .string({ error: EMPTY })
    .trim()
    .min(1, { error: EMPTY })
    .max(field.max, { error: `Paling banyak ${field.max} huruf` })
    .regex(/^[A-Za-z0-9._-]+$/, { error: 'Hanya huruf, angka, titik, garis' })
  return field.upper ? trimmed.toUpperCase() : trimmed
}

function textSchema(field: Extract<Field, { kind: 'text' }>): z.ZodType<string> {
  return (
    z
      .string({ error: EMPTY })
      .trim()
      .max(field.max, { error: `Paling banyak ${field.max} huruf` })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and control characters are what is refused
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, {
        error: 'Ada huruf yang tidak boleh dipakai',
      })
  )
}

/** Schema of one field's value on the wire. Required text must not be empty ('Harus Diisi'). */
export function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'code':
      return field.required === false ? z.nullable(codeSchema(field)) : codeSchema(field)
    case 'ref': {
      const key = z.string({ error: EMPTY }).trim().min(1, { error: EMPTY }).max(40)
      return field.required === false ? z.nullable(key) : key
    }
    case 'text': {
      const value = textSchema(field)
      return field.required === false
        ? z.nullable(value)
        : value.refine(v => v.length > 0, { error: EMPTY })
    }
    case 'flag':
      return z.boolean().default(false)
    case 'date': {
      const day = z.iso.date({ error: EMPTY })
      return field.required === false ? z.nullable(day) : day
    }
    case 'choice': {
      const one = z.enum(Object.keys(field.options) as [string, ...string[]], { error: EMPTY })
      return field.required === false ? z.nullable(one) : one
    }
    default:
      return field.required === false ? z.nullable(bounded(field)) : bounded(field)
  }
}

/** Body of a create: every field, nothing else (strict, T26). */
export function createSchema(master: MasterDefinition): z.ZodObject {
  return z.strictObject(shape(master, () => true))
}

/** Body of an update: every field but the key and the fixed ones. */
export function updateSchema(master: MasterDefinition): z.ZodObject {
  return z.strictObject(shape(master, (name, f) => name !== master.key && f.fixed !== true))
}

/** A row as answered. */
export function rowSchema(master: MasterDefinition): z.ZodObject {
  return z.looseObject(
    Object.fromEntries(
      Object.keys(master.fields).map(name => [
        name,
        z.union([z.string(), z.number(), z.boolean(), z.null()]),
      ]),
    ),
  )
}

function shape(
  master: MasterDefinition,
  wanted: (name: string, field: Field) => boolean,
): Record<string, z.ZodType> {
  const entries = Object.entries(master.fields).filter(([name, field]) => wanted(name, field))
  return Object.fromEntries(
    entries.map(([name, field]) => {
      const schema = fieldSchema(field)
      return [
        name,
        field.required === false && field.kind !== 'flag' ? schema.default(null) : schema,
      ]
    }),
  )
}
