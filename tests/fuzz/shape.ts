import type { Chance } from './chance.ts'

/** The part of JSON Schema that the OpenAPI of the product is written in. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** Values that exist in the books, by the name of the field that carries them. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** A value the schema takes; mostly one that leads into the code, because it exists. */
export function valueFor(chance: Chance, name: string, schema: Schema, known: Known): unknown {
  if (schema.enum !== undefined) return chance.pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  const one = schema.anyOf ?? schema.oneOf
  if (one !== undefined) return valueFor(chance, name, chance.pick(one), known)
  const real = known[name]?.filter(value => fits(schema, value)) ?? []
  if (real.length > 0 && schema.type !== 'array' && chance.sometimes(88)) return chance.pick(real)
  switch (schema.type) {
    case 'object':
      return objectFor(chance, schema, known)
    case 'array':
      return listFor(chance, name, schema, known)
    case 'string':
      return textFor(chance, schema)
    case 'integer':
    case 'number':
      return numberFor(chance, schema)
    case 'boolean':
      return chance.sometimes(50)
    case 'null':
      return null
    default:
      return chance.pick<unknown>(['teks', 1, null, { nama: 'Ibu Sri', baris: [1, 2] }])
  }
}

function objectFor(chance: Chance, schema: Schema, known: Known): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames = {} } = schema
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || chance.sometimes(50))
    .map(([name, inner]) => [name, valueFor(chance, name, inner, known)])
  if (typeof additionalProperties !== 'object') return Object.fromEntries(entries)
  const free = freeNames(chance, propertyNames, known).map(name => [
    name,
    valueFor(chance, name, additionalProperties, known),
  ])
  return Object.fromEntries([...entries, ...free])
}

/** Notes of a drawer, names of settings and modules, or words, whichever the object takes. */
function freeNames(chance: Chance, taken: Schema, known: Known): string[] {
  const names = ['100000', '50000', 'nama', 'catatan', ...(known.kunci_setelan ?? []).map(String)]
  const fitting = names.filter(name => fits(taken, name))
  return Array.from({ length: 2 }, () => chance.pick(fitting.length > 0 ? fitting : names))
}

function listFor(chance: Chance, name: string, schema: Schema, known: Known): unknown[] {
  const least = schema.minItems ?? 0
  const count = chance.sometimes(75) ? 1 : Math.min(schema.maxItems ?? 3, least + chance.below(4))
  const { items = {} } = schema
  return Array.from({ length: count }, () => valueFor(chance, name, items, known))
}

/** Whether a value of that name could stand here: `barang` is now a code, now a whole line. */
function fits({ type, format, pattern }: Schema, value: unknown): boolean {
  if (type === 'object' || type === 'array' || type === 'null') return false
  if (typeof value !== 'string') return type !== 'string'
  if (type !== undefined && type !== 'string') return false
  if (format === 'uuid') return /^[0-9a-f-]{36}$/i.test(value)
  return pattern === undefined || new RegExp(pattern).test(value)
}

function textFor(chance: Chance, { format, pattern, minLength = 0, maxLength = 40 }: Schema) {
  if (format === 'uuid') return uuidOf(chance)
  if (format === 'date') return `2026-11-${20 + chance.below(4)}`
  const digits = /^\^\\d\{(\d+)/.exec(pattern ?? '')?.[1]
  if (digits !== undefined) return String(chance.below(10 ** 8)).padStart(Number(digits), '7')
  const length = chance.pick([minLength, maxLength, Math.min(maxLength, minLength + 5)])
  const text = `UJI${chance.below(50)}`.padEnd(length, 'A').slice(0, Math.max(length, 1))
  return pattern === undefined || fits({ pattern }, text)
    ? text
    : text.toLowerCase().replace(/[^a-z-]/g, 'x')
}

/** A key as clients make them, decided by the seed. */
export function uuidOf(chance: Chance): string {
  const hex = Array.from({ length: 30 }, () => chance.below(16).toString(16)).join('')
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [12, 15],
    [15, 18],
    [18, 30],
  ].map(([from, to]) => hex.slice(from, to))
  return `${a}-${b}-4${c}-8${d}-${e}`
}

function numberFor(chance: Chance, schema: Schema): number {
  const { minimum = schema.exclusiveMinimum ?? 0, maximum = 1_000_000 } = schema
  const whole = schema.type === 'integer' ? 1 : 1_000
  const between = minimum + chance.below(Math.min(maximum - minimum, 5_000_000) * whole + 1) / whole
  return chance.pick([minimum, maximum, between, between])
}
