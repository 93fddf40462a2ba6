import { MASTERS } from '@kencana/contract/masters/registry'
import { z } from 'zod'
import type { Endpoint } from '../../apps/server/src/platform/http/endpoint.ts'

// What commands take, field by field, for the tables that judge each of a kind.

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly maximum?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** Something a body takes. */
export interface Field {
  /** Where it stands, as `barang.harga_jual`. */
  readonly name: string
  readonly type: string | undefined
  readonly format: string | undefined
  readonly maximum: number | undefined
  /** How many of them one body may hold. */
  readonly times: number
}

/** Every field of a body, also those that only one of several forms has. */
export function fieldsOf(body: z.ZodType): Field[] {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  return walked('', schema, 1)
}

function walked(name: string, schema: Schema, times: number): Field[] {
  const { type, format, maximum, maxItems = 1, items, additionalProperties: more } = schema
  const { properties = {}, anyOf = [], oneOf = [] } = schema
  const own = name === '' ? [] : [{ name, type, format, maximum, times }]
  return [
    ...own,
    ...Object.entries(properties).flatMap(([key, one]) =>
      walked(name === '' ? key : `${name}.${key}`, one, times),
    ),
    ...(typeof more === 'object' ? walked(name, more, times) : []),
    ...(items === undefined ? [] : walked(name, items, times * maxItems)),
    ...[...anyOf, ...oneOf].flatMap(one => walked(name, one, times)),
  ]
}

/** Whether a call is that of a master, whose fields its definition judges. */
export const isMaster = (path: string): boolean =>
  MASTERS.some(({ resource: its }) => path === its || path.startsWith(`${its}/`))

/** The fields that calls take, each with its call. */
export const fieldsTaken = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap(({ route: { method, path, body } }) =>
    body === undefined
      ? []
      : fieldsOf(body).map(field => ({ ...field, method, path, command: `${method} ${path}` })),
  )
