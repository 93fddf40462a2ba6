import { z } from 'zod'
import { fillText } from '../../refusals.ts'
import type { Field } from '../field.ts'
import { FIELD_TEXTS } from '../field-texts.ts'
import { fieldSchema } from '../fields/field-schema.ts'
import { rowVersion } from '../figures/row-version.ts'
import type { MasterDefinition } from '../master.ts'

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
