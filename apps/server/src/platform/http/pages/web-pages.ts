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

/** Of a file that is no page and may be opened by itself, as a picture can. */
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
    // Else the plugin's own word on it stands above this one.
    cacheControl: false,
    setHeaders: reply => {
      reply.setHeader('cache-control', 'no-cache')
      reply.setHeader('content-security-policy', FILE_POLICY)
    },
  })
  await server.register(files => addBuilt(files, join(webDir, 'assets')))
  server.get('/', page)
  server.get('/index.html', page)
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !OF_NO_PAGE.test(request.url)
    return isPage ? page(request, reply) : notFound(request, reply)
  })
}

/**
 * The parts a page is made of. Their names change with what is in them, so a browser asks once; and
 * a first load asks for twenty, so what only a page understands does not travel with each.
 */
async function addBuilt(files: FastifyInstance, root: string): Promise<void> {
  files.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode !== 200) return done()
    for (const name of Object.keys(reply.getHeaders())) {
      if (!OF_A_PART.has(name)) reply.removeHeader(name)
    }
    reply.headers(BUILT)
    done()
  })
  await files.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    acceptRanges: false,
    etag: false,
    lastModified: false,
  })
}

/** An address under which no screen is: a page there would be taken for a script. */
const OF_NO_PAGE = /\/(api|assets)\//

const OF_A_PART: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
])

const BUILT = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
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
