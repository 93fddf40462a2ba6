import type { Chance } from './chance.ts'
import { chance } from './chance.ts'
import { reportFilters } from './dictionary.ts'
import { brokenForm, hostile, hostileBody, hostilePath, jsonText, STOWAWAYS } from './hostile.ts'
import type { Standing } from './masters.ts'
import { type Known, type Schema, uuidOf, valueFor } from './shape.ts'

/** A route as the OpenAPI of the server tells it. */
export interface Operation {
  readonly method: string
  /** With `{name}`, without the base. */
  readonly path: string
  readonly inPath: Readonly<Record<string, Schema>>
  readonly inQuery: Readonly<Record<string, Schema>>
  readonly body: Schema | undefined
  readonly isForm: boolean
  /** What makes it do its work, where the books hold it. */
  readonly standing?: ((luck: Chance) => Standing) | undefined
}

/** Who asks; `''` has no session. */
const ACTORS = [
  '',
  'OWNER',
  'SU-UJI',
  'ADMIN-PUSAT',
  'DEV-UJI',
  'ADMIN-UJI',
  'SPV-JKT',
  'KASIR-JKT',
  'SALES-JKT',
  'GUDANG-JKT',
] as const
type Actor = (typeof ACTORS)[number]
const MAY: readonly Actor[] = ['OWNER', 'SU-UJI', 'SPV-JKT']

const BASES = ['/api/v1', '/toko/JKT/api/v1', '/toko/BDG/api/v1', '/toko/PUSAT/api/v1'] as const

export interface Sent {
  readonly number: number
  readonly kind: 'wajar' | 'satu' | 'tambah' | 'isi' | 'alamat' | 'kepala'
  readonly operation: Operation
  readonly actor: Actor
  readonly method: string
  /** As it stands in the request line. */
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer | undefined
}

interface Parts {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  form: Pick<Standing, 'file' | 'parts'>
}

/**
 * Of so many requests one is spoiled and comes from who may, or it would end at the first door; and
 * one is as it should be and comes from who may, so that books move while others ask.
 */
const MEANT = 4
const TURNS = MEANT - 2

/** How many requests it takes until so many have had their turn. */
export const requestsFor = (turns: number): number => Math.ceil((turns * MEANT) / TURNS) + MEANT

/** Every route with every actor. */
export const pairsOf = (operations: readonly Operation[]): number =>
  operations.length * ACTORS.length

/**
 * Request `number` of a run. All pairs of a route and an actor follow each other in an order of the
 * seed's, so that a long run meets every one of them; the rest is chance.
 */
export function requestOf(
  seed: number,
  number: number,
  operations: readonly Operation[],
  known: Known,
): Sent {
  const luck = chance(seed * 1_000_003 + number)
  const round = Math.floor(number / MEANT)
  const place = number % MEANT
  const isMeant = place >= TURNS
  // a prime step walks through every pair before it meets one again
  const turn = isMeant ? round : round * TURNS + place
  const pair = (seed + turn * 7_919) % pairsOf(operations)
  const operation = operations[pair % operations.length] as Operation
  const kind = place === TURNS ? 'wajar' : luck.pick(isMeant ? SPOILED : KINDS)
  const level = ACTORS[Math.floor(pair / operations.length)] as Actor
  const [actor, base] = isMeant ? [luck.pick(MAY), BASES[1]] : [level, luck.pick(BASES)]
  const parts = partsOf(luck, operation, known)
  if (kind === 'satu') spoilOne(luck, parts)
  if (kind === 'tambah') smuggle(luck, parts)
  const target = targetOf(luck, base + operation.path, parts, kind)
  const body = operation.method === 'GET' ? undefined : bodyOf(luck, operation, parts, kind)
  const method = kind === 'alamat' && luck.sometimes(15) ? luck.pick(METHODS) : operation.method
  const headers = headersOf(luck, kind, body?.type)
  return { number, kind, operation, actor, method, target, headers, body: body?.bytes }
}

const SPOILED: readonly Sent['kind'][] = [
  ...Array<'satu'>(35).fill('satu'),
  ...Array<'tambah'>(8).fill('tambah'),
  ...Array<'isi'>(10).fill('isi'),
  ...Array<'alamat'>(8).fill('alamat'),
  ...Array<'kepala'>(4).fill('kepala'),
]
/** Half of what takes its turn is as it should be. */
const KINDS: readonly Sent['kind'][] = [...SPOILED, ...Array<'wajar'>(SPOILED.length).fill('wajar')]
const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'DELETE', 'PUT', 'POST', 'GET']

function partsOf(luck: Chance, operation: Operation, known: Known): Parts {
  const filled = (schemas: Readonly<Record<string, Schema>>, percent: number) =>
    Object.fromEntries(
      Object.entries(schemas)
        .filter(() => luck.sometimes(percent))
        .map(([name, schema]) => [name, valueFor(luck, name, schema, known)]),
    )
  const query = filled(operation.inQuery, 40)
  const inPath = filled(operation.inPath, 100)
  if (operation.path.startsWith('/reports/{id}')) {
    for (const [name, choices] of Object.entries(reportFilters(inPath.id))) {
      const schema = choices.length > 0 ? { enum: choices } : { type: 'string' }
      if (luck.sometimes(30)) query[name] = valueFor(luck, name, schema, known)
    }
  }
  const body = operation.body === undefined ? {} : valueFor(luck, '', operation.body, known)
  const standing = luck.sometimes(80) ? (operation.standing?.(luck) ?? {}) : {}
  const { params = {}, body: held = {}, file, parts = {} } = standing
  return {
    params: { ...inPath, ...params },
    query,
    // what is spoiled is this request's own
    body: Object.keys(held).length > 0 ? structuredClone(held) : body,
    form: file === undefined ? {} : { file, parts },
  }
}

