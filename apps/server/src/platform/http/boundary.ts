import { Readable } from 'node:stream'
import type { Right, Route } from '@kencana/contract/kit/route'
import { understands } from '@kencana/contract/kit/wire/understood'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fingerprint } from '../canonical.ts'
import type { Actor, App, Ctx, StoreCtx } from '../context.ts'
import { askingOf, identify, type Seen, touch } from '../session/session-store.ts'
import { sayFor } from '../texts/say.ts'
import { inStore, readInStore } from '../transaction.ts'
import { portalOf } from '../wire/portal.ts'
import { noteAsker } from './asker.ts'
import { recordChange } from './change.ts'
import type { Endpoint, FileAnswer } from './endpoint.ts'
import { serving } from './give-way.ts'
import { checkStore, withStore } from './module-gate.ts'
import { parsed } from './problem.ts'
import { type Call, type Ready, type SessionEndpoint, workAhead } from './work-ahead.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * The one command boundary (R1): authenticate → authorize → validate → transaction, scope, key →
 * use case → audit → commit → notify. Handlers get no database handle of their own.
 */
export function serve(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (endpoint.kind === 'stream') return ofSession(app, endpoint, request, reply)
  return serving(async () => {
    if (endpoint.kind !== 'open') return ofSession(app, endpoint, request, reply)
    return endpoint.run(app, inputOf(endpoint.route, request) as never, { request, reply })
  })
}

async function ofSession(
  app: App,
  endpoint: SessionEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { route } = endpoint
  const isUnattended = route.method === 'GET' && request.headers['x-latar'] === '1'
  const asking = askingOf(request.headers.authorization, portalOf(request.raw), isUnattended)
  const afterwards: (() => void)[] = []
  const call: Call = {
    app,
    asking,
    endpoint,
    prepare: seen => prepare(app, endpoint, seen, request, afterwards),
  }
  const { answer } = (await workAhead(call)) ?? { answer: await inTurn(call, request, reply) }
  for (const work of afterwards) work()
  if (endpoint.kind === 'file' || route.file === true) return sendFile(reply, answer as FileAnswer)
  if (route.keyed === true && route.method === 'POST') reply.code(201)
  return answer
}

function prepare(
  app: App,
  endpoint: SessionEndpoint,
  { actor, kode_toko }: Seen,
  request: FastifyRequest,
  afterwards: (() => void)[],
): Ready {
  const { route, kind } = endpoint
  noteAsker(request, { user_id: actor.user_id, kode_toko })
  if (actor.ganti_sandi && !('sandiSementara' in route.right)) refuse('GANTI_SANDI')
  authorize(route.right, actor)
  const ctx = contextOf(app, actor, kode_toko, request, route, afterwards)
  const input = kind === 'upload' ? undefined : inputOf(route, request)
  return { ctx, input: input as never }
}

/** One step after the other: who asks, whether they may, what they ask, the answer. */
async function inTurn(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { app, asking, endpoint } = call
  const { seen, isDue } = await identify(app, asking, app.pool)
  if (isDue) await touch(app, asking)
  return runEndpoint(endpoint, call.prepare(seen), request, reply)
}

function runEndpoint(
  endpoint: SessionEndpoint,
  { ctx, input }: Ready,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { route } = endpoint
  const { pool } = ctx.app
  switch (endpoint.kind) {
    case 'upload':
      return withStore(ctx, route, undefined, () => endpoint.run(ctx, request))
    case 'lookup':
    case 'document':
      return withStore(ctx, route, input, async () => {
        const facts = await endpoint.ahead?.(ctx, input, pool)
        return endpoint.run(ctx, input, facts as never)
      })
    case 'stream': {
      const gone = whenGone(reply)
      return withStore(ctx, route, input, () => endpoint.run(ctx, input, gone))
    }
    case 'read':
      return readInStore(pool, ctx.kode_toko, async db => {
        await checkStore({ ...ctx, db }, route, input)
        return endpoint.run({ ...ctx, db }, input)
      })
    case 'file':
      return answerFile(endpoint, ctx, input)
    default:
      return inStore(pool, ctx.kode_toko, async db => {
        const scoped: StoreCtx = { ...ctx, db }
        await checkStore(scoped, route, input)
        const work = () => endpoint.run(scoped, input)
        return recordChange(scoped, endpoint.route, request.body, work, named(request.params))
      })
  }
}

