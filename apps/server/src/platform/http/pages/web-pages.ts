import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { callableOrigins } from './chain-origins.ts'

/** Where the page's scripts and styles read their one-request permit. */
const NONCE_PLACE = '__CSP_NONCE__'

/** Where the page reads the path it lives under; its own files are named relative to it. */
const BASE_PLACE = '__BASE_PATH__'

/** Of the built files, which are no page: short, for it travels with each of them. */
const FILE_POLICY = "default-src 'self'"

/** A shop's books are nobody's search result. */
const ROBOTS = 'User-agent: *\nDisallow: /\n'

/** Answers `robots.txt`, also where no page is served. */
export function refuseRobots(server: FastifyInstance): void {
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(ROBOTS))
}

/** Serves the built client: its files as they lie there, its page for every other address. */
export async function addWeb(
  server: FastifyInstance,
  app: App,
  webDir: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  const base = app.config.basePath ?? '/'
  const html = readFileSync(join(webDir, 'index.html'), 'utf8')
    .replaceAll(BASE_PLACE, base)
    .replaceAll('="./', `="${base}`)
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    // A page is served without the database too: then it reaches this server only.
    const others = await callableOrigins(app).catch(() => [])
    const nonce = randomBytes(16).toString('base64')
    const text = html.replaceAll(NONCE_PLACE, nonce)
    const [encoding, body] = await packed(text, String(request.headers['accept-encoding'] ?? ''))
    if (encoding !== undefined) reply.header('content-encoding', encoding)
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('content-security-policy', contentPolicy(nonce, [...ownLines(request), ...others]))
      .type('text/html; charset=utf-8')
      .send(body)
  }
  await server.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    wildcard: true,
    index: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes(join('assets', ''))
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.setHeader('content-security-policy', FILE_POLICY)
    },
  })
  server.get('/', page)
  server.get('/index.html', page)
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.includes('/api/')
    return isPage ? page(request, reply) : notFound(request, reply)
  })
}

const pressBrotli = promisify(brotliCompress)
const pressGzip = promisify(gzip)
/** The page differs each time by its permit: little effort, most of the gain. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

async function packed(
  text: string,
  accepted: string,
): Promise<readonly [encoding: string | undefined, body: string | Buffer]> {
  if (/\bbr\b/.test(accepted)) return ['br', await pressBrotli(text, QUICK)]
  if (/\bgzip\b/.test(accepted)) return ['gzip', await pressGzip(text)]
  return [undefined, text]
}

/** This server as the page's address names it: some browsers want sockets named apart. */
function ownLines({ headers }: FastifyRequest): string[] {
  const host = headers.host ?? ''
  return /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i.test(host) ? [`ws://${host}`, `wss://${host}`] : []
}

/**
 * What a page may load and whom it may call: this server, and `others`, the servers of the chain's
 * stores, with their sockets.
 */
export const contentPolicy = (nonce?: string, others: Iterable<string> = []): string => {
  const reached = new Set([...others].flatMap(one => [one, one.replace(/^http/, 'ws')]))
  const permit = nonce === undefined ? '' : ` 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self'${permit}`,
    `style-src 'self'${permit}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...reached].join(' '),
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
