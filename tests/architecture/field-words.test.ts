import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { parsed } from '../../apps/server/src/platform/http/problem.ts'
import { Refusal } from '../../packages/contract/src/refusals.ts'

// What is wrong with a field is said in words of ours: nobody at a counter reads the validation
// library's English, whatever is sent.

/** The library's own words, as it begins them. */
const ENGLISH = /^(Invalid|Too (small|big)|Unrecognized|Expected|Required)\b/

/** What no field takes, and what leaves all of them out. */
const HOSTILE: readonly unknown[] = [undefined, null, {}, [], 'x', '', -1, 1e21, true]

/** An object with each of its fields, at any depth, of a kind that it is not. */
function filled(schema: z.ZodType, value: unknown, depth = 0): unknown {
  const inner = unwrapped(schema)
  if (depth > 6) return value
  if (inner instanceof z.ZodArray) return [filled(inner.element as z.ZodType, value, depth + 1)]
  if (!(inner instanceof z.ZodObject)) return value
  const fields = Object.entries(inner.shape as Readonly<Record<string, z.ZodType>>)
  return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, value, depth + 1)]))
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.in as z.ZodType)
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  return isWrapped ? unwrapped(schema.unwrap() as z.ZodType) : schema
}

/** What each field is said to lack when this comes in. */
function said(schema: z.ZodType, value: unknown): readonly string[] {
  try {
    parsed(schema, value)
    return []
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return Object.values(refusal.fields ?? {})
  }
}

it('every field that any call refuses is told in words of ours', () => {
  let told = 0
  const foreign = endpoints.flatMap(({ route }) =>
    [route.body, route.query, route.params].flatMap(schema =>
      schema === undefined
        ? []
        : HOSTILE.flatMap(value => [value, filled(schema, value)]).flatMap(value => {
            const words = said(schema, value)
            told += words.length
            return words
              .filter(text => ENGLISH.test(text))
              .map(text => `${route.method} ${route.path}: ${text}`)
          }),
    ),
  )
  expect(told).toBeGreaterThan(10_000)
  expect([...new Set(foreign)]).toEqual([])
})