/** One value anywhere becomes one that nobody should send. */
function spoilOne(luck: Chance, parts: Parts): void {
  const places: (() => void)[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const holder = value as Record<string, unknown>
    for (const key of Object.keys(holder)) {
      places.push(() => {
        holder[key] = hostile(luck)
      })
      walk(holder[key])
    }
  }
  // `params`, `query` and `body` themselves are spoiled elsewhere
  for (const part of [parts.params, parts.query, parts.body]) walk(part)
  luck.pick(places.length > 0 ? places : [() => undefined])()
}

/** A field of ours goes into some object of the body. */
function smuggle(luck: Chance, parts: Parts): void {
  const objects: Record<string, unknown>[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) objects.push(value as Record<string, unknown>)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(parts.body)
  const [name, value] = luck.pick(Object.entries(STOWAWAYS))
  if (objects.length > 0) luck.pick(objects)[name] = value
}

function targetOf(luck: Chance, path: string, parts: Parts, kind: Sent['kind']): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(parts.params[name]))
  const pairs = Object.entries(parts.query).map(([name, value]) => `${name}=${escaped(value)}`)
  const whole = pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
  // a request line is bounded; what is longer belongs into a body
  return (kind === 'alamat' ? hostilePath(luck, filled) : whole).slice(0, 12_000)
}

function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  // half a character has no address
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
}

interface Body {
  readonly type: string
  readonly bytes: Buffer
}

function bodyOf(luck: Chance, operation: Operation, parts: Parts, kind: Sent['kind']): Body {
  if (operation.isForm && kind !== 'isi')
    return kind === 'wajar' ? goodForm(luck, parts.form) : brokenForm(luck)
  const text = jsonText(parts.body)
  if (kind === 'isi') return hostileBody(luck, text)
  return { type: 'application/json', bytes: Buffer.from(text) }
}

/** The smallest picture there is, and a sheet with one good row. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
const SHEET = Buffer.from(
  'Nama Barang,Jenis,Group,Baki,Berat,Modal\r\nCincin Polos Mawar,CINCIN,T750,A01,3.237,4900000\r\n',
)

/** The file and parts that stand for the route; otherwise a picture or a sheet of a piece. */
function goodForm(luck: Chance, { file, parts = {} }: Parts['form']): Body {
  const part = (name: string, named: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${named}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ])
  const own = () => [
    part('kode_barcode', '', Buffer.from(luck.pick(['11000019', '11000027', '99999999']))),
    luck.sometimes(50)
      ? part('image', '; filename="a.png"', PICTURE)
      : part('file', '; filename="a.csv"', SHEET),
  ]
  const held = (content: Buffer) => [
    ...Object.entries(parts).map(([name, value]) => part(name, '', Buffer.from(value))),
    part('file', '; filename="a.csv"', content),
  ]
  const all = file === undefined ? own() : held(file)
  return {
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.concat([...all, Buffer.from('--x--\r\n')]),
  }
}

function headersOf(luck: Chance, kind: Sent['kind'], type: string | undefined): [string, string][] {
  const headers: [string, string][] = [['idempotency-key', uuidOf(luck)]]
  if (type !== undefined) headers.push(['content-type', type])
  if (kind !== 'kepala') return headers
  return luck.pick<() => [string, string][]>([
    () => headers.slice(1),
    () => [...headers, ['idempotency-key', 'bukan-uuid']],
    () => [...headers.slice(1), ['idempotency-key', "x' or 1=1--"]],
    () => [...headers, ['authorization', `Bearer ${'x'.repeat(6_000)}`]],
    () => [...headers, ['authorization', 'Basic T1dORVI6a2VuY2FuYS1kZW1v']],
    () => [...headers, ['authorization', 'Bearer null']],
    () => [...headers, ['host', 'evil.example"><script>']],
    () => [...headers, ['x-forwarded-for', '127.0.0.1'], ['x-forwarded-proto', 'javascript']],
    () => [...headers, ['x-http-method-override', 'DELETE'], ['x-original-url', '/metrics']],
    () => [
      ...headers,
      ...Array.from({ length: 900 }, (_, n) => [`x${n}`, '1'] as [string, string]),
    ],
    () => [...headers, ['cookie', 'token='.repeat(900)]],
    () => [...headers, ['accept', '*/*;q=__proto__'], ['accept-encoding', 'gzip;q=-1, \u00ff']],
    () => [...headers, ['content-encoding', 'gzip']],
    () => [...headers, ['range', 'bytes=0-99999999999999,5-']],
    () => [...headers, ['origin', 'https://evil.example'], ['sec-fetch-site', 'cross-site']],
    () => [...headers, ['expect', '100-continue']],
  ])()
}