async function answerFile(
  { route, before, run }: Extract<SessionEndpoint, { kind: 'file' }>,
  ctx: Ctx,
  input: never,
): Promise<FileAnswer> {
  if (before !== undefined) await withStore(ctx, route, input, () => before(ctx, input))
  return inStore(ctx.app.pool, ctx.kode_toko, async db => {
    await checkStore({ ...ctx, db }, route, input)
    return run({ ...ctx, db }, input)
  })
}

/** What a path names, if anything. */
const named = (params: unknown): object | undefined =>
  Object.keys(Object(params)).length === 0 ? undefined : Object(params)

/** Aborts when the connection ends; after a whole answer nobody listens any more. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

function contextOf(
  app: App,
  actor: Actor,
  kode_toko: string,
  request: FastifyRequest,
  route: Route,
  afterwards: (() => void)[],
): Ctx {
  return {
    app,
    actor,
    kode_toko,
    requestId: request.id,
    origin: originOf(app, request),
    key: keyOf(request, route),
    command: { route: commandOf(request, route), body: request.body ?? {} },
    say: sayFor(request.headers['accept-language']),
    // A browser names its page's origin with every command; a program reads the API's own words.
    understands: what =>
      request.headers.origin === undefined || understands(request.headers.accept, what),
    now: () => app.clock.now(),
    notify: notice => afterwards.push(() => app.hub.send(notice)),
    after: work => afterwards.push(work),
  }
}

/** Address of this server as the caller sees it, with its base path, without a trailing slash. */
export function originOf(app: App, request: FastifyRequest): string {
  const { publicOrigin, basePath = '/' } = app.config
  const own = `${request.protocol}://${request.headers.host ?? 'localhost'}`
  return `${publicOrigin === '' ? own : publicOrigin}${basePath.slice(0, -1)}`
}

/**
 * Default deny: a right is declared or the call is refused (R9). What the store has to say, its
 * modules and settings, is asked afterwards: `checkStore`. @throws Refusal TANPA_HAK
 */
export function authorize(right: Right, actor: Actor): void {
  if ('public' in right || 'login' in right) return
  if (right.levels !== undefined && !right.levels.includes(actor.level)) refuse('TANPA_HAK')
  if (right.screens.length === 0 && SEES_ALL.includes(actor.level)) return
  if (!right.screens.some(path => mayOpen(path, actor))) refuse('TANPA_HAK')
}

/** Whether a screen is the actor's to open; gates of modules are asked by the store's own. */
export const mayOpen = (path: string, actor: Actor): boolean => opens(nodeOf(path), actor)

function inputOf(route: Route, request: FastifyRequest): unknown {
  return {
    params: parsed(route.params, request.params),
    query: parsed(route.query, route.method === 'GET' ? asIs(request.query) : request.query),
    body: parsed(route.body, request.body ?? {}),
  }
}

/** Some GETs ask for an encrypted answer (doc2 §7): TLS does that, the flag changes nothing. */
function asIs(query: unknown): unknown {
  const { encryption: _, ...rest } = query as Record<string, unknown>
  return rest
}

/** Method and path with real values, relative to the API base: `POST penjualan/FJ-…/batal`. */
function commandOf(request: FastifyRequest, route: Route): string {
  const params = request.params as Record<string, string>
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return `${route.method} ${path}`
}

function keyOf(request: FastifyRequest, route: Route): Ctx['key'] {
  if (route.method === 'GET') return undefined
  const kunci = request.headers['idempotency-key']
  if (typeof kunci !== 'string' || !UUID.test(kunci)) {
    return route.keyed === true ? refuse('KUNCI_DIPERLUKAN') : undefined
  }
  const target = `${route.method} ${route.path}`
  const sidik = fingerprint(target, { params: request.params, body: request.body ?? null })
  return { kunci: kunci.toLowerCase(), sidik }
}

const FILE_PATIENCE_MS = 30 * 60_000

async function sendFile(reply: FastifyReply, answer: FileAnswer): Promise<FastifyReply> {
  const bytes = typeof answer.bytes === 'function' ? await answer.bytes() : answer.bytes
  // A file that waits for its turn, or is taken slowly, is no idle connection.
  if (bytes instanceof Readable) reply.raw.setTimeout(FILE_PATIENCE_MS)
  const safe = answer.name.replace(/[^A-Za-z0-9._-]/g, '_')
  return reply
    .header('content-type', answer.mime)
    .header('content-disposition', `${answer.disposition}; filename="${safe}"`)
    .header('cache-control', 'no-store')
    .send(bytes)
}
