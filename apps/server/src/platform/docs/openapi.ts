import { isDeepStrictEqual } from 'node:util'
import type { Route } from '@kencana/contract/kit/route'
import { REFUSALS, type RefusalCode } from '@kencana/contract/refusals'
import { z } from 'zod'
import { refusalsOf } from './frame-refusals.ts'

/** What the description refers to by name, `#/components/schemas/{name}`. */
type Named = Record<string, object>

/**
 * OpenAPI 3.1 of the whole API, made from the routes; nothing is written by hand.
 * @throws Error when a shape that contains itself has no name, or two have one
 */
export function openApi(routes: readonly Route[], version: string, basePath = '/'): object {
  const paths: Record<string, Record<string, object>> = {}
  const schemas: Named = { Problem: problemSchema }
  for (const route of routes) {
    const path = `/${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kencana',
      version,
      description:
        'Back office and point of sale of a gold shop. Head office: {origin}/api/v1/; a store: ' +
        '{origin}/toko/{kode_toko}/api/v1/. Errors are problem details (RFC 9457).',
    },
    servers: [
      { url: `${basePath}api/v1` },
      { url: `${basePath}toko/{kode_toko}/api/v1`, variables: storeVariable },
    ],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
    paths,
  }
}

const storeVariable = { kode_toko: { default: 'JKT', description: 'Store worked for' } }

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence a person can act on, Indonesian' },
    code: { type: 'string', description: 'Stable' },
    facts: { type: 'object' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    nilai: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What stands in the cells of a file that `errors` is about, by the same keys',
    },
    request_id: { type: 'string' },
  },
}

function operation(route: Route, named: Named): object {
  const answer = route.file
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: jsonSchema(route.answer, 'output', named) } }
  return {
    operationId: `${route.method.toLowerCase()}-${route.path.replace(/[^A-Za-z0-9]+/g, '-')}`,
    summary: route.summary,
    security: 'public' in route.right ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', route.params, named),
      ...parameters('query', route.query, named),
      ...(route.method === 'GET' ? [] : [keyHeader(route.keyed === true)]),
    ],
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: bodyOf(route, named) } }),
    responses: {
      200: { description: 'Berhasil', content: answer },
      ...answersOf(refusalsOf(route)),
      default: problemAnswer('Penolakan'),
    },
  }
}

const keyHeader = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: { type: 'string', format: 'uuid' },
})

function bodyOf(route: Route, named: Named): object {
  const type = route.multipart ? 'multipart/form-data' : 'application/json'
  return { [type]: { schema: jsonSchema(route.body, 'input', named) } }
}

function parameters(
  where: 'path' | 'query',
  schema: z.ZodType | undefined,
  named: Named,
): object[] {
  if (schema === undefined) return []
  const made = jsonSchema(schema, 'input', named) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(made.properties ?? {}).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || (made.required ?? []).includes(name),
    schema: one,
  }))
}

function jsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output', named: Named): object {
  if (schema === undefined) return {}
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const { $schema: _, $defs = {}, ...rest } = referringByName(made)
  for (const [name, shape] of Object.entries($defs)) {
    if (name.startsWith('__')) {
      throw new Error(`name this shape by .meta({ id }): ${JSON.stringify(shape)}`)
    }
    const isOne = isDeepStrictEqual(named[name] ?? shape, shape)
    if (!isOne) throw new Error(`two shapes are called ${name}`)
    named[name] = shape as object
  }
  return rest
}

type Made = z.core.JSONSchema.BaseSchema

/** A schema stands deep in the description, so what it says of its own root leads nowhere there. */
const referringByName = (made: Made): Made =>
  JSON.parse(JSON.stringify(made), (key, value) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  ) as Made

function answersOf(codes: readonly RefusalCode[]): Record<string, object> {
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status, text } = REFUSALS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${text}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, texts]) => [status, problemAnswer(texts.join(' · '))]),
  )
}

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
