import type { Right, Route } from '@kencana/contract/kit/route'
import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fingerprint } from '../canonical.ts'
import type { Actor, App, Ctx, Notice, StoreCtx } from '../context.ts'
import { authenticate } from '../session/session-store.ts'
import { first, sql } from '../sql.ts'
import { inStore } from '../transaction.ts'
import { recordChange } from './change.ts'
import type { Endpoint, FileAnswer } from './endpoint.ts'
import { parsed } from './problem.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * The one command boundary (R1): authenticate → authorize → validate → transaction, scope, key →
 * use case → audit → commit → notify. Handlers get no database handle of their own.
 */
export async function serve(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { route } = endpoint
  if (endpoint.kind === 'open') {
    return endpoint.run(app, inputOf(route, request) as never, { request, reply })
  }
  const kodeToko = (request.params as { kode_toko_portal?: string }).kode_toko_portal
  const { actor, kode_toko } = await authenticate(app, request.headers.authorization, kodeToko)
  authorize(route.right, actor)
  const notices: Notice[] = []
  const ctx = contextOf(app, actor, kode_toko, request, route, notices)
  const answer = await runEndpoint(endpoint, ctx, request, reply)
  for (const notice of notices) app.hub.send(notice)
  if (endpoint.kind === 'file' || route.file === true) return sendFile(reply, answer as FileAnswer)
  if (route.keyed === true && route.method === 'POST') reply.code(201)
  return answer
}

function runEndpoint(
  endpoint: Exclude<Endpoint, { kind: 'open' }>,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { route } = endpoint
  if (endpoint.kind === 'upload') {
    return withModule(ctx, route.right, () => endpoint.run(ctx, request))
  }
  const input = inputOf(route, request) as never
  if (endpoint.kind === 'document') {
    return withModule(ctx, route.right, () => endpoint.run(ctx, input))
  }
  if (endpoint.kind === 'stream') {
    const gone = whenGone(reply)
    return withModule(ctx, route.right, () => endpoint.run(ctx, input, gone))
  }
  return inStore(ctx.app.pool, ctx.kode_toko, async db => {
    const scoped: StoreCtx = { ...ctx, db }
    await checkModule(scoped, route.right)
    if (endpoint.kind === 'change') {
      return recordChange(scoped, route, request.body, () => endpoint.run(scoped, input))
    }
    return endpoint.run(scoped, input)
  })
}

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
  notices: Notice[],
): Ctx {
  return {
    app,
    actor,
    kode_toko,
    requestId: request.id,
    origin: originOf(app, request),
    key: keyOf(request, route),
    command: { route: commandOf(request, route), body: request.body ?? {} },
    now: () => app.clock.now(),
    notify: notice => notices.push(notice),
  }
}

/** Address of this server as the caller sees it, without a trailing slash. */
export function originOf(app: App, request: FastifyRequest): string {
  if (app.config.publicOrigin !== '') return app.config.publicOrigin
  return `${request.protocol}://${request.headers.host ?? 'localhost'}`
}

/** Default deny: a right is declared or the call is refused (R9). */
export function authorize(right: Right, actor: Actor): void {
  if ('public' in right || 'login' in right) return
  if (right.levels !== undefined && !right.levels.includes(actor.level)) refuse('TANPA_HAK')
  if (SEES_ALL.includes(actor.level)) return
  if (!right.screens.some(path => actor.akses.has(path.slice(1)))) refuse('TANPA_HAK')
}

async function checkModule(ctx: StoreCtx, right: Right): Promise<void> {
  if (!('screens' in right) || right.module === undefined) return
  const row = await first<{ aktif: boolean }>(
    ctx.db,
    sql`select aktif from modul where kode_toko = ${ctx.kode_toko} and kunci = ${right.module}`,
  )
  if (row?.aktif !== true) refuse('MODULE_OFF', { modul: right.module })
}

async function withModule<T>(ctx: Ctx, right: Right, work: () => Promise<T>): Promise<T> {
  if ('screens' in right && right.module !== undefined) {
    await inStore(ctx.app.pool, ctx.kode_toko, db => checkModule({ ...ctx, db }, right))
  }
  return work()
}

function inputOf(route: Route, request: FastifyRequest): unknown {
  const { kode_toko_portal: _, ...params } = request.params as Record<string, string>
  return {
    params: parsed(route.params, params),
    query: parsed(route.query, request.query),
    body: parsed(route.body, request.body ?? {}),
  }
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

function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const safe = answer.name.replace(/[^A-Za-z0-9._-]/g, '_')
  return reply
    .header('content-type', answer.mime)
    .header('content-disposition', `${answer.disposition}; filename="${safe}"`)
    .header('cache-control', 'no-store')
    .send(answer.bytes)
}
