import type {
  AnswerOf,
  BodyInputOf,
  Method,
  ParamsOf,
  QueryInputOf,
} from '@kencana/contract/kit/route'
import { ACCEPT } from '@kencana/contract/kit/wire/understood'
import { ApiProblem, type ProblemFacts } from './api-problem.ts'
import { isAttended } from './device/attended.ts'
import { apiBase } from './portal.ts'
import { endSession, session } from './session.ts'

const TIMEOUT_MS = 60_000

/** The part of a route that exists at run time; `R` is the contract's type. */
export interface RouteRef<R = unknown> {
  readonly method: Method
  readonly path: string
  readonly of?: R
}

/**
 * Names a route of the contract without importing its schemas, which keeps zod out of the bundle:
 * `routeRef<typeof login>('POST', 'users/login')`.
 */
export function routeRef<R>(method: Method, path: string): RouteRef<R> {
  return { method, path }
}

/** A contract route itself, or a `routeRef` to one. */
type RouteOf<T> = T extends { readonly answer: unknown } ? T : T extends RouteRef<infer R> ? R : T

/** An unknown part may not be given; one without a required field may be left out. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

/** Multipart routes declare no body; they take a form. */
type BodyPart<Value> = [Value] extends [never]
  ? { readonly body?: FormData }
  : { readonly body: Value }

export type CallInput<T> = Part<'params', ParamsOf<RouteOf<T>>> &
  Part<'query', QueryInputOf<RouteOf<T>>> &
  BodyPart<BodyInputOf<RouteOf<T>>> & {
    /** UUID kept before sending; see `pending.ts`. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
    /** Another store's base URL, for head-office calls over many stores. */
    readonly portal?: string
  }

interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly portal?: string
}

/** Calls a route; answers its JSON, throws an `ApiProblem`. */
export async function call<const T extends RouteRef>(
  route: T,
  ...rest: Record<never, never> extends CallInput<T> ? [CallInput<T>?] : [CallInput<T>]
): Promise<AnswerOf<RouteOf<T>>> {
  const response = await send(route, (rest[0] ?? {}) as LooseInput)
  if (response.status === 204) return undefined as AnswerOf<RouteOf<T>>
  return (await response.json()) as AnswerOf<RouteOf<T>>
}

export interface ReceivedFile {
  readonly blob: Blob
  readonly name: string
  /** The server wants it saved, not opened (more than 500 rows). */
  readonly attachment: boolean
}

/** Calls a route that answers a file. */
export async function callFile<const T extends RouteRef>(
  route: T,
  input: CallInput<T>,
): Promise<ReceivedFile> {
  const response = await send(route, input as LooseInput)
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'kencana'
  return { blob: await response.blob(), name, attachment: disposition.startsWith('attachment') }
}

async function send(route: RouteRef, input: LooseInput): Promise<Response> {
  const token = session()?.token
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal])
  let response: Response
  try {
    response = await fetch(addressOf(route, input), {
      method: route.method,
      headers: headersOf(input, token),
      signal,
      ...bodyOf(input.body),
    })
  } catch (reason) {
    if (input.signal?.aborted === true) throw reason
    throw timeout.aborted ? timedOut() : noAnswer()
  }
  if (response.ok) return response
  throw await problemOf(response, route, token)
}

/** Path of a call below the API's base; parameters are escaped. */
export function pathOf({ path }: RouteRef, given: unknown): string {
  const params = (given ?? {}) as Readonly<Record<string, unknown>>
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
}

/** The full address of a call. */
function addressOf(route: RouteRef, input: LooseInput): string {
  const url = new URL(pathOf(route, input.params), apiBase(input.portal))
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) {
      url.searchParams.append(name, String(one))
    }
  }
  return url.href
}

function headersOf(
  { body, idempotencyKey }: LooseInput,
  token: string | undefined,
): Record<string, string> {
  return {
    Accept: ACCEPT,
    'Accept-Language': document.documentElement.lang,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    // What the page asks by itself keeps no session alive that its user has left.
    ...(isAttended() ? {} : { 'X-Latar': '1' }),
    ...(body === undefined || body instanceof FormData
      ? {}
      : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  }
}

function bodyOf(body: unknown): { body?: BodyInit } {
  if (body === undefined) return {}
  return { body: body instanceof FormData ? body : JSON.stringify(body) }
}

async function problemOf(
  response: Response,
  { method }: RouteRef,
  token: string | undefined,
): Promise<ApiProblem> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ProblemFacts>
  const problem = new ApiProblem({
    ...answer,
    status: response.status,
    code: answer.code ?? 'TIDAK_DIKENAL',
    detail: answer.detail ?? (method === 'GET' ? NOT_READ : NOT_WRITTEN),
    isUnsaid: answer.detail === undefined,
  })
  // What was still asked under the token before says nothing of the one that is kept now.
  const isOurs = token === session()?.token
  if (problem.status === 401 && problem.code === 'TOKEN_TIDAK_SAH' && isOurs) endSession()
  return problem
}

/** Where an answer has no words of its own (doc2 §8). */
const NOT_READ = 'Terjadi Kesalahan Saat Request Data'
const NOT_WRITTEN = 'Data gagal disimpan, periksa tanggal transaksi dan koneksi'

const timedOut = () =>
  new ApiProblem({ status: 0, code: 'HABIS_WAKTU', detail: 'Koneksi bermasalah..' })

const noAnswer = () =>
  new ApiProblem({ status: 0, code: 'TIDAK_ADA_JAWABAN', detail: 'Koneksi Bermasalah' })
