import type { Route } from '@kencana/contract/kit/route'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { refusalsOf } from '../../apps/server/src/platform/docs/frame-refusals.ts'
import { type Schema, valueFor } from '../fuzz/shape.ts'

// A call says that it may answer NOMOR_KARTU when, and only when, it may: what its form asks is
// read from the form (decision 0039), and tried here with a card's number in each of its texts.

/** As short as a card's number can be. */
const CARD = '4222222222222'

/** The first that is allowed, and nothing more than has to be. */
const least = {
  below: () => 0,
  pick: <T>(list: readonly T[]): T => list[0] as T,
  sometimes: () => false,
}
const plain = (schema: Schema): unknown => valueFor(least, '', schema, {})

/** What a form takes, once for each of its texts, with a card's number in that text. */
function carded(schema: Schema): unknown[] {
  const { type, properties = {}, additionalProperties: more, items = {}, minItems = 1 } = schema
  const forms = schema.anyOf ?? schema.oneOf
  if (forms !== undefined) return forms.flatMap(carded)
  if (type === 'array') {
    const rest = Array.from({ length: Math.max(minItems - 1, 0) }, () => plain(items))
    return carded(items).map(one => [one, ...rest])
  }
  if (type === 'object') {
    const base = plain(schema) as object
    const named = Object.entries(properties).flatMap(([key, inner]) =>
      carded(inner).map(one => ({ ...base, [key]: one })),
    )
    const free = typeof more === 'object' ? carded(more) : [CARD]
    return [...named, ...(more ? free.map(one => ({ ...base, catatan: one })) : [])]
  }
  const isText = type === undefined || (type === 'string' && schema.format === undefined)
  if (!isText || schema.enum !== undefined || schema.const !== undefined) return []
  return [CARD.padStart(schema.minLength ?? 0, 'x')]
}

const refuses = (form: z.ZodType, value: unknown): boolean =>
  form
    .safeParse(value)
    .error?.issues.some(
      issue => issue.code === 'custom' && issue.params?.refusal === 'NOMOR_KARTU',
    ) === true

const mayAnswer = ({ params, query, body }: Route): boolean =>
  [params, query, body].some(form => {
    if (form === undefined) return false
    const schema = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as Schema
    return carded(schema).some(value => refuses(form, value))
  })

const routes = endpoints.map(({ route }) => route)
const told = (found: readonly Route[]) =>
  found.map(({ method, path }) => `${method} ${path}`).sort()

test('a call that may answer NOMOR_KARTU says so, and no other', () => {
  const may = routes.filter(mayAnswer)
  const say = routes.filter(route => refusalsOf(route).includes('NOMOR_KARTU'))
  expect(may.length).toBeGreaterThan(100)
  expect(may.length).toBeLessThan(routes.length / 2)
  expect(told(say)).toEqual(told(may))
})

test('it is read off the form, nowhere listed', () => {
  expect(told(routes.filter(({ refusals }) => refusals?.includes('NOMOR_KARTU')))).toEqual([])
})
