import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import { Refusal } from '@kencana/contract/refusals'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { App } from '../context.ts'
import { uuidv7 } from '../ids.ts'
import { observe } from '../metrics.ts'
import { serve } from './boundary.ts'
import type { Endpoint } from './endpoint.ts'
import { bugProblem, problemOf } from './problem.ts'

const BODY_MAX = 1_048_576
const UPLOAD_MAX = 8_388_608

interface ServerOptions {
  readonly app: App
  readonly endpoints: readonly Endpoint[]
  /** Folder of the built web client; absent in tests of the API alone. */
  readonly webDir?: string
  /** Behind a proxy whose forwarding headers may be believed. */
  readonly trustProxy: boolean
}

/** The HTTP server: every endpoint under the head office's base and under each store's portal. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app } = options
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    trustProxy: options.trustProxy,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    genReqId: () => uuidv7(new Date()),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  await server.register(helmet, HEADERS)
  await server.register(multipart, {
    limits: { fileSize: UPLOAD_MAX, files: 20, fields: 20, parts: 40, headerPairs: 50 },
  })
  acceptEmptyJson(server)
  server.addHook('onResponse', async (request, reply) => {
    observe(request.routeOptions.url ?? 'unknown', request.method, reply)
    if (request.url.includes('/api/')) logRequest(app, request, reply)
  })
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentPolicy())
    }
    if (request.url.includes('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
  })
  server.setErrorHandler((error, request, reply) => answerError(app, error, request, reply))
  addEndpoints(server, app, options.endpoints)
  if (options.webDir !== undefined) await addWeb(server, options.webDir)
  else server.setNotFoundHandler(apiNotFound)
  return server
}

function addEndpoints(server: FastifyInstance, app: App, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    const url = endpoint.route.path.replace(/\{(\w+)\}/g, ':$1')
    for (const base of ['/api/v1/', '/toko/:kode_toko_portal/api/v1/']) {
      server.route({
        method: endpoint.route.method,
        url: base + url,
        handler: (request, reply) => serve(app, endpoint, request, reply),
      })
    }
  }
}

/** A POST without a body is an empty command, not an error. */
function acceptEmptyJson(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      if (body === '') return done(null, undefined)
      try {
        done(null, JSON.parse(body, noPrototype))
      } catch {
        done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }), undefined)
      }
    },
  )
}

function noPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new Error('forbidden key')
  return value
}

function answerError(
  app: App,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error, request.id)
  if (problem === undefined) app.log.error({ err: error, request_id: request.id }, 'kesalahan')
  else if (problem.status < 500) {
    app.log.info({ request_id: request.id, code: problem.code, url: pathOf(request) }, 'penolakan')
  } else app.log.warn({ err: error, request_id: request.id, code: problem.code }, 'tidak tersedia')
  const answer = problem ?? bugProblem(request.id)
  if (answer.code === 'TERLALU_SERING') reply.header('retry-after', String(answer.facts.detik))
  return reply.code(answer.status).type('application/problem+json').send(JSON.stringify(answer))
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

function logRequest(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const { method, id } = request
  const ms = Math.round(reply.elapsedTime * 10) / 10
  app.log.info(
    { request_id: id, method, url: pathOf(request), status: reply.statusCode, ms },
    'http',
  )
}

function apiNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(new Refusal('TIDAK_DITEMUKAN', {}), request.id)
  return reply.code(404).type('application/problem+json').send(JSON.stringify(problem))
}

/** Where the page's scripts and styles read their one-request permit (see `HEADERS`). */
const NONCE_PLACE = '__CSP_NONCE__'

async function addWeb(server: FastifyInstance, webDir: string): Promise<void> {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8')
  const page = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACE, nonce))
  }
  await server.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    wildcard: true,
    index: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes(join('assets', ''))
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.get('/', (_request, reply) => page(reply))
  server.get('/index.html', (_request, reply) => page(reply))
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.includes('/api/')
    return isPage ? page(reply) : apiNotFound(request, reply)
  })
}

const contentPolicy = (nonce?: string): string => {
  const permit = nonce === undefined ? '' : ` 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self'${permit}`,
    `style-src 'self'${permit}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const HEADERS = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' as const },
}
