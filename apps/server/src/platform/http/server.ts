import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
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
import { trustOf } from '../wire/peer.ts'
import { withoutPortal } from '../wire/portal.ts'
import { readTls, type TlsFiles } from '../wire/tls.ts'
import { askerOf } from './asker.ts'
import { serve } from './boundary.ts'
import { demandRights } from './demand-rights.ts'
import type { Endpoint } from './endpoint.ts'
import { chainOrigins } from './pages/chain-origins.ts'
import { addWeb, contentPolicy, refuseRobots } from './pages/web-pages.ts'
import { bugProblem, problemOf } from './problem.ts'
import { checkForm, parseBody, UPLOAD_MAX } from './request-form.ts'

const BODY_MAX = 1_048_576

interface ServerOptions {
  readonly app: App
  readonly endpoints: readonly Endpoint[]
  /** Folder of the built web client; absent in tests of the API alone. */
  readonly webDir?: string
  /** Proxies whose forwarding headers are believed. */
  readonly trustProxy: readonly string[]
  /** The server itself speaks https. */
  readonly tls?: TlsFiles | undefined
}

/** The HTTP server: every endpoint under the head office's base and under each store's portal. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app } = options
  const base = app.config.basePath ?? '/'
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    // Lines name their request themselves; a logger of its own for each would be made for nothing.
    childLoggerFactory: logger => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    ...httpsOf(options.tls),
    trustProxy: trustOf(options.trustProxy),
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    // A proxy may take the base path off, or leave it on.
    rewriteUrl: request => withoutPortal(request, withoutBase(request.url ?? '/', base)),
    genReqId: () => uuidv7(new Date()),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(app, error, request, reply),
    clientErrorHandler: answerUnparsed,
  })
  const safe = await safeHeaders()
  server.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    // Not on the answer itself: Node puts headers of two sources together one by one.
    for (const [name, value] of safe) reply.header(name, value)
    done()
  })
  await server.register(cors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && (await chainOrigins(app)).has(origin),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'x-latar'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
  await server.register(multipart, {
    limits: { fileSize: UPLOAD_MAX, files: 20, fields: 20, parts: 40, headerPairs: 50 },
  })
  acceptJson(server)
  server.addHook('onResponse', (request, reply, done) => {
    observe(request.routeOptions.url ?? 'unknown', request.method, reply)
    if (request.url.includes('/api/')) logRequest(app, request, reply)
    done()
  })
  const ownPolicy = contentPolicy()
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', ownPolicy)
    }
    if (request.url.includes('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
    done()
  })
  server.setErrorHandler((error, request, reply) => answerError(app, error, request, reply))
  addEndpoints(server, app, options.endpoints)
  refuseRobots(server)
  if (options.webDir !== undefined) await addWeb(server, app, options.webDir, apiNotFound)
  else server.setNotFoundHandler(apiNotFound)
  return server
}

/** A browser that was here by https once comes by nothing else for a year. */
const HSTS = 'max-age=31536000'

/** Fastify types a server of https apart; what is done with it is the same. */
const httpsOf = (tls: TlsFiles | undefined): object =>
  tls === undefined ? {} : { https: readTls(tls) }

const withoutBase = (url: string, base: string): string =>
  url.startsWith(base) ? url.slice(base.length - 1) : url

function addEndpoints(server: FastifyInstance, app: App, endpoints: readonly Endpoint[]): void {
  demandRights(endpoints)
  for (const endpoint of endpoints) {
    const url = endpoint.route.path.replace(/\{(\w+)\}/g, ':$1')
    server.route({
      method: endpoint.route.method,
      url: `/api/v1/${url}`,
      handler: (request, reply) => {
        checkForm(endpoint.route, request)
        return serve(app, endpoint, request, reply)
      },
    })
  }
}

/** JSON is the only body beside forms. A POST without one is an empty command, not an error. */
function acceptJson(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain'])
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      if (body === '') return done(null, undefined)
      try {
        done(null, parseBody(body))
      } catch (error) {
        done(error as Error, undefined)
      }
    },
  )
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
    const facts = { request_id: request.id, ...askerOf(request), code: problem.code }
    app.log.info({ ...facts, url: pathOf(request) }, 'penolakan')
  } else app.log.warn({ err: error, request_id: request.id, code: problem.code }, 'tidak tersedia')
  const answer = problem ?? bugProblem(request.id)
  // what never reached a route passes no hook
  reply.header('x-request-id', request.id)
  if (isEndless(request, answer.status)) reply.header('connection', 'close')
  // the framework closes on whoever is still sending, who then hears a broken line, not the reason
  else if (UNREAD.has(answer.status)) reply.removeHeader('connection')
  if (answer.code === 'TERLALU_SERING') reply.header('retry-after', String(answer.facts.detik))
  return reply.code(answer.status).type('application/problem+json').send(JSON.stringify(answer))
}

/** Answers to a body nobody reads. */
const UNREAD = new Set([411, 413, 415])
/** What is still taken in of such a body, bytes, so that its sender gets to hear the answer. */
const LET_IN = 67_108_864

const isEndless = (request: FastifyRequest, status: number): boolean =>
  UNREAD.has(status) && !(Number(request.headers['content-length']) <= LET_IN)

/** Statuses of what is no HTTP, or not soon enough; there is neither request nor reply then. */
const UNPARSED: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

function answerUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = UNPARSED[error.code ?? ''] ?? 400
  const id = uuidv7(new Date())
  const body = JSON.stringify(problemOf({ statusCode: status }, id))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n` +
      `X-Request-Id: ${id}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}` +
      `\r\n\r\n${body}`,
  )
}

const pathOf = (request: FastifyRequest): string => request.originalUrl.split('?')[0] ?? ''

function logRequest(app: App, request: FastifyRequest, reply: FastifyReply): void {
  if (!app.log.isLevelEnabled('info')) return
  const { method, id } = request
  const ms = Math.round(reply.elapsedTime * 10) / 10
  app.log.info(
    {
      request_id: id,
      ...askerOf(request),
      method,
      url: pathOf(request),
      status: reply.statusCode,
      ms,
    },
    'http',
  )
}

function apiNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(new Refusal('TIDAK_DITEMUKAN', {}), request.id)
  return reply.code(404).type('application/problem+json').send(JSON.stringify(problem))
}

/** What helmet says to every answer. It is the same each time, so it is asked once. */
async function safeHeaders(): Promise<[string, string][]> {
  const probe = Fastify()
  await probe.register(helmet, HEADERS)
  probe.get('/', () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.entries(headers).flatMap(([name, value]) =>
    OF_THE_PROBE.has(name) ? [] : [[name, String(value)] as [string, string]],
  )
}

const OF_THE_PROBE = new Set(['content-length', 'content-type', 'connection', 'date'])

const HEADERS = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' as const },
}
